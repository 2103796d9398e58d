// The search of the list of all rules: what has the words in its name or id first, then what has them in its text. Found rules
// are shown without their groups, and go back into them when the field is empty.
const field = document.getElementById('filter');
const hits = document.getElementById('hits');
const found = document.getElementById('found');
const all = document.getElementById('all');
const rules = [...document.querySelectorAll('.rule')].map((element) => {
  const name = element.querySelector('h3').textContent.toLowerCase();
  const id = element.querySelector('.rule-id code').textContent;
  return { element, home: element.parentElement, name, id, text: `${id} ${element.textContent.toLowerCase()}` };
});

/** 0: the name itself, 1: it begins so, 2: in name or id, 3: in the text, 4: nowhere. */
function rank({ name, id, text }, asked, words) {
  if (name === asked || id === asked || id.endsWith(`:${asked}`)) return 0;
  if (name.startsWith(asked)) return 1;
  if (words.every((word) => name.includes(word) || id.includes(word))) return 2;
  return words.every((word) => text.includes(word)) ? 3 : 4;
}

function show() {
  const asked = field.value.trim().toLowerCase();
  const words = asked.split(/\s+/).filter(Boolean);
  for (const { element, home } of rules) home.append(element);
  all.hidden = words.length > 0;
  found.hidden = words.length === 0;
  found.replaceChildren();
  hits.textContent = '';
  if (words.length === 0) return;
  const ranked = rules.map((rule) => ({ rule, at: rank(rule, asked, words) })).filter(({ at }) => at < 4);
  ranked.sort((a, b) => a.at - b.at);
  found.append(...ranked.map(({ rule }) => rule.element));
  hits.textContent = ranked.length
    ? `${ranked.length} of ${rules.length}`
    : `Nothing found for “${field.value.trim()}”. Try fewer words, or a part of the name.`;
}
field.addEventListener('input', show);

// A link to a rule that the search has put away leads to it all the same.
addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !all.hidden || found.contains(target)) return;
  field.value = '';
  show();
  target.scrollIntoView();
});

document.addEventListener('click', async (event) => {
  const button = event.target.closest('.rule-id button');
  if (!button) return;
  const id = button.previousElementSibling;
  try {
    await navigator.clipboard.writeText(id.textContent);
    button.textContent = 'Copied';
  } catch {
    // Where the clipboard is refused the id is selected, for the reader's own copying.
    getSelection().selectAllChildren(id);
    button.textContent = 'Selected';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 1500);
});
