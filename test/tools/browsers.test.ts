import { afterEach, describe, expect, it, vi } from 'vitest';
import { candidatePaths, findBrowser, installHint } from './browsers.mjs';

const LINUX = { platform: 'linux', env: { PATH: '/usr/local/bin:/usr/bin:' }, home: '/home/user' };
const MAC = { platform: 'darwin', env: { PATH: '/opt/homebrew/bin' }, home: '/Users/user' };
const WINDOWS = {
  platform: 'win32',
  env: {
    Path: 'C:\\Windows;D:\\bin',
    LOCALAPPDATA: 'C:\\Users\\A User\\AppData\\Local',
    ProgramFiles: 'C:\\Program Files',
  },
  home: 'C:\\Users\\A User',
};

describe('candidatePaths', () => {
  it.each([
    ['chromium', LINUX, '/usr/bin/chromium'],
    ['chromium', LINUX, '/usr/local/bin/brave-browser'],
    ['firefox', LINUX, '/usr/bin/firefox-esr'],
    ['chromium', MAC, '/opt/homebrew/bin/chromium'],
    ['chromium', MAC, '/Applications/Chromium.app/Contents/MacOS/Chromium'],
    [
      'chromium',
      MAC,
      '/Users/user/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    ],
    ['firefox', MAC, '/Applications/Firefox.app/Contents/MacOS/firefox'],
    ['chromium', WINDOWS, 'D:\\bin\\chromium.exe'],
    ['chromium', WINDOWS, 'C:\\Program Files\\Chromium\\Application\\chrome.exe'],
    ['chromium', WINDOWS, 'C:\\Users\\A User\\AppData\\Local\\Chromium\\Application\\chrome.exe'],
    [
      'chromium',
      WINDOWS,
      'C:\\Program Files\\BraveSoftware\\Brave-Browser\\Application\\brave.exe',
    ],
    ['firefox', WINDOWS, 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  ] as const)('%s: $1.platform has it at %s', (browser, machine, path) => {
    expect(candidatePaths(browser, machine)).toContain(path);
  });

  it.each([LINUX, MAC, WINDOWS])('never takes Google Chrome or Edge on $platform', (machine) => {
    const branded = /google-chrome|Google Chrome\.app|Google\\Chrome\\|edge/i;
    expect(candidatePaths('chromium', machine).filter((path) => branded.test(path))).toEqual([]);
  });

  it.each([LINUX, MAC, WINDOWS])('prefers Chromium to Brave on $platform', (machine) => {
    const paths = candidatePaths('chromium', machine).map((path) => /brave/i.test(path));
    expect(paths).toEqual(paths.toSorted());
    expect(paths[0]).toBe(false);
  });
});

describe('findBrowser', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('returns the path in the variable', () => {
    vi.stubEnv('FIELDMARK_CHROMIUM', process.execPath);
    expect(findBrowser('chromium')).toBe(process.execPath);
  });

  it('returns null for a wrong path in the variable, which the hint names', () => {
    vi.stubEnv('FIELDMARK_FIREFOX', '/nowhere/firefox');
    expect(findBrowser('firefox')).toBeNull();
    expect(installHint('firefox')).toBe(
      'FIELDMARK_FIREFOX is set to /nowhere/firefox, but there is no program at this path.',
    );
  });
});
