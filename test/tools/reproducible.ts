/**
 * `npm run zip:check`: packs the extension twice and fails if the bytes differ. Writes the hashes to
 * .output/SHA256SUMS, which `sha256sum --check` reads.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOf } from './programs.ts';

const root = join(import.meta.dirname, '..', '..');
const output = join(root, '.output');

const packed = () => readdirSync(output).filter((name) => name.endsWith('.zip'));

function hashes(): string[] {
  for (const name of packed()) rmSync(join(output, name));
  for (const browser of ['chrome', 'firefox']) {
    const { status } = spawnSync(process.execPath, [scriptOf('wxt'), 'zip', '-b', browser], {
      cwd: root,
      stdio: 'ignore',
    });
    if (status !== 0)
      throw new Error(`Packing for ${browser} failed. Run "npm run zip" to see why.`);
  }
  return packed().map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(output, name)));
    return `${hash.digest('hex')}  ${name}`;
  });
}

const [first, second] = [hashes(), hashes()];
console.log(second.join('\n'));
writeFileSync(join(output, 'SHA256SUMS'), `${second.join('\n')}\n`);
if (first.join() !== second.join()) {
  console.log(`The second build differs. Files of the first build:\n${first.join('\n')}`);
  process.exitCode = 1;
}
