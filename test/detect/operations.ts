import { Session } from 'node:inspector/promises';
import { Script } from 'node:vm';
import { bundle } from '../bench/bundle.ts';

const NAME = 'detection-counted.js';

/** Code blocks of detection that ran since the last call. */
async function blocksRun(session: Session): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ours = result.filter(({ url }) => url.endsWith(NAME));
  return ours
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

/**
 * Detection as it is shipped, one script, with a count of its work: how many blocks of code (bodies of
 * functions, loops, branches) it runs. Unlike milliseconds, that is the same on every machine under any load.
 */
export async function countedDetection() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  // Starts before the script is compiled: code compiled earlier is only counted per function.
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const code = `(() => {${await bundle('index.ts')}\nreturn detection;})()`;
  const script = new Script(code, { filename: NAME });
  const { detect }: typeof import('../../lib/detect/index.ts') = script.runInThisContext();
  return {
    detect,
    async operations(run: () => unknown): Promise<number> {
      await blocksRun(session);
      run();
      return blocksRun(session);
    },
    close: () => session.disconnect(),
  };
}
