import { expect, it } from 'vitest';
import { lockProblems } from './lock-problems.ts';

it('names entries without a hash, and for another processor than their name says', () => {
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
    },
  });
  expect(Object.fromEntries(problems)).toEqual({
    'node_modules/arm-tools/node_modules/x64': 'says it is for arm',
    'node_modules/@a/cli-win32-arm64': 'says it is for arm',
    'node_modules/@a/cli-darwin-x64': 'no integrity hash',
  });
});
