import { Session } from 'node:inspector/promises';
import { Script } from 'node:vm';
import { bundle } from '../bench/bundle.ts';

/** Code blocks of detection that ran since the last call. */
async function blocksRun(session: Session, name: string): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ours = result.filter(({ url }) => url.endsWith(name));
  return ours
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

/**
 * Detection as shipped, as one script, and the number of code blocks (bodies of functions, loops,
 * branches) that it runs. Unlike milliseconds, that number is the same on every machine and under
 * any load.
 */
export async function countedDetection() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  // Starts before the script is compiled: for code compiled earlier, only function calls are
  // counted.
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const code = `(() => {${await bundle('index.ts')}\nreturn detection;})()`;
  // A unique name: for a known one, V8 would reuse code compiled for an earlier session, whose
  // blocks are not counted.
  const filename = `detection-counted-${crypto.randomUUID()}.js`;
  const script = new Script(code, { filename });
  const { detect }: typeof import('../../lib/detect/index.ts') = script.runInThisContext();
  return {
    detect,
    async operations(run: () => unknown): Promise<number> {
      await blocksRun(session, filename);
      run();
      return blocksRun(session, filename);
    },
    close: () => session.disconnect(),
  };
}
