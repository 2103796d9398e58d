import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const START = [
  { id: 1, text: 'Sustained Hits 1 on the bolters' },
  { id: 2, text: 'Lethal Hits on the cannons' },
  { id: 3, text: 'Rapid Ingress at the end of the phase' },
];

function App() {
  const [posts, setPosts] = useState(START);
  const [count, setCount] = useState(0);
  // In development React logs what it cannot reconcile; a test reads it here.
  window.app = {
    rewrite: () => setPosts((all) => all.map((post) => ({ ...post, text: `${post.text}!` }))),
    reverse: () => setPosts((all) => [...all].reverse()),
    drop: () => setPosts((all) => all.slice(1)),
    add: () => setPosts((all) => [...all, { id: all.length + 10, text: `Deep Strike number ${all.length}` }]),
    tick: () => setCount((value) => value + 1),
  };
  return h(
    'section',
    null,
    h('p', { id: 'count' }, 'Seen ', count, ' times: Fire Overwatch'),
    count % 2 ? 'Devastating Wounds, now and then' : null,
    h(
      'ul',
      null,
      posts.map((post) => h('li', { key: post.id }, post.text)),
    ),
  );
}
createRoot(document.getElementById('app')).render(h(App));
