import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockProblems, lockSchema } from './lock.ts';

const text = readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8');

/**
 * Packages for other platforms, which the registry that the committed file was made with did not have. The
 * workflow "lock file" completes them (.github/CONTRIBUTING.md, The lock file). The list can only get shorter.
 */
const INCOMPLETE: Readonly<Record<string, readonly string[]>> = {
  '@biomejs/cli': [
    ...['android-arm64', 'android-x64', 'darwin-arm64', 'darwin-x64', 'linux-arm64-musl'],
    ...['linux-x64-musl', 'win32-arm64', 'win32-x64'],
  ],
  '@oxc-parser/binding': [
    ...['android-arm-eabi', 'android-arm64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64'],
    ...['linux-arm-gnueabihf', 'linux-arm-musleabihf', 'linux-ppc64-gnu', 'linux-riscv64-gnu'],
    ...['linux-riscv64-musl', 'linux-s390x-gnu', 'openharmony-arm64', 'win32-arm64-msvc'],
    ...['win32-ia32-msvc', 'win32-x64-msvc'],
  ],
};

it('finds a hash in every entry of the lock file, except the known ones', () => {
  const known = Object.entries(INCOMPLETE).flatMap(([name, platforms]) =>
    platforms.map((platform) => `node_modules/${name}-${platform}`),
  );
  const problems = lockProblems(lockSchema.parse(JSON.parse(text)));
  expect([...problems.keys()].sort()).toEqual(known.sort());
});

it('finds no registry in the lock file, so that npm uses the one of each machine', () => {
  expect(text).not.toMatch(/"resolved": /);
});
