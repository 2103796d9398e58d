// Finds a Chromium and a Firefox to test in, in this order: environment variable, the system's, an earlier download, a
// download. Where none can be had it says the one command that helps. Nothing is ever skipped for want of a browser.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const SYSTEM = {
  chromium: {
    env: ['AUSPEX_CHROMIUM', 'CHROMIUM_PATH', 'CHROME_PATH'],
    linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
    darwin: ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
    win32: [],
  },
  firefox: {
    env: ['AUSPEX_FIREFOX', 'FIREFOX_PATH'],
    linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  },
};

/** Branded Chrome is no candidate: since 137 it ignores --load-extension. */
const OLDEST = { chromium: 148, firefox: 153 };

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Major version as the program itself prints it, or 0. */
function majorVersion(file) {
  try {
    const printed = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    return Number(/(\d+)\.\d/.exec(printed)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function fromEnvironment(name) {
  for (const key of SYSTEM[name].env) {
    const file = process.env[key];
    if (!file) continue;
    if (!runs(file))
      throw new Error(`${key} is set to ${file}, but there is no program there. Correct it or unset it.`);
    return { file, from: key };
  }
  return undefined;
}

function fromSystem(name) {
  for (const file of SYSTEM[name][process.platform] ?? []) {
    if (runs(file) && majorVersion(file) >= OLDEST[name]) return { file, from: 'the system' };
  }
  return undefined;
}

const DOWNLOADS = path.join(homedir(), '.cache', 'auspex-browsers');

async function fromDownload(name) {
  if (name === 'chromium') {
    const { chromium } = await import('@playwright/test');
    const file = chromium.executablePath();
    return file && existsSync(file) ? { file, from: 'an earlier download' } : undefined;
  }
  const walk = (dir, depth) => {
    if (depth > 5 || !existsSync(dir)) return undefined;
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const full = path.join(dir, entry.name);
      if (entry.isFile() && (entry.name === 'firefox' || entry.name === 'firefox.exe') && runs(full)) return full;
      const found = entry.isDirectory() ? walk(full, depth + 1) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  const file = walk(path.join(DOWNLOADS, 'firefox'), 0);
  return file ? { file, from: 'an earlier download' } : undefined;
}

const DOWNLOAD = {
  chromium: ['npx', ['playwright', 'install', 'chromium']],
  firefox: ['npx', ['--yes', '@puppeteer/browsers', 'install', 'firefox@stable', '--path', DOWNLOADS]],
};
const DEBIAN = { chromium: 'chromium', firefox: 'firefox-esr' };

function install(command, args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
    return true;
  } catch {
    return false;
  }
}

function installFromDebian(name) {
  if (process.env.CI !== 'true' || !runs('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  install('apt-get', ['update', '-qq']);
  return install('apt-get', ['install', '-y', '-qq', DEBIAN[name]]) ? fromSystem(name) : undefined;
}

/**
 * @param {'chromium' | 'firefox'} name
 * @returns {Promise<string>} path of the program; throws with the command that helps where there is none
 */
export async function findBrowser(name) {
  const found = fromEnvironment(name) ?? fromSystem(name) ?? (await fromDownload(name)) ?? installFromDebian(name);
  if (found) return found.file;
  console.log(`No ${name} here: downloading one …`);
  if (install(...DOWNLOAD[name])) {
    const loaded = await fromDownload(name);
    if (loaded) return loaded.file;
  }
  const [command, args] = DOWNLOAD[name];
  throw new Error(
    `No ${name} (version ${OLDEST[name]} or later) was found and none could be downloaded. On Debian or Ubuntu: sudo apt-get install ${DEBIAN[name]}; ` +
      `elsewhere: ${command} ${args.join(' ')}; or set ${SYSTEM[name].env[0]} to the program.`,
  );
}
