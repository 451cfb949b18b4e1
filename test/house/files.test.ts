/** How long files are, and which names they export. */
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../sources.ts';
import { declaredTwice, exportedBy } from './exports.ts';
import { linesOf, MOST_LINES, tooLong } from './files.ts';
import { ROOM_FILES, SOURCE_FILES } from './graph.ts';

describe('a source file', () => {
  it.each(SOURCE_FILES.filter((path) => linesOf(path) > MOST_LINES))(
    '%s may have more than 250 lines only if it is a table',
    (path) => {
      expect(tooLong([path])).toEqual([]);
    },
  );
});

describe('a style sheet', () => {
  it('has at most 250 lines', () => {
    expect(tooLong(ROOM_FILES.filter((path) => path.endsWith('.css')))).toEqual([]);
  });
});

describe('a file of the gateway', () => {
  it('has at most 250 lines', () => {
    expect(tooLong(ROOM_FILES.filter((path) => path.startsWith('lib/gateway/')))).toEqual([]);
  });
});

describe('an exported name', () => {
  it('is declared in one file', () => {
    expect(declaredTwice(SOURCE_FILES)).toEqual({});
  });

  it('is found in every form of export', () => {
    const source = `export const a = 1, b = 2;
export function c() {}
export class D {}
export type E = string;
export interface F {}
const g = 1;
export { g, g as h };
export { i } from './i.ts';
export type { J } from './j.ts';
export * from './k.ts';
export default a;`;
    expect(exportedBy('a.ts', source)).toEqual(['a', 'b', 'c', 'D', 'E', 'F', 'g', 'h']);
  });

  it('is found in the real files', () => {
    const path = 'lib/domain/kind.ts';
    expect(exportedBy(path, sourceOf(path))).toEqual(['KINDS', 'Kind']);
  });
});
