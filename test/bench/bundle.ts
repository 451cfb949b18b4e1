import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * A module of lib/detect and all that it imports as one minified script, built as the extension is: its
 * exports become properties of the global `detection`.
 */
export async function bundle(file: 'index.ts' | 'text.ts'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(`../../lib/detect/${file}`, import.meta.url)),
        formats: ['iife'],
        name: 'detection',
      },
    },
  });
  for (const result of Array.isArray(built) ? built : [built]) {
    if (!('output' in result)) continue;
    for (const chunk of result.output) if (chunk.type === 'chunk') return chunk.code;
  }
  throw new Error(`no script came of ${file}`);
}
