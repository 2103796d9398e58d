// The demo pages without the embed, for trying the extension: it stays dark where a site explains its rules itself. Their
// links lead to each other, so that nobody walks out of the demonstration unawares.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const PAGES = { index: 'Start', forum: 'Forum', blog: 'Blog', 'army-list': 'Army list', news: 'Another subject' };
const links = Object.entries(PAGES).map(([name, title]) => `<a href="${name}.html">${title}</a>`);
const NAV = `<nav aria-label="Site">${links.join('')}<a href="../index.html">Pages with the embed</a></nav>
<p class="plain">No embed here: what you see is the extension.</p></header>`;

const START = `<main>
<h1>The same pages without the embed</h1>
<p>For trying the extension: these pages run no script of ours, so every underline and every card comes from the extension. Is nothing underlined on the forum page? Then the extension is not loaded: <code>npm start</code> prints the folder to load.</p>
<ul class="cards">
<li><a href="forum.html"><b>Forum thread</b><br>Posts, quotes and signatures.</a></li>
<li><a href="blog.html"><b>Blog article</b><br>Rules in running text.</a></li>
<li><a href="army-list.html"><b>Army list</b><br>A pasted list: its rules and units answer.</a></li>
<li><a href="news.html"><b>Another subject</b><br>Heavy, blast and leader that mean something else: nothing is marked.</a></li>
</ul>
</main>`;

const plain = (page) =>
  page
    .replace(/<script type="module"[^>]*data-auspex[^>]*><\/script>\n?/, '')
    .replace(/<nav aria-label="Site">[\s\S]*?<\/header>/, () => NAV);

/** @param {string} site folder of the built site, with its demo pages */
export async function buildPlainPages(site) {
  await mkdir(path.join(site, 'plain'), { recursive: true });
  for (const name of await readdir(path.join(site, 'demo')))
    await writeFile(path.join(site, 'plain', name), plain(await readFile(path.join(site, 'demo', name), 'utf8')));
  const forum = await readFile(path.join(site, 'plain/forum.html'), 'utf8');
  await writeFile(
    path.join(site, 'plain/index.html'),
    forum
      .replace(/<title>[^<]*<\/title>/, '<title>Pages without the embed | Auspex</title>')
      .replace(/<main>[\s\S]*<\/main>/, () => START),
  );
}
