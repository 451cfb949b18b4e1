/**
 * Finds values in which letters of another alphabet replace Latin ones, because somebody copied or
 * forged them. The check then reports that. Full-width letters count as Latin ones.
 */
import type { Finding } from '../../domain/index.ts';
import { damageIn, hasLookAlikeLetters, rewrite, withLatinGroups } from '../../text/index.ts';
import type { Detect } from './create-detector.ts';

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
