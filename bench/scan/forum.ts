/** A thread about the game, in the project's own words. */
const SENTENCES = [
  'Nine shots with [SUSTAINED HITS 1] hit on 3s, so expect two more on sixes.',
  'Keep a CP for Rapid Ingress and mind Fire Overwatch when they come out of Deep Strike.',
  'Terminators have a 4++, and with Feel No Pain 5+ they are hard to shift.',
  'We played on the small table and nobody remembered to bring water.',
  'My friend painted all of them last winter, and it shows in the light.',
  'Lethal Hits help the bolters more than the guns that wound on 2s anyway.',
  'The drive was long, the hall was cold, and the games were good all the same.',
];

export const POST = `<p class="body">${SENTENCES[0]} ${SENTENCES[4]}</p>`;

/** So many posts; a post is about half a kilobyte. */
export function forumOf(posts: number): string {
  let html = '';
  for (let at = 0; at < posts; at++) {
    const pick = (step: number) => SENTENCES[(at * 3 + step) % SENTENCES.length];
    html += `<article class="post"><h3>Player ${at}</h3><p>${pick(0)} ${pick(3)}</p><p>${pick(1)} <b>${pick(4)}</b> ${pick(6)}</p></article>`;
  }
  return `<!doctype html><meta charset="utf-8"><title>Havocs in Warhammer 40,000 - forum</title><main>${html}</main>`;
}

/** Ten names and nothing else. */
export const LINE =
  'Lethal Hits, Sustained Hits 1, Deep Strike, Rapid Fire 2, Feel No Pain 5+, Rapid Ingress, Devastating Wounds, Fire Overwatch, Sustained Hits 2, Twin-linked';

/** A page with so many names on it. */
export function dense(mentions: number): string {
  return `<!doctype html><meta charset="utf-8"><title>Rules of Warhammer 40,000</title><main>${`<p>${LINE}</p>`.repeat(mentions / 10)}</main>`;
}
