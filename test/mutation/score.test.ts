import { describe, expect, it } from 'vitest';
import { chosenFiles, goalOf, mutatedFiles } from './files.ts';
import { complaint, raised, type Score, scoresOf, table } from './score.ts';

const mutants = (fileName: string, ...statuses: string[]) =>
  statuses.map((status) => ({ fileName, status }));

const score = (file: string, percent: number): Score => ({ file, percent, noticed: 1, all: 1 });

describe('scores', () => {
  it('are percentages of noticed mutants, worst first', () => {
    const scores = scoresOf([
      ...mutants('a.ts', 'Killed', 'Timeout', 'Survived', 'Ignored', 'RuntimeError'),
      ...mutants('b.ts', 'Killed', 'NoCoverage', 'Survived'),
      ...mutants('types.ts', 'Ignored'),
    ]);
    expect(scores).toEqual([
      { file: 'b.ts', noticed: 1, all: 3, percent: 33.3 },
      { file: 'a.ts', noticed: 2, all: 3, percent: 66.6 },
    ]);
  });

  it('are compared with the baseline, then with the goal', () => {
    expect(complaint(score('a.ts', 79.9), { 'a.ts': 80 }, 85)).toBe('fell from 80');
    expect(complaint(score('a.ts', 84.9), { 'a.ts': 80 }, 85)).toBe('must reach 85');
    expect(complaint(score('a.ts', 85), { 'a.ts': 85 }, 85)).toBeNull();
    expect(complaint(score('new.ts', 1), {}, 0)).toBeNull();
  });

  it('raise the baseline and never lower it; deleted files are dropped', () => {
    const before = { 'a.ts': 80, 'b.ts': 60, 'gone.ts': 90, 'not-run.ts': 70 };
    const fresh = [score('a.ts', 70), score('b.ts', 65.5), score('c.ts', 50)];
    expect(raised(before, fresh, ['a.ts', 'b.ts', 'c.ts', 'not-run.ts', 'types.ts'])).toEqual({
      'a.ts': 80,
      'b.ts': 65.5,
      'c.ts': 50,
      'not-run.ts': 70,
    });
  });

  it('are shown in a table', () => {
    const text = table([score('a.ts', 5), score('longer.ts', 100)], ({ file }) =>
      file === 'a.ts' ? 'fell from 6' : null,
    );
    expect(text).toBe('a.ts         5.0       1/1  fell from 6\nlonger.ts  100.0       1/1');
  });
});

describe('files', () => {
  const all = [
    'lib/api/client/client.ts',
    'lib/page/field/tracker.ts',
    'lib/service/lookup/authorization.ts',
  ];

  it.each([
    { names: [], chosen: all },
    { names: ['service'], chosen: ['lib/service/lookup/authorization.ts'] },
    { names: ['lib/page/'], chosen: ['lib/page/field/tracker.ts'] },
    { names: ['lib\\page\\field\\tracker.ts', 'page'], chosen: ['lib/page/field/tracker.ts'] },
    {
      names: ['service/lookup/authorization.ts', 'api'],
      chosen: ['lib/api/client/client.ts', 'lib/service/lookup/authorization.ts'],
    },
  ])('are chosen by $names', ({ names, chosen }) => {
    expect(chosenFiles(all, names)).toEqual(chosen);
  });

  it('are never chosen by a part of a name', () => {
    expect(() => chosenFiles(all, ['serv'])).toThrow(RangeError);
  });

  it.each([
    ['lib/service/billing/ledger.ts', 85],
    ['lib/page/field/value.ts', 85],
    ['lib/api/failures/http-errors.ts', 85],
    ['lib/service/popup/module.ts', 0],
    ['lib/page/line/placement.ts', 0],
  ])('%s must reach %d', (file, goal) => {
    expect(goalOf(file)).toBe(goal);
  });

  it('include checks and lookups of a kind, but not its tables and finders', () => {
    const files = mutatedFiles(process.cwd());
    expect(files).toContain('lib/service/lookup/authorization.ts');
    expect(files).toContain('lib/kinds/iban/check.ts');
    expect(files).toContain('lib/kinds/iban/lookup.ts');
    expect(
      files.filter((file) => /\/(?:data|find|field-)/.test(file) && /kinds/.test(file)),
    ).toEqual([]);
  });
});
