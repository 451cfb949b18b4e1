/**
 * Marks the page's values: checks new ones with one free message, then marks them. Used once the
 * page has a first value.
 */

import { type Finding, valueKey } from '../../domain/index.ts';
import type { PageFinding } from '../../extension/index.ts';
import type { readCandidate } from '../../values/detect/page-detector.ts';
import {
  type AskBackground,
  enclosingElement,
  frameRegistry,
  isElementVisible,
  isSlotted,
  isTextVisible,
  joinedRuns,
} from '../dom/index.ts';
import {
  createIncrementalScan,
  createLabelReader,
  enclosingTelLink,
  runInSlices,
  splitRun,
  textOptionsOf,
} from '../scan/index.ts';
import { createColumnReader } from './column-values.ts';
import { lineContextOf, telLinkFinding } from './context.ts';
import { createMarks, type FindingRange, type Marks, toFindingRange } from './marks.ts';
import { inDocumentOrder } from './navigation.ts';
import { createValueChecks } from './value-checks.ts';

/** Labels are not added to longer texts, UTF-16 code units. */
const MAX_LABELLED_LENGTH = 1024;

/** Eight capitals or digits that may be a BIC: six letters first. */
const LIKE_BIC = /(?<![A-Z])[A-Z]{6}[A-Z\d]{2}/;
/** The least that a mistyped value in its own cell has: four digits, or a domain. */
const LIKE_LABELLED = /\d(?:\D?\d){3}|\w\.[a-z]{2,}\s*$/;
/** A cell with a value is at most this long, UTF-16 code units. */
const MAX_CELL_LENGTH = 64;

/** Whether a text may be a value if the page's structure gives it a label. */
const mayBeLabelled = (text: string) =>
  LIKE_BIC.test(text) || (text.length <= MAX_CELL_LENGTH && LIKE_LABELLED.test(text));

export interface PageMarkerOptions {
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
  /** Reads a whole text as one value of a kind, mistyped or not. */
  readonly readAsKind: typeof readCandidate;
  /** Called when the number of distinct marked bad values has changed. */
  readonly onBadCount?: (count: number) => void;
}

export interface PageMarker {
  readonly marks: Marks;
  /** The distinct marked values of the whole page, in document order. */
  findings(): Promise<PageFinding[]>;
  /** Drops all marks and scans again, after the settings changed. */
  reset(): void;
}

/**
 * The blocks of a run, created lazily. A concealed piece is a block by itself: it may be a whole
 * value that fades in.
 */
function* blocksOf(element: Element, nodes: readonly Text[]) {
  for (const run of joinedRuns(element, nodes)) yield* splitRun(element, run);
}

export function createPageMarker({
  signal,
  ask,
  readAsKind,
  onBadCount,
}: PageMarkerOptions): PageMarker {
  const registry = frameRegistry();
  /** Whether the person wants marks on values that pass; known before the first mark is added. */
  let showsPassing = false;
  const marks = createMarks(signal, (severity) => severity !== 'fine' || showsPassing);
  const labels = createLabelReader();
  /** Findings whose check is pending. */
  let pending: FindingRange[] = [];
  let badCount = 0;

  /** Drops marks whose text changed and reads that text again. */
  const dropChanged = () => {
    for (const { range } of marks.retain()) scan.invalidate(range.startContainer);
  };
  const reportBadCount = () => {
    const bad = [...marks.all].filter(({ severity }) => severity === 'bad');
    const count = new Set(bad.map(({ finding }) => valueKey(finding))).size;
    if (count !== badCount) onBadCount?.(count);
    badCount = count;
  };

  const checks = createValueChecks({
    ask,
    pageRegion: () => textOptionsOf(document.documentElement).region,
    async onChecked(site) {
      if (signal.aborted) return;
      showsPassing = site?.passing ?? showsPassing;
      // A value without an answer is dropped. Its text is read again after the next change.
      const { waiting = [], answered = [] } = Object.groupBy(pending, ({ finding }) =>
        checks.isPending(finding) ? 'waiting' : 'answered',
      );
      pending = waiting;
      await runInSlices(markChecked(answered), signal);
      checks.send();
      dropChanged();
      reportBadCount();
      if (site && site.region !== (registry.region ?? '')) {
        registry.region = site.region;
        scan.rescan();
      }
    },
  });

  /** Marks a finding according to its check. @returns whether its check is still pending */
  const addIfChecked = (found: FindingRange): boolean => {
    const severity = checks.severityOf(found.finding);
    if (severity) {
      const mark = { ...found, severity };
      marks.add(mark);
      columns.note(mark);
    }
    return severity === undefined;
  };
  /** Marks the values that were checked, then reads their columns. Yields after each value. */
  function* markChecked(answered: readonly FindingRange[]): Generator<undefined> {
    for (const found of answered) {
      addIfChecked(found);
      yield;
    }
    yield* columns.readChanged();
  }
  const addOrCheck = (found: FindingRange | null) => {
    if (found && addIfChecked(found) && checks.request(found.finding)) pending.push(found);
  };
  const findDirectly = (element: Element, text: string) =>
    registry.findInElement?.(element, text) ?? [];
  const find = (element: Element, text: string): readonly Finding[] => {
    const found = findDirectly(element, text);
    if (text.length > MAX_LABELLED_LENGTH) return found;
    for (const label of labels.labelsOf(element)) {
      const labelled = findDirectly(element, label + text)
        .filter(({ start }) => start >= label.length)
        .map((finding) => ({
          ...finding,
          start: finding.start - label.length,
          end: finding.end - label.length,
        }));
      const isLabelled = ({ evidence }: Finding) => evidence === 'label';
      if (found.length > 0 ? labelled.some(isLabelled) : labelled.length > 0) return labelled;
    }
    return found.some(({ evidence }) => evidence) ? found : findByLines(element, text, found);
  };
  /** The values that the lines around this one explain; if none, the values that were found without them. */
  const findByLines = (element: Element, text: string, found: readonly Finding[]) => {
    const context = lineContextOf(element, text);
    if (!context) return found;
    const { before, after } = context;
    const explained = findDirectly(element, before + text + after)
      .filter(({ evidence, start }) => evidence === 'shape' && start >= before.length)
      .map((finding) => ({
        ...finding,
        start: finding.start - before.length,
        end: finding.end - before.length,
      }))
      .filter(({ end }) => end <= text.length);
    return explained.length > 0 ? explained : found;
  };
  const columns = createColumnReader({
    find: findDirectly,
    readAs: (kind, element, text) =>
      readAsKind(kind, text, textOptionsOf(element, registry.region)),
    add: addOrCheck,
  });
  const onTextRun = function* (element: Element, nodes: readonly Text[]) {
    const visible = nodes.filter((node) => isTextVisible(node) && isSlotted(node));
    for (const parent of nodes.map(enclosingElement))
      if (parent && !isElementVisible(parent)) registry.observe?.(parent);
    const linkFindings = new Map(
      [...new Set(visible.map(enclosingTelLink))].map((link) => [
        link,
        link && telLinkFinding(link, find),
      ]),
    );
    for (const found of linkFindings.values()) addOrCheck(found);
    for (const block of blocksOf(element, visible)) {
      for (const finding of find(element, block.text)) {
        const node = block.ownsOffset(finding.start) && block.positionAt(finding.start)?.node;
        if (node && !linkFindings.get(enclosingTelLink(node)))
          addOrCheck(toFindingRange(block, finding));
      }
      yield;
    }
  };
  // Removes a mark before the next paint after its text changed.
  const observer = new MutationObserver((records) => {
    const texts = new Set(records.map(({ target }) => target));
    marks.retain(({ range }) => !texts.has(range.startContainer) && !texts.has(range.endContainer));
  });
  const observe = (node: Node) => observer.observe(node, { characterData: true, subtree: true });
  observe(document);
  const onScanEnd = () => {
    labels.forget();
    dropChanged();
    checks.send();
    reportBadCount();
  };

  const scan = createIncrementalScan({
    signal,
    mayContainValue: (text) => registry.mayContainValue?.(text) || mayBeLabelled(text),
    onTextRun,
    onShadowRoot: observe,
    onViewportRead: checks.send,
    onScanEnd,
  });
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    marks,
    async findings() {
      await scan.scanAll();
      onScanEnd();
      await checks.settled();
      return [
        ...new Map(
          inDocumentOrder(marks.all).map(({ finding, severity }) => [
            valueKey(finding),
            { ...finding, severity },
          ]),
        ).values(),
      ];
    },
    reset() {
      checks.reset();
      columns.reset();
      pending = [];
      marks.retain(() => false);
      scan.rescan();
    },
  };
}
