/** Flow 1 from the first finding on: one free check for what is new → marks. */
import type { Finding, Kind, Verdict } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import { enclosingElement, isElementVisible, isSlotted, isTextVisible } from '../dom/index.ts';
import { type AskBackground, frameRegistry } from '../frame/index.ts';
import { adjacentLabel, createIncrementalScan, enclosingTelLink, splitRun } from '../scan/index.ts';
import { createMarks, type Mark, type Marks, toMark } from './marks.ts';
import { inDocumentOrder } from './navigation.ts';
import { createTelLinkMark } from './tel-link.ts';

/** Items in one `check` message (its schema's cap), and distinct values in one document. */
const MAX_BATCH = 500;
const MAX_VALUES = 2000;

export interface PageMarkerOptions {
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
}

export interface PageMarker {
  readonly marks: Marks;
  /** Distinct marked values of the whole page, in document order. */
  findings(): Promise<Finding[]>;
  /** Settings changed: forget everything and begin again. */
  reset(): void;
}

/**
 * Whether a candidate is what it looks like. Structure alone condemns it (a phone number outside
 * its numbering plan, `icon@2x.png`); a list or a lookup only says that it is no good.
 */
export const isWorthMarking = ({ standing, basis }: Verdict): boolean =>
  standing !== 'bad' || basis.includes('api') || basis.includes('list');

const findingKey = ({ kind, value }: Finding) => `${kind} ${value}`;

export function createPageMarker({ signal, ask }: PageMarkerOptions): PageMarker {
  const here = frameRegistry();
  const marks = createMarks(signal);
  let settings: Promise<ReplyOf<'site'> | undefined> | undefined;
  /** By value: to be marked or not; undefined while the background is asked. */
  let known = new Map<string, boolean | undefined>();
  let waiting: Mark[] = [];
  let fresh: Finding[] = [];
  const judging = new Set<Promise<void>>();

  /** What was taken away may come back. */
  const forgetDropped = () => {
    for (const { range } of marks.retain()) reader.invalidate(range.startContainer);
  };

  const judge = async (findings: Finding[]) => {
    const asked = known;
    settings ??= ask('site', {});
    const site = await settings;
    // No answer says nothing of the settings: they are asked for again.
    if (!site) settings = undefined;
    const isOff = (kind: Kind) => site && (!site.marks || site.policies[kind] === 'off');
    const items = findings.filter(({ kind }) => !isOff(kind));
    for (const finding of findings) if (isOff(finding.kind)) asked.set(findingKey(finding), false);
    const body = items.map(({ kind, value }) => ({ kind, value }));
    const reply =
      site && items.length > 0 ? await ask('check', { items: body, place: 'text' }) : undefined;
    items.forEach((finding, i) => {
      const verdict = reply?.judgements[i]?.verdict;
      if (verdict) asked.set(findingKey(finding), isWorthMarking(verdict));
      // No answer: not marked now, asked again when the text is read again.
      else asked.delete(findingKey(finding));
    });
    if (asked !== known || signal.aborted) return;
    waiting = waiting.filter((mark) => {
      const key = findingKey(mark.finding);
      const isMarked = known.get(key);
      if (isMarked) marks.add(mark);
      return known.has(key) && isMarked === undefined;
    });
    forgetDropped();
    if (site && site.region !== (here.region ?? '')) {
      here.region = site.region;
      reader.rescan();
    }
  };

  const offer = (mark: Mark | null) => {
    if (!mark) return;
    const key = findingKey(mark.finding);
    const isMarked = known.get(key);
    if (isMarked === false) return;
    if (isMarked) {
      marks.add(mark);
      return;
    }
    if (!known.has(key)) {
      if (known.size >= MAX_VALUES) return;
      known.set(key, undefined);
      fresh.push(mark.finding);
    }
    waiting.push(mark);
  };
  const find = (element: Element, text: string) => {
    const found = here.findInElement?.(element, text) ?? [];
    const label = found.length > 0 ? '' : adjacentLabel(element);
    if (!label) return found;
    return (here.findInElement?.(element, label + text) ?? []).flatMap(
      ({ start, end, ...finding }) =>
        start < label.length
          ? []
          : { ...finding, start: start - label.length, end: end - label.length },
    );
  };
  const read = function* (element: Element, nodes: readonly Text[]) {
    const seen = nodes.filter((node) => isTextVisible(node) && isSlotted(node));
    for (const holder of nodes.map(enclosingElement))
      if (holder && !isElementVisible(holder)) here.observe?.(holder);
    const links = new Map(
      [...new Set(seen.map(enclosingTelLink))].map((link) => [
        link,
        link && createTelLinkMark(link, find),
      ]),
    );
    for (const mark of links.values()) offer(mark);
    for (const block of splitRun(element, seen)) {
      for (const finding of find(element, block.text)) {
        const node = block.ownsOffset(finding.start) && block.positionAt(finding.start)?.node;
        if (node && !links.get(enclosingTelLink(node))) offer(toMark(block, finding));
      }
      yield;
    }
  };
  // A mark whose text changed goes before the next paint.
  const observer = new MutationObserver((records) => {
    const texts = new Set(records.map(({ target }) => target));
    marks.retain(({ range }) => !texts.has(range.startContainer) && !texts.has(range.endContainer));
  });
  const observe = (node: Node) => observer.observe(node, { characterData: true, subtree: true });
  observe(document);
  const settled = () => {
    forgetDropped();
    while (fresh.length > 0) {
      const judged = judge(fresh.splice(0, MAX_BATCH)).finally(() => judging.delete(judged));
      judging.add(judged);
    }
  };

  const reader = createIncrementalScan({
    signal,
    mayContainValue: (text) => here.mayContainValue?.(text) ?? false,
    onTextRun: read,
    onShadowRoot: observe,
    onScanEnd: settled,
  });
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    marks,
    async findings() {
      await reader.scanAll();
      settled();
      await Promise.all(judging);
      return [
        ...new Map(
          inDocumentOrder(marks.all).map(({ finding }) => [findingKey(finding), finding]),
        ).values(),
      ];
    },
    reset() {
      settings = undefined;
      known = new Map();
      waiting = [];
      fresh = [];
      marks.retain(() => false);
      reader.rescan();
    },
  };
}
