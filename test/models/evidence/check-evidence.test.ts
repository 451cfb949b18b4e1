/** Evidence files: an unchanged one is recognised, and each changed byte is found where it is. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkEvidence } from '../../../lib/models/evidence/index.ts';
import { sampleEvidence, signer } from './sample-evidence.ts';

let file = '';
beforeAll(async () => {
  file = await sampleEvidence();
});

const check = (text: string) => checkEvidence(new TextEncoder().encode(text));
const linesOf = (text: string) => text.trimEnd().split('\n');
const joined = (lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('an evidence file', () => {
  it('is unchanged as written, and names its list, time and answers', async () => {
    const found = await check(file);
    expect(found).toMatchObject({
      ...{ state: 'unchanged', list: 'suppliers', written: '2026-11-23T10:00:00.000Z' },
      ...{ entries: 3, withoutBody: 1 },
    });
    expect(found.state === 'unchanged' && found.fingerprint).toMatch(
      /^([0-9a-f]{4} ){7}[0-9a-f]{4}$/,
    );
  });

  it('has the body as text, and what was read only where there is no body', () => {
    const entries = linesOf(file)
      .slice(1, -1)
      .map((line) => JSON.parse(line).entry);
    expect(entries[0]).toMatchObject({
      ...{ n: 1, rows: [2], answered: '2026-11-23T09:00:00.000Z', requestId: null },
      body: '{"valid":true,"bank_name":"Müller \\u00e4"}',
    });
    expect(entries[0]).not.toHaveProperty('answer');
    expect(entries[1]).toMatchObject({ body: null, answer: { valid: true } });
    expect(entries[2]).toMatchObject({ requestId: 'r-7' });
  });

  it.each<[string, (lines: string[]) => string[], object]>([
    ['removed', (lines) => lines.toSpliced(2, 1), { state: 'entry-changed', n: 2 }],
    [
      'moved',
      ([a = '', b = '', c = '', ...d]) => [a, c, b, ...d],
      { state: 'entry-changed', n: 1 },
    ],
    [
      'repeated',
      (lines) => lines.toSpliced(2, 0, lines[1] ?? ''),
      { state: 'entry-changed', n: 2 },
    ],
    ['removed at the end', (lines) => lines.toSpliced(3, 1), { state: 'signature-wrong' }],
    ['added after the signature', (l) => [...l, l[1] ?? ''], { state: 'signature-wrong' }],
    ['cut off with the signature', (lines) => lines.slice(0, 3), { state: 'cut' }],
  ])('finds an answer that was %s', async (_, change, found) => {
    expect(await check(joined(change(linesOf(file))))).toMatchObject(found);
  });

  it('names the value of the changed answer', async () => {
    expect(await check(file.replace('r-7', 'r-8'))).toEqual({
      ...{ state: 'entry-changed', n: 3, value: 'ann@example.com' },
    });
  });

  it('does not accept the signature of another file', async () => {
    const { publicKey, signature } = await (await signer())('0'.repeat(64));
    const lines = linesOf(file).with(-1, JSON.stringify({ publicKey, signature }));
    expect(await check(joined(lines))).toEqual({ state: 'signature-wrong' });
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
        const line = bytes.subarray(0, at).filter((byte) => byte === 10).length;
        const found = await checkEvidence(changed);
        const expected =
          line === 0
            ? { state: 'header-changed' }
            : line === 4
              ? { state: 'signature-wrong' }
              : { state: 'entry-changed', n: line };
        expect(found).toMatchObject(expected);
      }),
      { seed: 23, numRuns: 600 },
    );
  });
});
