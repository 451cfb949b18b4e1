/**
 * Adds mistyped values to the findings of a text: values after a label, and values that have the
 * shape of a kind but break its rules. A label outweighs a pattern: after "VAT:", a number is a VAT
 * number even if it begins like an IBAN.
 */
import type { Finding, Kind } from '../../domain/index.ts';
import { isAmountAlone } from '../../kinds/shared/amounts.ts';
import type { LabelledPlace, MistypedFinder } from '../../kinds/shared/mistyped-finder.ts';
import { createWrittenReader } from '../../kinds/shared/written-reader.ts';
import { readFirst, textRegionOf } from '../../text/index.ts';
import { createContactLines } from './contact-lines.ts';
import type { CompleteFindings, ScannedText, TextOptions } from './create-detector.ts';
import { digitPlaces, openDigits, type ProofTest } from './digit-places.ts';
import { createLabelGroups, type Label, type LabelGroup } from './label-groups.ts';
import { isClean } from './labels.ts';
import { type PartTest, withLabelled, withShapes } from './merge-findings.ts';
import { indexAfter } from './ranges.ts';

type Place = Pick<LabelledPlace, 'limit' | 'region' | 'words'>;

/** The value at `start` that one of the labels announces, the nearest label first; and the other labels. */
function readAt(text: string, start: number, labels: readonly Label[], place: Place) {
  for (let i = labels.length - 1; i >= 0; i--) {
    const label = labels[i];
    for (const finder of label?.owners ?? []) {
      const finding = finder.readLabelled(text, start, { ...place, label: label?.word ?? '' });
      if (finding) return { finding, rest: labels.filter((other) => other !== label) };
    }
  }
  return null;
}

/** The values of a group of labels: the first anywhere near, each other one right after the one before. */
function valuesOf(text: string, { labels, end, limit }: LabelGroup, region: string): Finding[] {
  const findings: Finding[] = [];
  let pending = labels;
  let from = end;
  while (pending.length > 0) {
    const isNear = findings.length > 0;
    const read = readFirst(text, from, limit, (start, words) =>
      isNear && words > 0 ? null : readAt(text, start, pending, { limit, region, words }),
    );
    if (!read) break;
    findings.push(read.finding);
    pending = read.rest;
    from = read.finding.end;
  }
  return findings;
}

/** Whether a label is part of the value before it, as in "CHE-116.281.710 MWST". */
function isSuffix(text: string, { start, owners }: Label, before: Finding | undefined): boolean {
  if (!before || start - before.end > 2) return false;
  // Other labels after a value announce the next one.
  return (
    owners.some(({ kind, hasSuffix }) => hasSuffix && kind === before.kind) &&
    !/[^ \xa0]/.test(text.slice(before.end, start))
  );
}

/** Whether a label is neither inside a value nor part of one. */
function isOpen(label: Label, { text, findings }: ScannedText): boolean {
  const next = indexAfter(findings, label.start);
  return (
    (findings[next]?.start ?? label.end) >= label.end && !isSuffix(text, label, findings[next - 1])
  );
}

/** The group without labels that are inside a value or part of one; null if none remains. */
function openGroup(group: LabelGroup, scan: ScannedText): LabelGroup | null {
  if (group.labels.every((label) => isOpen(label, scan))) return group;
  const labels = group.labels.filter((label) => isOpen(label, scan));
  const end = labels.at(-1)?.end;
  return end === undefined ? null : { ...group, labels, end };
}

/** Most characters between a label and a value that was already found. */
const NEAR = 4;

/** The whole value of the label's kind that was found right after a single label, and the label's owner. */
function valueRightAfter({ text, findings }: ScannedText, group: LabelGroup) {
  const [label, other] = group.labels;
  const next = findings[indexAfter(findings, group.end)];
  if (other || !next || next.start - group.end > NEAR) return undefined;
  const owner = label?.owners.find(({ kind }) => kind === next.kind);
  // What has a form of its own and ends there is not a part of something mistyped.
  const isSure = owner?.proof === 'form' && isClean(text, next);
  if (!owner || (owner.isPart && !isSure)) return undefined;
  const isApart = /[\p{Alpha}\d]/u.test(text.slice(group.end, next.start));
  return isApart ? undefined : { value: next, owner };
}

/**
 * Adds mistyped values to findings; `evidence` says why each is a finding.
 * @param knowsCheckDigits whether the exact finders reject values with wrong check digits; if not,
 * a value of the right shape is kept even if its check fails
 */
export function createMistypedReader(
  finders: readonly MistypedFinder[],
  knowsCheckDigits: boolean,
): CompleteFindings {
  const labelGroupsOf = createLabelGroups(finders);
  const byShape = finders.filter((finder) => finder.findByShape);
  const hasCheckDigits: ProofTest = ({ kind }) =>
    finders.some((finder) => finder.kind === kind && finder.proof === 'check-digits');
  const isProven: ProofTest = (found) => knowsCheckDigits || hasCheckDigits(found);
  const contacts = createContactLines(finders);
  const readAsKind = createKindReader(finders);
  const isPart =
    (text: string): PartTest =>
    (part, whole) =>
      part.start >= whole.start &&
      part.end <= whole.end &&
      finders.some((finder) => finder.kind === whole.kind && finder.isPart?.(text, part, whole));
  return (scan) => {
    const { text, region, groups, atSigns } = scan;
    const { prefixed, internationalDigits, labelled: digits } = digitPlaces(scan);
    const labelled: Finding[] = [];
    for (const candidate of labelGroupsOf(scan, digits, knowsCheckDigits)) {
      const group = openGroup(candidate, scan);
      const floor = labelled.at(-1)?.end ?? 0;
      if (!group || (group.labels[0]?.start ?? 0) < floor) continue;
      const right = valueRightAfter(scan, group);
      if (right) {
        const { value, owner } = right;
        if (!knowsCheckDigits && !owner.isOther?.test(value.raw))
          labelled.push({ ...value, evidence: 'label' });
        continue;
      }
      for (const value of valuesOf(text, group, region))
        labelled.push({ ...value, evidence: 'label' });
    }
    let findings = withLabelled(scan.findings, labelled, isPart(text), hasCheckDigits);
    if (groups.length === 0 && atSigns.length === 0) return findings;
    const findingAt = (offset: number) => {
      const found = findings[indexAfter(findings, offset)];
      return found && found.start <= offset ? found : undefined;
    };
    let prefixedDigits = openDigits(prefixed, findings, isProven);
    const places = { region, knowsCheckDigits, internationalDigits, atSigns, findingAt };
    for (const finder of byShape) {
      const found = finder.findByShape?.(text, { ...places, prefixedDigits }) ?? [];
      if (found.length === 0) continue;
      findings = withShapes(findings, found, isPart(text), knowsCheckDigits);
      prefixedDigits = openDigits(prefixedDigits, findings, isProven);
    }
    const readAs = (kind: Kind, line: string) => readAsKind(kind, line, { region });
    return contacts(text, findings, readAs, knowsCheckDigits);
  };
}

/** Reads a whole text as one value of a kind, even if mistyped; null if it clearly is none. */
export type ReadAsKind = (kind: Kind, text: string, options?: TextOptions) => Finding | null;

export function createKindReader(finders: readonly MistypedFinder[]): ReadAsKind {
  const readWritten = createWrittenReader(finders);
  return (kind, text, options = {}) => {
    const finder = finders.find((candidate) => candidate.kind === kind);
    // A byte-order mark is part of what is written.
    const start = text.search(/[\S\ufeff]/);
    if (!finder || start < 0) return null;
    const region = textRegionOf(options.region, options.lang);
    const read = (written: string, from: number): Finding | null => {
      const place = { limit: written.length, words: 0, region };
      const finding = finder.readLabelled(written, from, place);
      return finding && { ...finding, evidence: 'column' };
    };
    const end = text.trimEnd().length;
    const raw = text.slice(start, end);
    // What a program left behind a number looks like cents, and cents like that.
    const plain = isAmountAlone(raw) ? raw : readWritten(kind, raw).text;
    const found = plain === raw ? null : read(plain, 0);
    return found?.start === 0 && found.end === plain.length
      ? { ...found, start, end, raw }
      : read(text, text.search(/\S/));
  };
}
