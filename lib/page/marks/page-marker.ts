/** Flow 1 after the first finding: checks new values with one free message, then marks them. */
import type { Finding, Kind, Verdict } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import { enclosingElement, isElementVisible, isSlotted, isTextVisible } from '../dom/index.ts';
import { type AskBackground, frameRegistry } from '../frame/index.ts';
import { adjacentLabel, createIncrementalScan, enclosingTelLink, splitRun } from '../scan/index.ts';
import { createMarks, type Mark, type Marks, toMark } from './marks.ts';
import { inDocumentOrder } from './navigation.ts';
import { createTelLinkMark } from './tel-link.ts';

/** The most items in one `check` message (its schema's limit), and the most distinct values in one document. */
const MAX_BATCH = 500;
const MAX_VALUES = 2000;

export interface PageMarkerOptions {
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
}

export interface PageMarker {
  readonly marks: Marks;
  /** The distinct marked values of the whole page, in document order. */
  findings(): Promise<Finding[]>;
  /** Drops all marks and scans again, after the settings changed. */
  reset(): void;
}

/**
 * Whether a candidate is a value of its kind. False if it is bad by its structure alone (a phone number
 * outside its numbering plan, `icon@2x.png`); a value that is bad by a list or a lookup is still marked.
 */
export const isWorthMarking = ({ standing, basis }: Verdict): boolean =>
  standing !== 'bad' || basis.includes('api') || basis.includes('list');

const findingKey = ({ kind, value }: Finding) => `${kind} ${value}`;

export function createPageMarker({ signal, ask }: PageMarkerOptions): PageMarker {
  const registry = frameRegistry();
  const marks = createMarks(signal);
  let settings: Promise<ReplyOf<'site'> | undefined> | undefined;
  /** Whether to mark each value; undefined while the check is pending. */
  let isMarkedByKey = new Map<string, boolean | undefined>();
  /** Marks of values whose check is pending. */
  let pendingMarks: Mark[] = [];
  /** Findings that were not sent to the background yet. */
  let newFindings: Finding[] = [];
  const checks = new Set<Promise<void>>();

  /** Drops marks whose text changed, and has that text read again, as it may change back. */
  const dropChanged = () => {
    for (const { range } of marks.retain()) scan.invalidate(range.startContainer);
  };

  const check = async (findings: Finding[]) => {
    // `reset` replaces the map: then this check is outdated.
    const checked = isMarkedByKey;
    settings ??= ask('site', {});
    const site = await settings;
    // Not cached after a failure: the next check asks again.
    if (!site) settings = undefined;
    const isOff = (kind: Kind) => site && (!site.marks || site.policies[kind] === 'off');
    const items = findings.filter(({ kind }) => !isOff(kind));
    for (const finding of findings)
      if (isOff(finding.kind)) checked.set(findingKey(finding), false);
    const body = items.map(({ kind, value }) => ({ kind, value }));
    const reply =
      site && items.length > 0 ? await ask('check', { items: body, place: 'text' }) : undefined;
    items.forEach((finding, i) => {
      const verdict = reply?.judgements[i]?.verdict;
      if (verdict) checked.set(findingKey(finding), isWorthMarking(verdict));
      // No answer: not marked now, checked again when the text is read again.
      else checked.delete(findingKey(finding));
    });
    if (checked !== isMarkedByKey || signal.aborted) return;
    pendingMarks = pendingMarks.filter((mark) => {
      const key = findingKey(mark.finding);
      const isMarked = isMarkedByKey.get(key);
      if (isMarked) marks.add(mark);
      return isMarkedByKey.has(key) && isMarked === undefined;
    });
    dropChanged();
    if (site && site.region !== (registry.region ?? '')) {
      registry.region = site.region;
      scan.rescan();
    }
  };

  const addOrCheck = (mark: Mark | null) => {
    if (!mark) return;
    const key = findingKey(mark.finding);
    const isMarked = isMarkedByKey.get(key);
    if (isMarked === false) return;
    if (isMarked) {
      marks.add(mark);
      return;
    }
    if (!isMarkedByKey.has(key)) {
      if (isMarkedByKey.size >= MAX_VALUES) return;
      isMarkedByKey.set(key, undefined);
      newFindings.push(mark.finding);
    }
    pendingMarks.push(mark);
  };
  const find = (element: Element, text: string) => {
    const found = registry.findInElement?.(element, text) ?? [];
    const label = found.length > 0 ? '' : adjacentLabel(element);
    if (!label) return found;
    return (registry.findInElement?.(element, label + text) ?? []).flatMap(
      ({ start, end, ...finding }) =>
        start < label.length
          ? []
          : { ...finding, start: start - label.length, end: end - label.length },
    );
  };
  const onTextRun = function* (element: Element, nodes: readonly Text[]) {
    const visible = nodes.filter((node) => isTextVisible(node) && isSlotted(node));
    for (const parent of nodes.map(enclosingElement))
      if (parent && !isElementVisible(parent)) registry.observe?.(parent);
    const linkMarks = new Map(
      [...new Set(visible.map(enclosingTelLink))].map((link) => [
        link,
        link && createTelLinkMark(link, find),
      ]),
    );
    for (const mark of linkMarks.values()) addOrCheck(mark);
    for (const block of splitRun(element, visible)) {
      for (const finding of find(element, block.text)) {
        const node = block.ownsOffset(finding.start) && block.positionAt(finding.start)?.node;
        if (node && !linkMarks.get(enclosingTelLink(node))) addOrCheck(toMark(block, finding));
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
    dropChanged();
    while (newFindings.length > 0) {
      const done = check(newFindings.splice(0, MAX_BATCH)).finally(() => checks.delete(done));
      checks.add(done);
    }
  };

  const scan = createIncrementalScan({
    signal,
    mayContainValue: (text) => registry.mayContainValue?.(text) ?? false,
    onTextRun,
    onShadowRoot: observe,
    onScanEnd,
  });
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    marks,
    async findings() {
      await scan.scanAll();
      onScanEnd();
      await Promise.all(checks);
      return [
        ...new Map(
          inDocumentOrder(marks.all).map(({ finding }) => [findingKey(finding), finding]),
        ).values(),
      ];
    },
    reset() {
      settings = undefined;
      isMarkedByKey = new Map();
      pendingMarks = [];
      newFindings = [];
      marks.retain(() => false);
      scan.rescan();
    },
  };
}
