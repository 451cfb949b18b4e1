/** Finds the browsers that run the extension. Plain JavaScript, because it runs before npm has installed anything. */
import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/**
 * @typedef {'chromium' | 'firefox'} Browser
 * @typedef {{ platform: string, env: Readonly<Record<string, string | undefined>>, home: string }} Machine
 */

/**
 * For each program its names on PATH, and its paths below the folders for programs (`/Applications`,
 * `Program Files`), the preferred program first. Branded Chrome is missing, because from version 137 it
 * loads no unpacked extensions from the command line; so is Edge, for which this is not known.
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

const SYSTEMS = {
  debian: 'Debian',
  ubuntu: 'Ubuntu',
  fedora: 'Fedora',
  macos: 'macOS',
  windows: 'Windows',
  linux: 'other Linux',
};

/** @typedef {keyof typeof SYSTEMS} System */

/** `install`: what to type on each system. */
const ADVICE = {
  chromium: {
    title: 'Chromium (or Chrome for Testing)',
    variable: 'FIELDMARK_CHROMIUM',
    debian: 'chromium',
    install: {
      debian: 'sudo apt-get update && sudo apt-get install chromium',
      // The package of Ubuntu is a snap, which cannot read the built extension.
      ubuntu: 'npx playwright-core install --with-deps chromium',
      fedora: 'sudo dnf install chromium',
      macos: 'npx playwright-core install chromium',
      windows: 'npx playwright-core install chromium',
      linux: 'npx playwright-core install chromium',
    },
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIELDMARK_FIREFOX',
    debian: 'firefox-esr',
    install: {
      debian: 'sudo apt-get update && sudo apt-get install firefox-esr',
      ubuntu: 'sudo snap install firefox',
      fedora: 'sudo dnf install firefox',
      macos: 'brew install --cask firefox (or from https://www.firefox.com)',
      windows: 'winget install Mozilla.Firefox (or from https://www.firefox.com)',
      linux: 'from https://www.firefox.com',
    },
  },
};

/**
 * Every path at which a browser may be, the preferred one first: for each program the folders of PATH, then
 * the usual places.
 * @param {Browser} browser
 * @param {Machine} machine
 * @returns {string[]}
 */
export function candidatePaths(browser, { platform, env, home }) {
  const { join, delimiter } = platform === 'win32' ? win32 : posix;
  const suffix = platform === 'win32' ? '.exe' : '';
  // Windows calls it "Path" too; unlike `process.env`, a plain object is case-sensitive.
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

/** Path of Playwright's Chromium, which need not exist; none before Playwright is installed. */
function ownChromium() {
  try {
    return [createRequire(import.meta.url)('playwright-core').chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * The path of a browser, or null. If its environment variable is set, only that path counts; otherwise
 * Playwright's browser comes first, then those installed on this machine.
 * @param {Browser} browser
 * @returns {string | null}
 */
export function findBrowser(browser) {
  const chosen = process.env[ADVICE[browser].variable];
  if (chosen) return executable(chosen) ? chosen : null;
  const machine = { platform: process.platform, env: process.env, home: homedir() };
  const bundled = browser === 'chromium' ? ownChromium() : [];
  return [...bundled, ...candidatePaths(browser, machine)].find(executable) ?? null;
}

/** @param {Browser} browser */
export function debianPackage(browser) {
  return ADVICE[browser].debian;
}

/**
 * The system by its platform and, on Linux, the text of /etc/os-release; null if it is another Linux.
 * @param {string} platform
 * @param {string} osRelease
 * @returns {System | null}
 */
function systemOf(platform, osRelease) {
  if (platform === 'darwin') return 'macos';
  if (platform === 'win32') return 'windows';
  const ids = /^ID(?:_LIKE)?=.*$/gm;
  const words = (osRelease.match(ids) ?? []).join(' ').split(/[^a-z]+/);
  const known = /** @type {const} */ (['ubuntu', 'debian', 'fedora']);
  return known.find((name) => words.includes(name)) ?? null;
}

function ownSystem() {
  try {
    return systemOf(process.platform, readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return systemOf(process.platform, '');
  }
}

/**
 * A message that says what to type to install a missing browser, here or, on an unknown system, on each.
 * @param {Browser} browser
 * @param {System | null} system
 */
export function installHint(browser, system = ownSystem()) {
  const { title, variable, install } = ADVICE[browser];
  const chosen = process.env[variable];
  if (chosen) return `${variable} is set to ${chosen}, but there is no program at this path.`;
  const names = /** @type {System[]} */ (system ? [system] : Object.keys(SYSTEMS));
  return [
    `${title} was not found. To install it:`,
    ...names.map((name) => `  ${SYSTEMS[name]}: ${install[name]}`),
    `  If it is installed elsewhere: set ${variable} to the path of the program.`,
    ...(browser === 'chromium'
      ? [
          '  Google Chrome does not work: since version 137 it loads no unpacked extension this way.',
        ]
      : []),
  ].join('\n');
}
