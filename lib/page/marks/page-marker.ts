/**
 * Marks the page's values: checks new ones with one free message, then marks them. Used once the
 * page has a first value.
 */

import { valueKey } from '../../domain/index.ts';
import type { PageFinding } from '../../extension/index.ts';
import { readCandidate } from '../../values/detect/page-detector.ts';
import { type AskBackground, effectiveLanguage, frameRegistry } from '../dom/index.ts';
import { createIncrementalScan, pageRegion, runInSlices, textOptionsOf } from '../scan/index.ts';
import { createColumnReader } from './column-values.ts';
import { createValueFinder, mayBeLabelled } from './find-values.ts';
import { createMarks, type FindingRange, type Marks } from './marks.ts';
import { inDocumentOrder } from './navigation.ts';
import { createValueChecks } from './value-checks.ts';

export interface PageMarkerOptions {
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
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

export function createPageMarker({ signal, ask, onBadCount }: PageMarkerOptions): PageMarker {
  const registry = frameRegistry();
  /** Whether the person wants marks on values that pass; known before the first mark is added. */
  let showsPassing = false;
  const marks = createMarks(signal, (severity) => severity !== 'fine' || showsPassing);
  const values = createValueFinder();
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
    pageRegion: () => pageRegion(effectiveLanguage(document.documentElement), location.hostname),
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
  const addOrCheck = (found: FindingRange) => {
    if (addIfChecked(found) && checks.request(found.finding)) pending.push(found);
  };
  const columns = createColumnReader({
    find: values.findDirectly,
    readAs: (kind, element, text) =>
      readCandidate(kind, text, textOptionsOf(element, registry.region)),
    add: addOrCheck,
  });
  function* onTextRun(element: Element, nodes: readonly Text[]) {
    for (const found of values.findInRun(element, nodes)) {
      if (found) addOrCheck(found);
      else yield;
    }
  }
  // Removes a mark before the next paint after its text changed.
  const observer = new MutationObserver((records) => {
    const texts = new Set(records.map(({ target }) => target));
    marks.retain(({ range }) => !texts.has(range.startContainer) && !texts.has(range.endContainer));
  });
  const observe = (node: Node) => observer.observe(node, { characterData: true, subtree: true });
  observe(document);
  const onScanEnd = () => {
    values.forgetLabels();
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
