/** Flow 1 from the first finding on: one free check for what is new → marks. */
import type { Finding } from '../finding.ts';
import type { Kind } from '../kinds/index.ts';
import type { ReplyOf } from '../messages.ts';
import type { Verdict } from '../verdict.ts';
import type { AskBackground } from './ask-background.ts';
import { labelBeside, telLinkOf } from './beside.ts';
import { cutRun } from './cut.ts';
import { createMarks, type Mark, type Marks, toMark } from './mark.ts';
import { readOn } from './read-on.ts';
import { isSeen, isShown, isSlotted } from './readable.ts';
import { stages } from './stage.ts';
import { linkMark } from './tel-link.ts';
import { elementOf } from './tree.ts';
import { inOrder } from './walk.ts';

/** Items in one `check` message (its schema's cap), and distinct values in one document. */
const BATCH = 500;
const MOST_VALUES = 2000;

export interface MarkTextOptions {
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
}

export interface MarkedText {
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
export const isReal = ({ standing, basis }: Verdict): boolean =>
  standing !== 'bad' || basis.includes('api') || basis.includes('list');

const keyOf = ({ kind, value }: Finding) => `${kind} ${value}`;

export function markText({ signal, ask }: MarkTextOptions): MarkedText {
  const here = stages();
  const marks = createMarks(signal);
  let settings: Promise<ReplyOf<'site'> | undefined> | undefined;
  /** By value: to be marked or not; undefined while the background is asked. */
  let known = new Map<string, boolean | undefined>();
  let waiting: Mark[] = [];
  let fresh: Finding[] = [];
  const judging = new Set<Promise<void>>();

  /** What was taken away may come back. */
  const forgetDropped = () => {
    for (const { range } of marks.keep()) reader.forget(range.startContainer);
  };

  const judge = async (findings: Finding[]) => {
    const asked = known;
    settings ??= ask('site', {});
    const site = await settings;
    // No answer says nothing of the settings: they are asked for again.
    if (!site) settings = undefined;
    const isOff = (kind: Kind) => site && (!site.marks || site.policies[kind] === 'off');
    const items = findings.filter(({ kind }) => !isOff(kind));
    for (const finding of findings) if (isOff(finding.kind)) asked.set(keyOf(finding), false);
    const body = items.map(({ kind, value }) => ({ kind, value }));
    const reply =
      site && items.length > 0 ? await ask('check', { items: body, place: 'text' }) : undefined;
    items.forEach((finding, i) => {
      const verdict = reply?.judgements[i]?.verdict;
      if (verdict) asked.set(keyOf(finding), isReal(verdict));
      // No answer: not marked now, asked again when the text is read again.
      else asked.delete(keyOf(finding));
    });
    if (asked !== known || signal.aborted) return;
    waiting = waiting.filter((mark) => {
      const key = keyOf(mark.finding);
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
    const key = keyOf(mark.finding);
    const isMarked = known.get(key);
    if (isMarked === false) return;
    if (isMarked) {
      marks.add(mark);
      return;
    }
    if (!known.has(key)) {
      if (known.size >= MOST_VALUES) return;
      known.set(key, undefined);
      fresh.push(mark.finding);
    }
    waiting.push(mark);
  };
  const find = (element: Element, text: string) => {
    const found = here.find?.(element, text) ?? [];
    const label = found.length > 0 ? '' : labelBeside(element);
    if (!label) return found;
    return (here.find?.(element, label + text) ?? []).flatMap(({ start, end, ...finding }) =>
      start < label.length
        ? []
        : { ...finding, start: start - label.length, end: end - label.length },
    );
  };
  const read = function* (element: Element, nodes: readonly Text[]) {
    const seen = nodes.filter((node) => isSeen(node) && isSlotted(node));
    for (const holder of nodes.map(elementOf)) if (holder && !isShown(holder)) here.heed?.(holder);
    const links = new Map(
      [...new Set(seen.map(telLinkOf))].map((link) => [link, link && linkMark(link, find)]),
    );
    for (const mark of links.values()) offer(mark);
    for (const block of cutRun(element, seen)) {
      for (const finding of find(element, block.text)) {
        const node = block.owns(finding.start) && block.locate(finding.start)?.node;
        if (node && !links.get(telLinkOf(node))) offer(toMark(block, finding));
      }
      yield;
    }
  };
  // A mark whose text changed goes before the next paint.
  const observer = new MutationObserver((records) => {
    const texts = new Set(records.map(({ target }) => target));
    marks.keep(({ range }) => !texts.has(range.startContainer) && !texts.has(range.endContainer));
  });
  const observe = (node: Node) => observer.observe(node, { characterData: true, subtree: true });
  observe(document);
  const settled = () => {
    forgetDropped();
    while (fresh.length > 0) {
      const judged = judge(fresh.splice(0, BATCH)).finally(() => judging.delete(judged));
      judging.add(judged);
    }
  };

  const reader = readOn({
    signal,
    mayHold: (text) => here.mayHold?.(text) ?? false,
    onRun: read,
    onRoot: observe,
    onRound: settled,
  });
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    marks,
    async findings() {
      await reader.readAll();
      settled();
      await Promise.all(judging);
      return [
        ...new Map(inOrder(marks.all).map(({ finding }) => [keyOf(finding), finding])).values(),
      ];
    },
    reset() {
      settings = undefined;
      known = new Map();
      waiting = [];
      fresh = [];
      marks.keep(() => false);
      reader.rescan();
    },
  };
}
