/** A page that is scanned and marked, with a background that answers. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { Verdict } from '../../../lib/domain/index.ts';
import { MESSAGES, type ReplyOf } from '../../../lib/extension/messages/table.ts';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';
import type { Mark } from '../../../lib/page/marks/marks.ts';
import { createPageMarker, type PageMarker } from '../../../lib/page/marks/page-marker.ts';
import { startFirstScan } from '../../../lib/page/scan/first-scan.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import type { Detect } from '../../../lib/values/detect/rough-detector.ts';
import { askWith, installPlatform, SITE } from '../dom.ts';
import { judgement } from '../field/fake-tracked-field.ts';

export interface MarkerWorld {
  site: ReplyOf<'site'> | undefined;
  /** Whether the background answers. */
  isReached: boolean;
  /** The values that were sent, by message. */
  sent: string[][];
  /** In what the verdicts on these values differ from a good one. */
  verdicts: Map<string, Partial<Verdict>>;
  badCounts: number[];
  controller: AbortController;
  /** The marker, once its script was loaded. */
  marker: PageMarker | undefined;
}

/** Waits for one round of scanning, checking and marking. */
export const round = (ms = 5000) => vi.advanceTimersByTimeAsync(ms);

/** A mark over a whole text. */
export function markOf(text: Text): Mark {
  const [startContainer, endContainer, end] = [text, text, text.length];
  const range = new StaticRange({ startContainer, startOffset: 0, endContainer, endOffset: end });
  const finding = { kind: 'email', start: 0, end, raw: text.data, value: text.data } as const;
  return { finding, range, text: text.data, severity: 'fine' };
}

/** Makes a world before each test. */
export function setUpMarkerWorld() {
  const world = {} as MarkerWorld;
  beforeEach(() => {
    vi.useFakeTimers();
    installPlatform();
    Object.assign(world, { site: SITE, isReached: true, sent: [], verdicts: new Map() });
    Object.assign(world, { badCounts: [], controller: new AbortController(), marker: undefined });
  });
  afterEach(() => {
    world.controller.abort();
    delete frameRegistry().region;
    document.documentElement.lang = '';
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
  const ask = askWith(async (name, body) => {
    if (name === 'site') return world.site;
    if (!world.isReached) return undefined;
    const { items } = MESSAGES.check.request.parse(body);
    world.sent.push(items.map(({ value }) => value));
    return {
      judgements: items.map(({ kind, value }) =>
        judgement({ kind, value, ...world.verdicts.get(value) }, { policy: 'check' }),
      ),
    };
  });
  return Object.assign(world, {
    /** Starts the first scan, of a page with this content if it is given, and waits for a round. */
    async begin(html?: string, detect: Detect = detectCandidates) {
      if (html !== undefined) document.body.innerHTML = html;
      const { signal } = world.controller;
      const onBadCount = (count: number) => world.badCounts.push(count);
      const loadMarksScript = async () => {
        world.marker = createPageMarker({ signal, ask, onBadCount });
      };
      frameRegistry().detect = detect;
      startFirstScan(signal, loadMarksScript);
      await round();
    },
    /** The values that the popup lists. */
    async found(): Promise<string[]> {
      const findings = world.marker?.findings();
      await round();
      return ((await findings) ?? []).map(({ value }) => value);
    },
  });
}
