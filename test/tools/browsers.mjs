/** Where the browsers that drive the extension are. Plain JavaScript: runs before anything is installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Branded Chrome 137 and later refuse to load an unpacked extension, so only Chromium builds count. */
const CANDIDATES = {
  chromium: {
    variable: 'FIELDMARK_CHROMIUM',
    names: ['chromium', 'chromium-browser', 'ungoogled-chromium'],
    paths: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    ],
    debian: 'chromium',
  },
  firefox: {
    variable: 'FIELDMARK_FIREFOX',
    names: ['firefox-esr', 'firefox'],
    paths: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    debian: 'firefox-esr',
  },
};

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a browser, or null: its environment variable first, then PATH, then usual places.
 * @param {'chromium' | 'firefox'} browser
 * @returns {string | null}
 */
export function findBrowser(browser) {
  const { variable, names, paths } = CANDIDATES[browser];
  const chosen = process.env[variable];
  if (chosen) return executable(chosen) ? chosen : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...paths].find(executable) ?? null;
}

/** @param {'chromium' | 'firefox'} browser */
export function debianPackage(browser) {
  return CANDIDATES[browser].debian;
}

/**
 * What a person can do about a missing browser.
 * @param {'chromium' | 'firefox'} browser
 */
export function installHint(browser) {
  const { variable, debian } = CANDIDATES[browser];
  const title = browser === 'chromium' ? 'Chromium (or Chrome for Testing)' : 'Firefox';
  return [
    `No ${title} was found.`,
    `  Debian, Ubuntu: sudo apt-get install ${debian}`,
    `  elsewhere: install ${title}, then set ${variable} to the path of its program.`,
  ].join('\n');
}
