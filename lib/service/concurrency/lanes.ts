interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/** Resolves in a task of its own, after what the browser has delivered by then. Not a timer: those are throttled. */
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
 * Runs work at once, up to `limit` of a lane; more of it waits, in its order, and each begins
 * in a task of its own. So a lane that is flooded holds up no other, and nothing is lost.
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
