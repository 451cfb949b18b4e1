/** Evidence files: an unchanged one is recognised, and each changed byte is found where it is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../../../lib/workbench/evidence.ts';
import { sampleEvidence, signer } from './sample-evidence.ts';

const file = await sampleEvidence();

const check = (text: string) => checkEvidence(new Blob([text]));
const linesOf = (text: string) => text.trimEnd().split('\n');
const joined = (lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('an evidence file', () => {
  it('is unchanged as written, and names its list, time and answers', async () => {
    const found = await check(file);
    expect(found).toMatchObject({
      state: 'unchanged',
      list: 'suppliers',
      written: '2026-11-23T10:00:00.000Z',
      entries: 3,
      withoutBody: 1,
    });
    expect(found.state === 'unchanged' && found.fingerprint).toMatch(
      /^([0-9a-f]{4} ){7}[0-9a-f]{4}$/,
    );
  });

  it('has the body as text, and what was read only where there is no body', () => {
    const entries = linesOf(file)
      .slice(1)
      .map((line) => JSON.parse(line));
    expect(entries[0]).toMatchObject({
      n: 1,
      rows: [2],
      answered: '2026-11-23T09:00:00.000Z',
      requestId: null,
      body: '{"valid":true,"bank_name":"Müller \\u00e4"}',
    });
    expect(entries[0]).not.toHaveProperty('answer');
    expect(entries[1]).toMatchObject({ body: null, answer: { valid: true } });
    expect(entries[2]).toMatchObject({ requestId: 'r-7' });
  });

  const IBAN = 'DE89370400440532013000';
  it.each<[string, (lines: string[]) => string[], object[]]>([
    ['removed at the end', (lines) => lines.toSpliced(3, 1), [{ kind: 'missing', n: 3 }]],
    [
      'moved',
      ([a = '', b = '', c = '', d = '']) => [a, b, d, c],
      [{ kind: 'moved', n: 2, value: 'DE136695976' }],
    ],
    ['repeated', (lines) => [...lines, lines[1] ?? ''], [{ kind: 'added', value: IBAN }]],
    ['added', (lines) => lines.toSpliced(2, 0, '{"n":2}'), [{ kind: 'added', value: null }]],
    [
      'changed, with another that is missing',
      ([a = '', b = '', , d = '']) => [a, b.replace('[2]', '[7]'), d],
      [
        { kind: 'changed', n: 1, value: IBAN },
        { kind: 'missing', n: 2 },
      ],
    ],
  ])('finds an answer that was %s', async (_, change, changes) => {
    expect(await check(joined(change(linesOf(file))))).toEqual({
      state: 'answers-changed',
      changes,
      isMore: false,
    });
  });

  it('does not accept the signature of another file', async () => {
    const { publicKey, signature } = await (await signer())('0'.repeat(64));
    const forged = file
      .replace(/"publicKey":"\w+"/, `"publicKey":"${publicKey}"`)
      .replace(/"signature":"\w+"/, `"signature":"${signature}"`);
    expect(await check(forged)).toEqual({ state: 'header-changed' });
  });

  it.each(['', 'a,b', '{}', '\n\n', '{"entry":{}}'])('does not take %j for one', async (text) => {
    expect(await check(text)).toEqual({ state: 'not-evidence' });
  });

  it('finds any changed byte, in the line where it is', async () => {
    const bytes = new TextEncoder().encode(file);
    const place = fc.nat(bytes.length - 1);
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, difference) => {
        const changed = bytes.with(at, (bytes[at] ?? 0) ^ difference);
        const n = bytes.subarray(0, at).filter((byte) => byte === 10).length;
        const found = await checkEvidence(new Blob([changed]));
        if (n === 0) expect(found).toEqual({ state: 'header-changed' });
        // A place that is not readable any more: one answer was added, and this one is missing.
        else if (found.state === 'answers-changed') {
          const places = found.changes.flatMap((change) => ('n' in change ? [change.n] : []));
          expect(places).toContain(n);
        } else expect(found.state).toBe('answers-changed');
      }),
      { seed: 23, numRuns: 600 },
    );
  });
});

describe('a hostile file', () => {
  /** Counts the bytes that are read. */
  class CountedBlob extends Blob {
    read = 0;
    override slice(start = 0, end = this.size) {
      this.read += Math.min(end, this.size) - start;
      return super.slice(start, end);
    }
  }
  const junk = (line: string) =>
    new CountedBlob([file, ...Array(100).fill(line.repeat(1_000_000 / line.length))]);

  it('of line feeds alone is no evidence, and not read on', async () => {
    const blob = new CountedBlob(Array(30).fill('\n'.repeat(1_000_000)));
    expect(await checkEvidence(blob)).toEqual({ state: 'not-evidence' });
    expect(blob.read).toBeLessThan(1000);
  });

  it.each([['\n'], ['{"n":1,"value":"x"}\n'.padStart(25, ' ')]])(
    'of many lines %j after the answers is not read to its end',
    async (line) => {
      const blob = junk(line);
      expect(await checkEvidence(blob)).toMatchObject({ state: 'answers-changed', isMore: true });
      expect(blob.read).toBeLessThan(2_000_000);
    },
  );

  it('of one endless line is not kept in memory', async () => {
    const blob = junk('x');
    expect(await checkEvidence(blob)).toEqual({ state: 'unreadable' });
    expect(blob.read).toBeLessThan(70_000_000);
  });
});
