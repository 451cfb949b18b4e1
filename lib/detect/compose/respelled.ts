/**
 * Finds values in which letters of another alphabet replace Latin ones, because somebody copied or
 * forged them. The check then reports that. Full-width letters count as Latin ones.
 */
import type { Finding } from '../../domain/index.ts';
import {
  damageIn,
  hasLookAlikeLetters,
  rewrite,
  withLatinGroups,
} from '../../reading/text/index.ts';
import type { Detect } from './create-detector.ts';
import { rangesOverlapping } from './ranges.ts';

const SEPARATORS = /[\s.\-‐-―−/·]/g;

/** The value as it is written, so that its check can name the problem. */
function asWritten(finding: Finding, text: string): Finding {
  const raw = text.slice(finding.start, finding.end);
  if (finding.raw === raw) return finding;
  // In a phone number, letters mean digits whatever their alphabet.
  if (finding.kind === 'phone' || !hasLookAlikeLetters(raw)) return { ...finding, raw };
  const value = finding.kind === 'email' ? raw : raw.replace(SEPARATORS, '').toUpperCase();
  return { ...finding, raw, value, evidence: finding.evidence ?? 'shape' };
}

/** Reads a text as if its look-alike letters were Latin. */
export const inLatinLetters =
  (detect: Detect): Detect =>
  (text, options) => {
    const latin = withLatinGroups(text);
    if (latin === text) return detect(text, options);
    return detect(latin, options).map((finding) => asWritten(finding, text));
  };

/**
 * Finds valid IBANs and VAT numbers whose groups are separated by characters that are rare there:
 * AL47/2121/…, DE:136695976. The checks ignore these characters, so what they accept is found.
 */

/** Separators that are ignored by `compactValue`, but not by the finders. */
const OTHER_SEPARATOR = /(?<=[A-Z\d])[/_,:·․‧'](?=[A-Z\d])/gi;

/**
 * @param detect finds values with the usual separators
 * @param detectProven finds only values whose check digits fit
 */
export const withOtherSeparators =
  (detect: Detect, detectProven: Detect): Detect =>
  (text, options) => {
    const found = detect(text, options);
    const plain = text.replace(OTHER_SEPARATOR, '-');
    if (plain === text) return found;
    const proven = detectProven(plain, options)
      .map((finding) => ({ ...finding, raw: text.slice(finding.start, finding.end) }))
      .filter(({ raw }) => /^[A-Z]/i.test(raw) && raw.search(OTHER_SEPARATOR) >= 0);
    const added = proven.filter(({ start, end }) =>
      rangesOverlapping(found, { start, end }).every(
        (part) => part.start >= start && part.end <= end,
      ),
    );
    if (added.length === 0) return found;
    return [
      ...found.filter((finding) => rangesOverlapping(added, finding).length === 0),
      ...added,
    ].sort((a, b) => a.start - b.start);
  };

/** Finds numbers that a program took for quantities as the numbers that somebody entered. */
export const onRepairedText =
  (detect: Detect): Detect =>
  (text, options) => {
    const edits = damageIn(text);
    if (edits.length === 0) return detect(text, options);
    const plain = rewrite(text, edits);
    return detect(plain.text, options).map((finding) => {
      const [start, end] = [plain.startOf(finding.start), plain.endOf(finding.end)];
      return { ...finding, start, end, raw: text.slice(start, end) };
    });
  };
