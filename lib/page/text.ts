/** Flow 1: text on a page → findings → one free check for what is new → marks. */
import type { TextOptions as DetectOptions } from '../detect/text.ts';
import type { Failure } from '../failure.ts';
import type { Finding, Kind } from '../kinds.ts';
import type { MessageName, ReplyOf, RequestOf } from '../messages.ts';
import type { Verdict } from '../verdict.ts';
import { createMarks, type Mark, type Marks, toMark } from './mark.ts';
import { type Block, isReadable } from './read.ts';
import { pageRegion } from './region.ts';
import { watch } from './watch.ts';

/** Asks the background; undefined is a failure, already dealt with. */
export type Ask = <N extends MessageName>(
  name: N,
  body: RequestOf<N>,
  failed?: (failure: Failure) => void,
) => Promise<ReplyOf<N> | undefined>;

/** Items in one `check` message (its schema's cap), and distinct values in one document. */
const BATCH = 500;
const MOST_VALUES = 2000;

export interface TextOptions {
  readonly signal: AbortSignal;
  readonly ask: Ask;
  /** The site's settings, asked once. */
  readonly site: () => Promise<ReplyOf<'site'> | undefined>;
  readonly detect: (text: string, options: DetectOptions) => readonly Finding[];
}

export interface PageText {
  readonly marks: Marks;
  /** Distinct marked values, in document order. */
  findings(): Finding[];
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

export function watchText({ signal, ask, site, detect }: TextOptions): PageText {
  const marks = createMarks(signal);
  /** By value: to be marked or not; undefined while the background is asked. */
  let known = new Map<string, boolean | undefined>();
  let waiting: Mark[] = [];
  let fresh: Finding[] = [];
  let region = pageRegion('', location.hostname);
  const hidden = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      hidden.unobserve(target);
      watcher.rescan(target);
    }
  });
  signal.addEventListener('abort', () => hidden.disconnect());

  const onBlock = (block: Block) => {
    const { element, text } = block;
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const local = pageRegion(lang, '') ?? region;
    const found = detect(text, { ...(lang && { lang }), ...(local && { region: local }) });
    for (const finding of found) {
      const mark = toMark(block, finding);
      const parent = mark?.range.startContainer.parentElement;
      if (!parent || !isReadable(parent)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) {
        // Attributes are not watched: layout says when it comes into sight.
        hidden.observe(element);
        continue;
      }
      const key = keyOf(finding);
      if (known.get(key)) marks.add(mark);
      else if (known.has(key) ? known.get(key) === undefined : known.size < MOST_VALUES) {
        if (!known.has(key)) fresh.push(finding);
        known.set(key, undefined);
        waiting.push(mark);
      }
    }
  };

  const judge = async (findings: Finding[]) => {
    const settings = await site();
    const asked = known;
    const off = (kind: Kind) => !settings?.marks || settings.policies[kind] === 'off';
    const items = findings.filter(({ kind }) => !off(kind));
    for (const finding of findings) if (off(finding.kind)) asked.set(keyOf(finding), false);
    const reply =
      items.length > 0 &&
      (await ask('check', {
        items: items.map(({ kind, value }) => ({ kind, value })),
        place: 'text',
      }));
    items.forEach((finding, i) => {
      const verdict = reply ? reply.judgements[i]?.verdict : undefined;
      if (verdict) asked.set(keyOf(finding), isReal(verdict));
      // No answer: not marked now, asked again when the text is read again.
      else asked.delete(keyOf(finding));
    });
    if (asked !== known) return;
    waiting = waiting.filter((mark) => {
      const real = known.get(keyOf(mark.finding));
      if (real) marks.add(mark);
      return known.has(keyOf(mark.finding)) && real === undefined;
    });
    marks.keep();
    if (settings?.region && settings.region !== region) {
      region = settings.region;
      watcher.rescan();
    }
  };

  const watcher = watch({
    signal,
    onBlock,
    onChanged: (texts) =>
      marks.keep(({ range }) => !texts.has(range.startContainer) && !texts.has(range.endContainer)),
    onRound: () => {
      marks.keep();
      while (fresh.length > 0) void judge(fresh.splice(0, BATCH));
    },
  });

  return {
    marks,
    findings() {
      const byPlace = [...marks.all].sort(({ range: a }, { range: b }) =>
        a.startContainer === b.startContainer
          ? a.startOffset - b.startOffset
          : a.startContainer.compareDocumentPosition(b.startContainer) & 4
            ? -1
            : 1,
      );
      return [...new Map(byPlace.map(({ finding }) => [keyOf(finding), finding])).values()];
    },
    reset() {
      known = new Map();
      waiting = [];
      fresh = [];
      marks.keep(() => false);
      watcher.rescan();
    },
  };
}
