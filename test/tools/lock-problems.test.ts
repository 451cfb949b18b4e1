import { expect, it } from 'vitest';
import { lockProblems, withoutUnfit } from './lock-problems.ts';

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
