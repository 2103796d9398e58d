// The knobs of an element's demo page: each change goes to the element at once, the markup beside it follows.
const { tag } = document.querySelector('main').dataset;
const element = document.querySelector(`.ground ${tag}`);
const ground = document.querySelector('.ground');
const sample = document.querySelector('.sample');
const knobs = [...document.querySelectorAll('.knobs [data-name]')];
const events = document.querySelector('#events');
const markup = document.querySelector('#markup');

/** The element is given what it reads from once the embed is there. */
const ready = async () => {
  await customElements.whenDefined(tag);
  while (tag !== 'auspex-term' && !element.source) await new Promise((done) => setTimeout(done, 30));
};

const GROUNDS = { light: ['#f6f7f9', '#1c2430'], dark: ['#14171c', '#d5dae2'] };
const onPage = {
  ground: (value) => {
    const [back = '', ink = ''] = GROUNDS[value] ?? [];
    ground.style.background = back;
    ground.style.color = ink;
    ground.style.colorScheme = GROUNDS[value] ? value : '';
    // The element looks at its page again when the root changes.
    document.documentElement.dataset.ground = value;
  },
  width: (value) => {
    sample.style.maxWidth = `${value}px`;
  },
};

async function showRecords(name, id) {
  const records = await element.source.variants(id);
  Object.assign(element, { [name]: records, chosen: records[0] });
}

function setAttribute(knob) {
  const { name } = knob.dataset;
  if (knob.type === 'checkbox') element.toggleAttribute(name, knob.checked);
  else if (knob.value === '') element.removeAttribute(name);
  else element.setAttribute(name, knob.value);
}

async function turn(knob) {
  const { name, sets } = knob.dataset;
  if (sets === 'page') return onPage[name](knob.value);
  if (sets === 'attribute') setAttribute(knob);
  else {
    await ready();
    if (sets === 'records') await showRecords(name, knob.value);
    else if (sets === 'call') await element[name](JSON.parse(knob.value));
    else element[name] = JSON.parse(knob.value) ?? undefined;
  }
  writeMarkup();
}

function writeMarkup() {
  const [first] = sample.children;
  const copy = first.cloneNode(true);
  for (const own of [copy, ...copy.querySelectorAll('*')]) {
    if (!own.localName.startsWith('auspex-')) continue;
    for (const name of ['theme', 'tabindex', 'wide']) own.removeAttribute(name);
    if (own.getAttribute('locale') === 'en') own.removeAttribute('locale');
  }
  markup.textContent = copy.outerHTML.replaceAll('=""', '');
}

const told = (key, value) =>
  key === 'record' ? `${value.edition}:${value.id}` : value instanceof DOMRectReadOnly ? undefined : value;
const seen = (event) => {
  if (event.composedPath()[0]?.closest?.('.knobs')) return;
  if (events.dataset.used === undefined) events.replaceChildren();
  events.dataset.used = '';
  const line = document.createElement('p');
  const detail = event.detail === null ? '' : JSON.stringify(event.detail, told);
  line.textContent = `${event.type} ${detail.length > 300 ? `${detail.slice(0, 300)}…` : detail}`;
  events.prepend(line);
  while (events.children.length > 6) events.lastChild.remove();
};
const NAMES = 'ask choose close copied copy drag edition leave not-a-rule odds pick pin'.split(' ');
for (const name of NAMES) ground.addEventListener(`auspex-${name}`, seen);

// What a shell answers: a choice is shown, a pin agreed to.
element.addEventListener('auspex-choose', (event) => {
  if (tag === 'auspex-chooser') element.chosen = event.detail.record;
});
element.addEventListener('auspex-pin', (event) => {
  element.pinned = event.detail.pinned;
});
element.addEventListener('auspex-close', () => {
  element.clear?.();
});

for (const knob of knobs) {
  knob.addEventListener('input', () => void turn(knob));
  const untouched = knob.dataset.sets === 'attribute' && (knob.value === '' || knob.type === 'checkbox');
  if (!untouched) void turn(knob);
}
document.querySelector('.knobs').addEventListener('submit', (event) => event.preventDefault());
document.querySelector('#copy').addEventListener('click', async (event) => {
  await navigator.clipboard.writeText(markup.textContent);
  event.target.textContent = 'Copied';
  setTimeout(() => {
    event.target.textContent = 'Copy';
  }, 1500);
});
