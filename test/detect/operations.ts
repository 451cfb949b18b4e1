import { Session } from 'node:inspector/promises';
import { Script } from 'node:vm';
import { bundle } from '../bench/bundle.ts';

/** Blocks of code of detection that were run since this was last asked. */
async function blocksRun(session: Session, name: string): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ours = result.filter(({ url }) => url.endsWith(name));
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
  // A name of its own: V8 would take up what it compiled for an earlier session, which counts no blocks.
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
