/** Thread time on the main thread of a page, by the browser's own tracing. */
import type { CDPSession } from 'playwright-core';
import { z } from 'zod';

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** Microseconds on the thread. */
  tdur: z.number().default(0),
  args: z
    .looseObject({
      /** The thread's, in its `thread_name`. */
      name: z.string().optional(),
      data: z.looseObject({ url: z.string().optional() }).optional(),
    })
    .default({}),
});
type TraceEvent = z.infer<typeof eventSchema>;

export interface Spent {
  /** Milliseconds of thread time in all tasks of the page's main thread. */
  readonly all: number;
  /** … in functions of an extension with what they call, but for layout that they waited for. */
  readonly ours: number;
  /** … in the longest single one of those. */
  readonly longest: number;
  /** … for style and layout that was done while one of those waited for it. */
  readonly layout: number;
  /** How many there were. */
  readonly runs: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8'];

const isOurs = ({ name, args }: TraceEvent) =>
  name === 'FunctionCall' && (args.data?.url ?? '').startsWith('chrome-extension:');

/** The outermost of nested events, by their begin and end on the clock. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

const sum = (events: readonly TraceEvent[]) =>
  events.reduce((total, { tdur }) => total + tdur, 0) / 1000;

function spentIn(events: readonly TraceEvent[]): Spent {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)),
  );
  // Of the renderers that run, the page's is the one that worked.
  const all = Math.max(0, ...[...Map.groupBy(tasks, threadOf).values()].map(outermost).map(sum));
  const ours = outermost(events.filter(isOurs));
  const layouts = outermost(
    events.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree'),
  );
  const inside = ours.map((each) =>
    sum(
      layouts.filter(
        (one) =>
          threadOf(one) === threadOf(each) && one.ts >= each.ts && one.ts < each.ts + each.dur,
      ),
    ),
  );
  const alone = ours.map(({ tdur }, i) => tdur / 1000 - (inside[i] ?? 0));
  const total = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
  return {
    all,
    ours: total(alone),
    longest: Math.max(0, ...alone),
    layout: total(inside),
    runs: ours.length,
  };
}

/** What the page's main thread did while `act` ran. */
export async function traced(session: CDPSession, act: () => Promise<void>): Promise<Spent> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value) {
      const event = eventSchema.safeParse(each);
      if (event.success && 'XM'.includes(event.data.ph)) events.push(event.data);
    }
  });
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  return spentIn(events);
}
