import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.ts';

/** Milliseconds to compile and run the script, measured `rounds` times, and its size in bytes. */
export async function evaluationTime(
  rounds: number,
): Promise<{ times: number[]; bytes: number; gzipped: number }> {
  const code = await bundle('page-detector.ts');
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    // A different comment each time keeps V8 from reusing the compiled script.
    const source = `(() => {${code}\n})()//${i}`;
    const before = performance.now();
    new Script(source).runInThisContext();
    times.push(performance.now() - before);
  }
  return { times, bytes: Buffer.byteLength(code), gzipped: gzipSync(code, { level: 9 }).length };
}
