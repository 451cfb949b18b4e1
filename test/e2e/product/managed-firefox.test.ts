/** Settings of an organisation in Firefox, by a managed-storage manifest on Linux. */
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirefoxWorld, openFirefoxWorld } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';

const ADDON = 'fieldmark@fieldmark.dev';
const CONFIG = '/usr/lib/mozilla';
const FOLDER = join(CONFIG, 'managed-storage');

function mayWrite(): boolean {
  try {
    accessSync(CONFIG, constants.W_OK);
    return process.platform === 'linux';
  } catch {
    return false;
  }
}

describe.skipIf(!mayWrite())('a manifest (needs to write /usr/lib/mozilla)', () => {
  const had = existsSync(FOLDER);
  const file = join(FOLDER, `${ADDON}.json`);
  let world: FirefoxWorld;

  beforeAll(async () => {
    // Other tests' browsers read the same file, so this sets a default that no other test checks.
    const data = { transparencyParameter: 'ct_history', locked: ['transparencyParameter'] };
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(
      file,
      JSON.stringify({ name: ADDON, description: 'ignored', type: 'storage', data }),
    );
    world = await openFirefoxWorld({});
  });
  afterAll(async () => {
    rmSync(file, { force: true });
    if (!had) rmSync(FOLDER, { recursive: true, force: true });
    await world.close();
  });

  it('locks a setting', async () => {
    await world.firefox.welcome();
    const page = await world.ours('/options.html');
    await until(async () => {
      const [value, disabled, row] = await page.evaluate(() => {
        const field = document.getElementById('setting-transparencyParameter');
        if (!(field instanceof HTMLInputElement)) return [];
        return [field.value, field.disabled, field.parentElement?.textContent];
      });
      expect([value, disabled]).toEqual(['ct_history', true]);
      expect(row).toContain('Set by your organisation');
    });
  });
});
