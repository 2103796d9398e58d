import { afterEach, describe, expect, test } from 'vitest';
import { markedTexts, NAME, page, type Rehearsal, rehearse, settled } from './rehearsal.ts';

let running: Rehearsal | undefined;
afterEach(() => running?.annotator.stop());

async function annotated(markup: string, ...options: Parameters<typeof rehearse>): Promise<HTMLElement> {
  const main = page(markup);
  running = rehearse(...options);
  await settled(running.annotator);
  return main;
}
const now = () => settled(running!.annotator).then(() => markedTexts());

describe('what is marked', () => {
  test('terms across inline elements and comments, in one mark', async () => {
    await annotated('<p>a <b>Deep</b> <i><u>Str</u>ike</i> and Lethal<!-- x --> Hits.</p>');
    expect(markedTexts()).toEqual(['Deep Strike', 'Lethal Hits']);
    expect(running!.texts()).toEqual(['a Deep Strike and Lethal Hits.']);
  });

  test('no term across blocks, cells, line breaks, pictures or code', async () => {
    await annotated(
      '<p>Deep</p><p>Strike</p><table><tr><td>Deep</td><td>Strike</td></tr></table><p>Deep<br>Strike</p>' +
        '<p>Deep <img alt=""> Strike</p><p>Deep <code>x</code> Strike</p><ul><li>Deep<li>Strike</ul>',
    );
    expect(markedTexts()).toEqual([]);
  });

  test('no term across inline elements that a style makes blocks, but those inside each', async () => {
    await annotated(
      '<div style="display:flex"><span>Deep</span> <span>Strike</span></div>' +
        '<p><span style="display:block">Blast 40k Deep</span><span style="display:block"> Strike Lethal Hits</span></p>',
    );
    expect(markedTexts()).toEqual(['Blast', 'Lethal Hits']);
  });

  test('editors, fields, code and what is no text are left alone; a plain list in pre is read', async () => {
    await annotated(
      `<textarea>Deep Strike</textarea><select><option>Deep Strike</select><input value="Deep Strike">
      <div contenteditable>Deep <p>Strike Lethal Hits</p></div><div contenteditable="plaintext-only">Deep Strike</div>
      <div role="textbox">Deep Strike</div><div class="ProseMirror"><p>Deep Strike</p></div>
      <code>Deep Strike</code><pre><code>Deep Strike</code></pre><pre class="language-x">Deep Strike</pre><kbd>Deep Strike</kbd>
      <svg><text>Deep Strike</text></svg><noscript>Deep Strike</noscript><style>.x::after { content: "Deep Strike" }</style>
      <template>Deep Strike</template><div class="monaco-editor"><span>Deep Strike</span></div>
      <nav>Deep Strike</nav><p role="navigation">Deep Strike</p><pre translate="no">Deep Strike</pre><div contenteditable="false">Lethal Hits</div><pre>1 gun: Blast 40k</pre>`,
    );
    expect(markedTexts()).toEqual(['Lethal Hits', 'Blast']);
    expect(running!.texts().join()).not.toContain('Deep');
  });

  test('scope and exclude; a selector that is none is no harm', async () => {
    await annotated(
      '<p class="in">Deep Strike</p><p>Deep Strike</p><p class="in"><q>Lethal Hits</q></p>',
      {},
      {
        scope: '.in',
        exclude: 'q',
      },
    );
    expect(markedTexts()).toEqual(['Deep Strike']);
    running!.annotator.stop();
    running = rehearse({}, { exclude: '(((' });
    expect(await now()).toHaveLength(3);
  });

  test('open shadow trees, those attached late, and what changes in them', async () => {
    const main = await annotated('<div id="a"></div><x-late></x-late>');
    const root = main.querySelector('#a')!.attachShadow({ mode: 'open' });
    const late = main.querySelector('x-late')!.attachShadow({ mode: 'open' });
    late.append('Lethal Hits');
    root.append(Object.assign(document.createElement('p'), { textContent: 'Deep Strike' }));
    await expect.poll(() => now(), { timeout: 3000 }).toHaveLength(2);
    expect(root.adoptedStyleSheets).toHaveLength(1);
    root.querySelector('p')!.firstChild!.nodeValue = 'Deep Strike, Deep Strike';
    expect(await now()).toHaveLength(3);
  });

  test('what the page says later lights up what it said before', async () => {
    const main = await annotated('<p>Blast</p>');
    expect(markedTexts()).toEqual([]);
    main.append('this is 40k');
    expect(await now()).toEqual(['Blast']);
  });

  test('the first in each post', async () => {
    const post = '<article><p>Deep Strike, Lethal Hits</p><p>Deep Strike</p></article>';
    await annotated(post + post, { mentions: 'first' });
    expect(markedTexts()).toEqual(['Deep Strike', 'Lethal Hits', 'Deep Strike', 'Lethal Hits']);
    expect(running!.annotator.count).toBe(4);
    running!.annotator.update({ ...(await import('../core/settings/settings.ts')).DEFAULTS, mentions: 'every' });
    expect(await now()).toHaveLength(6);
  });

  test('headings and regions are told to the detector', async () => {
    await annotated('<h2><a>Title</a></h2><article><p>one</p><p>two</p></article><article>three</article>');
    expect(running!.detections[0]!.facts).toEqual([
      { region: 0, heading: true },
      { region: 1, heading: false },
      { region: 1, heading: false },
      { region: 2, heading: false },
    ]);
  });

  test('a text node of 4 MB has its first marks long before all of it is read', async () => {
    page(`<p>${'Deep Strike and words between. '.repeat(130_000)}</p>`);
    running = rehearse();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (markedTexts().length === 0) await frame();
    const early = running.texts().length;
    await settled(running.annotator);
    expect(early).toBeLessThan(running.texts().length / 2);
    expect(running.annotator.count).toBe(130_000);
  });

  test('a text node of 400 kB, terms at the cuts included, each once', async () => {
    const filler = 'word '.repeat(37);
    const text = Array.from({ length: 2000 }, (_, index) => `${filler}Deep Strike ${index}`).join('. ');
    await annotated('<p></p>');
    document.querySelector('p')!.append(text);
    await settled(running!.annotator);
    expect(running!.annotator.count).toBe(2000);
    expect(running!.annotator.stats.registered).toBeLessThanOrEqual(300);
  });
});

describe('the page is not touched', () => {
  const MARKUP = '<p>Deep <b>Strike</b></p><article>Lethal Hits<br>Blast 40k</article>';

  test('its serialised tree is the same before and after', async () => {
    const main = page(MARKUP);
    const before = document.documentElement.outerHTML;
    const nodes = [...main.querySelectorAll('*')].flatMap((element) => [...element.childNodes]);
    running = rehearse();
    await settled(running.annotator);
    expect(running.annotator.count).toBe(3);
    expect(document.documentElement.outerHTML).toBe(before);
    expect([...main.querySelectorAll('*')].flatMap((element) => [...element.childNodes])).toEqual(nodes);
    running.annotator.stop();
    expect(document.documentElement.outerHTML).toBe(before);
  });

  test('a page without rules gets nothing: no style, no highlight, no warm stage', async () => {
    const sheets = document.adoptedStyleSheets.length;
    await annotated('<p>Deep</p><p>The strike of the century</p>');
    expect(CSS.highlights.has(NAME)).toBe(false);
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
    expect(running!.stage.log).toEqual([]);
  });

  test('stop takes everything out, and off is like stop until it is on again', async () => {
    const sheets = document.adoptedStyleSheets.length;
    await annotated(MARKUP);
    const { DEFAULTS } = await import('../core/settings/settings.ts');
    running!.annotator.next();
    running!.annotator.update({ ...DEFAULTS, on: false });
    expect([...CSS.highlights.keys()]).toEqual([]);
    expect([running!.annotator.count, document.adoptedStyleSheets.length]).toEqual([0, sheets]);
    running!.annotator.update(DEFAULTS);
    expect(await now()).toHaveLength(3);
    running!.annotator.stop();
    expect([...CSS.highlights.keys()]).toEqual([]);
    expect(running!.stage.log.at(-1)).toBe('remove');
  });

  test('a detector that fails marks nothing and throws nothing', async () => {
    const failures: unknown[] = [];
    const listen = (event: Event) => failures.push(event);
    addEventListener('error', listen);
    addEventListener('unhandledrejection', listen);
    const broken = () => {
      throw new Error('broken');
    };
    await annotated(
      MARKUP,
      {},
      {
        detect: () => ({ add: broken, judge: broken, revision: 0, edition: undefined }),
      },
    );
    expect(running!.annotator.stats).toMatchObject({ marks: 0, errors: 3 });
    running!.annotator.stop();
    running = rehearse({}, { detect: broken });
    expect([running.annotator.next(), running.annotator.lookUp('Deep Strike')]).toEqual([undefined, false]);
    removeEventListener('error', listen);
    removeEventListener('unhandledrejection', listen);
    expect(failures).toEqual([]);
  });
});

describe('a page that changes', () => {
  test('text that comes late is marked, and only the new text is read', async () => {
    const main = await annotated('<p>Deep Strike</p><p>nothing</p>');
    const before = running!.texts().length;
    for (let index = 0; index < 50; index++) {
      const post = document.createElement('div');
      post.append(`comment ${index}: `, Object.assign(document.createElement('b'), { textContent: 'Lethal Hits' }));
      main.append(post);
    }
    expect(await now()).toHaveLength(51);
    expect(running!.texts().length - before).toBe(50);
  });

  test('rewritten text keeps no stale mark, not even until the next frame', async () => {
    const main = await annotated('<p>Deep Strike</p>');
    const text = main.querySelector('p')!.firstChild as Text;
    text.data = 'Now Lethal Hits';
    await Promise.resolve();
    await Promise.resolve();
    expect(running!.annotator.count).toBe(1);
    expect(await now()).toEqual(['Lethal Hits']);
    text.data = 'nothing';
    await Promise.resolve();
    expect(markedTexts()).toEqual([]);
    text.data = '';
    expect(await now()).toEqual([]);
  });

  test('text that is removed is forgotten; what is put back is marked again', async () => {
    const main = await annotated('<p>Deep <b>Strike</b></p><div><p>Lethal Hits</p></div>');
    const bold = main.querySelector('b')!;
    const box = main.querySelector('div')!;
    bold.remove();
    box.remove();
    expect(await now()).toEqual([]);
    expect(running!.annotator.stats.candidateRuns).toBe(0);
    main.querySelector('p')!.append(bold);
    main.prepend(box);
    expect(await now()).toEqual(['Lethal Hits', 'Deep Strike']);
  });

  test('lines that are joined and parted', async () => {
    const main = await annotated('<p>Deep<br>Strike</p><p>Lethal Hits</p>');
    const br = main.querySelector('br')!;
    br.replaceWith(' ');
    expect(await now()).toEqual(['Deep Strike', 'Lethal Hits']);
    (main.lastChild!.firstChild as Text).splitText(6);
    expect(await now()).toEqual(['Deep Strike', 'Lethal Hits']);
    main.lastChild!.insertBefore(document.createElement('hr'), main.lastChild!.lastChild);
    expect(await now()).toEqual(['Deep Strike']);
  });

  test('an inline element that is moved leaves the words it ran on into behind', async () => {
    const main = await annotated('<p><i>Deep Strike</i>s</p><p></p>');
    expect(markedTexts()).toEqual([]);
    main.children[1]!.append(main.querySelector('i')!);
    expect(await now()).toEqual(['Deep Strike']);
  });

  test('a block that comes into a line parts it, at the end of an element and behind a comment as well', async () => {
    const main = await annotated('<p><i>Deep</i> Strike</p><p>Lethal <!-- -->Hits</p>');
    expect(await now()).toHaveLength(2);
    main.querySelector('i')!.append(document.createElement('div'));
    main.querySelector('p:last-child')!.insertBefore(document.createElement('hr'), main.lastElementChild!.lastChild);
    expect(await now()).toEqual([]);
    main.querySelector('i')!.lastChild!.remove();
    main.querySelector('hr')!.remove();
    expect(await now()).toHaveLength(2);
  });

  test('a list that is keyed and reordered, as frameworks do', async () => {
    const main = await annotated('<ul></ul>');
    const list = main.querySelector('ul')!;
    const items = Array.from({ length: 20 }, (_, index) => {
      const item = document.createElement('li');
      item.append(`${index} `, 'Deep Strike');
      return item;
    });
    list.append(...items);
    expect(await now()).toHaveLength(20);
    list.replaceChildren(...[...items].reverse());
    expect(await now()).toHaveLength(20);
    expect(running!.annotator.list()).toMatchObject([{ rule: 'deep strike', count: 20 }]);
    items[3]!.lastChild!.nodeValue = 'Lethal Hits';
    items[4]!.remove();
    expect(new Set(await now())).toEqual(new Set(['Deep Strike', 'Lethal Hits']));
    expect(running!.annotator.count).toBe(19);
  });

  test('a body that is replaced', async () => {
    await annotated('<p>Deep Strike</p>');
    const body = document.createElement('body');
    const main = document.createElement('main');
    main.append('Lethal Hits');
    body.append(main);
    document.body.replaceWith(body);
    expect(await now()).toEqual(['Lethal Hits']);
  });

  test('a thousand rounds of comments leave nothing behind', async () => {
    const main = await annotated('<div id="thread"></div>');
    const thread = main.querySelector('#thread')!;
    for (let round = 0; round < 1000; round++) {
      const post = document.createElement('p');
      post.append('Deep Strike');
      thread.replaceChildren(post);
      if (round % 50 === 0) await now();
    }
    expect(await now()).toEqual(['Deep Strike']);
    expect(running!.annotator.stats).toMatchObject({ candidateRuns: 1, marks: 1, registered: 1 });
  });
});
