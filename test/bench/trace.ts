/** Thread time on the main thread of a page, from the browser's tracing. */
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
      /** The thread's name, in a `thread_name` event. */
      name: z.string().optional(),
      data: z.looseObject({ url: z.string().optional() }).optional(),
    })
    .default({}),
});
type TraceEvent = z.infer<typeof eventSchema>;

export interface Spent {
  /** Milliseconds of thread time in all tasks of the page's main thread. */
  readonly all: number;
  /** … in functions of an extension with what they call, and in starting its scripts, without layout that they forced. */
  readonly ours: number;
  /** … in the longest task of the main thread. */
  readonly task: number;
  /** … in the longest function call or start of a script of an extension. */
  readonly longest: number;
  /** … for style and layout that those function calls forced. */
  readonly layout: number;
  /** Number of those function calls. */
  readonly runs: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8'];

const isOurs = ({ name, args }: TraceEvent) =>
  (name === 'FunctionCall' || name === 'EvaluateScript') &&
  (args.data?.url ?? '').startsWith('chrome-extension:');

/** The outermost of nested events, by start and end time. */
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
  // Several renderers may run; the page's is the busiest.
  const [busiest = []] = [...Map.groupBy(tasks, threadOf).values()]
    .map(outermost)
    .toSorted((a, b) => sum(b) - sum(a));
  const ours = outermost(events.filter(isOurs));
  const layouts = outermost(
    events.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree'),
  );
  const inside = ours.map((call) =>
    sum(
      layouts.filter(
        (layout) =>
          threadOf(layout) === threadOf(call) &&
          layout.ts >= call.ts &&
          layout.ts < call.ts + call.dur,
      ),
    ),
  );
  const alone = ours.map(({ tdur }, i) => tdur / 1000 - (inside[i] ?? 0));
  const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);
  return {
    all: sum(busiest),
    task: busiest.reduce((most, { tdur }) => Math.max(most, tdur / 1000), 0),
    ours: total(alone),
    longest: Math.max(0, ...alone),
    layout: total(inside),
    runs: ours.length,
  };
}

/** Measures the page's main thread while `act` runs. */
export async function traced(
  session: CDPSession,
  act: () => Promise<void>,
  includedCategories: readonly string[] = CATEGORIES,
): Promise<Spent> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const item of value) {
      const event = eventSchema.safeParse(item);
      if (event.success && 'XM'.includes(event.data.ph)) events.push(event.data);
    }
  });
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [...includedCategories],
      recordMode: 'recordAsMuchAsPossible',
    },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  return spentIn(events);
}
