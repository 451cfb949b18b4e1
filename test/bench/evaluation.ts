import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** The always-on part of detection as one minified script. */
export async function bundle(): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL('../../lib/detect/text.ts', import.meta.url)),
  });
  const { output } = await build.generate({ format: 'iife', name: 'detection', minify: true });
  await build.close();
  return output[0].code;
}

/** Milliseconds that compiling and running the script takes, each time anew, and its size in bytes. */
export async function evaluationTime(
  rounds: number,
): Promise<{ times: number[]; bytes: number; gzipped: number }> {
  const code = await bundle();
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    // A comment of its own keeps V8 from reusing the compiled script.
    const source = `${code}//${i}`;
    const before = performance.now();
    new Script(source).runInThisContext();
    times.push(performance.now() - before);
  }
  return { times, bytes: Buffer.byteLength(code), gzipped: gzipSync(code, { level: 9 }).length };
}
