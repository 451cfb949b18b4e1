import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockProblems, lockSchema, withoutUnfit } from './lock-problems.ts';

it('names entries without a hash, for the wrong processor, or without a platform’s package', () => {
  const integrity = 'sha512-AAAA';
  const problems = lockProblems({
    packages: {
      '': {},
      'node_modules/own': { link: true },
      'node_modules/fit': { integrity },
      'node_modules/@a/cli-linux-arm64': { integrity, cpu: ['arm64'] },
      'node_modules/@a/cli-linux-arm-musl': { integrity, cpu: ['arm'] },
      'node_modules/arm-tools/node_modules/x64': { integrity, cpu: ['arm'] },
      'node_modules/@a/cli-win32-arm64': { integrity, cpu: ['arm'] },
      'node_modules/@a/cli-darwin-x64': { cpu: ['x64'] },
      'node_modules/whole': { integrity, optionalDependencies: { fit: '1.0.0' } },
      'node_modules/cut': { integrity, optionalDependencies: { 'cli-aix': '1.0.0' } },
    },
  });
  expect(Object.fromEntries(problems)).toEqual({
    'node_modules/arm-tools/node_modules/x64': 'says it is for arm',
    'node_modules/@a/cli-win32-arm64': 'says it is for arm',
    'node_modules/@a/cli-darwin-x64': 'no integrity hash',
    'node_modules/cut': 'asks for cli-aix, which is missing',
  });
});

it('removes entries that depend on an unfit entry, too', () => {
  const integrity = 'sha512-AAAA';
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { optionalDependencies: { 'cli-x64': '1.0.0' } },
      'node_modules/cli': { integrity, optionalDependencies: { 'cli-x64': '1.0.0' } },
      'node_modules/cli-x64': { cpu: ['x64'] },
      'node_modules/other': { integrity, optionalDependencies: { cli: '1.0.0' } },
    },
  };
  expect(withoutUnfit(lock)).toEqual({
    lockfileVersion: 3,
    packages: { '': lock.packages[''], 'node_modules/other': lock.packages['node_modules/other'] },
  });
});

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
