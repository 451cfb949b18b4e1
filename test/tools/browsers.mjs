/** Where the browsers that drive the extension are. Plain JavaScript: runs before anything is installed. */
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/**
 * @typedef {'chromium' | 'firefox'} Browser
 * @typedef {{ platform: string, env: Readonly<Record<string, string | undefined>>, home: string }} Machine
 */

/**
 * One program by where each system has it: its names on PATH, and paths from where programs are
 * installed (`/Applications`, `Program Files`). Branded Chrome 137 and later refuses to load an
 * unpacked extension from the command line, so it is not looked for; neither is Edge, of which it is
 * not known. The best come first.
 */
const PROGRAMS = {
  chromium: [
    {
      names: ['chromium', 'chromium-browser', 'ungoogled-chromium', 'chrome-for-testing'],
      mac: 'Chromium.app/Contents/MacOS/Chromium',
      windows: 'Chromium\\Application\\chrome.exe',
    },
    {
      names: [],
      mac: 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      windows: 'Google\\Chrome for Testing\\Application\\chrome.exe',
    },
    {
      names: ['brave-browser', 'brave'],
      mac: 'Brave Browser.app/Contents/MacOS/Brave Browser',
      windows: 'BraveSoftware\\Brave-Browser\\Application\\brave.exe',
    },
  ],
  firefox: [
    {
      names: ['firefox-esr', 'firefox'],
      mac: 'Firefox.app/Contents/MacOS/firefox',
      windows: 'Mozilla Firefox\\firefox.exe',
    },
    {
      names: ['firefox-developer-edition'],
      mac: 'Firefox Developer Edition.app/Contents/MacOS/firefox',
      windows: 'Firefox Developer Edition\\firefox.exe',
    },
  ],
};

const ADVICE = {
  chromium: {
    title: 'Chromium (or Chrome for Testing)',
    variable: 'FIELDMARK_CHROMIUM',
    debian: 'chromium',
    anywhere: 'npx playwright-core install chromium',
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIELDMARK_FIREFOX',
    debian: 'firefox-esr',
    anywhere: 'install it from https://www.firefox.com',
  },
};

/**
 * Every path at which a browser may be, the best first: for each program PATH, then the usual places.
 * @param {Browser} browser
 * @param {Machine} machine
 * @returns {string[]}
 */
export function candidatePaths(browser, { platform, env, home }) {
  const { join, delimiter } = platform === 'win32' ? win32 : posix;
  const suffix = platform === 'win32' ? '.exe' : '';
  // Windows knows it as "Path", too; an object that is not `process.env` minds the case.
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  return PROGRAMS[browser].flatMap(({ names, mac, windows }) => {
    const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name + suffix)));
    if (platform === 'darwin') {
      return [...onPath, join('/Applications', mac), join(home, 'Applications', mac)];
    }
    if (platform !== 'win32') return onPath;
    const bases = [env.LOCALAPPDATA, env.ProgramFiles, env['ProgramFiles(x86)']];
    return [...onPath, ...bases.flatMap((base) => (base ? [join(base, windows)] : []))];
  });
}

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium that Playwright keeps for itself, whether it is there or not; none before it is installed. */
function ownChromium() {
  try {
    return [createRequire(import.meta.url)('playwright-core').chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * The path of a browser, or null: what its environment variable says and nothing else, or the one
 * that the driver brought, or one of this machine's.
 * @param {Browser} browser
 * @returns {string | null}
 */
export function findBrowser(browser) {
  const chosen = process.env[ADVICE[browser].variable];
  if (chosen) return executable(chosen) ? chosen : null;
  const machine = { platform: process.platform, env: process.env, home: homedir() };
  const own = browser === 'chromium' ? ownChromium() : [];
  return [...own, ...candidatePaths(browser, machine)].find(executable) ?? null;
}

/** @param {Browser} browser */
export function debianPackage(browser) {
  return ADVICE[browser].debian;
}

/**
 * What a person can do about a missing browser.
 * @param {Browser} browser
 */
export function installHint(browser) {
  const { title, variable, debian, anywhere } = ADVICE[browser];
  const chosen = process.env[variable];
  if (chosen) return `${variable} is set to ${chosen}, but there is no program at this path.`;
  return [
    `${title} was not found. To install it:`,
    `  Debian: sudo apt-get install ${debian}`,
    `  Windows, macOS, other Linux: ${anywhere}`,
    `  If it is installed elsewhere: set ${variable} to the path of the program.`,
    ...(browser === 'chromium'
      ? ['  Google Chrome will not do: since version 137 it loads no unpacked extension this way.']
      : []),
  ].join('\n');
}
