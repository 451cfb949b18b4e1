/**
 * Finds valid IBANs and VAT numbers whose groups are separated by characters that are rare there:
 * AL47/2121/…, DE:136695976. The checks ignore these characters, so what they accept is found.
 */
import type { Detect } from './create-detector.ts';
import { rangesOverlapping } from './ranges.ts';

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
