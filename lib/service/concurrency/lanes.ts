interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Resolves in a new task, after events that the browser has already queued. Not a timer: those are
 * throttled.
 */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs work in lanes. Up to `limit` items of a lane run at once; further items wait in order, and each
 * starts in a new task. So a flooded lane delays no other lane, and no work is dropped.
 */
export function createLanes() {
  const lanes = new Map<string, Lane>();
  return async <T>(name: string, limit: number, work: () => Promise<T>): Promise<T> => {
    const lane = lanes.get(name) ?? { running: 0, waiting: [] };
    lanes.set(name, lane);
    if (lane.running < limit) lane.running += 1;
    else await new Promise<void>((resolve) => lane.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next) void nextTask().then(next);
      else {
        lane.running -= 1;
        if (lane.running === 0) lanes.delete(name);
      }
    }
  };
}
