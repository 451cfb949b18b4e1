import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/**
 * Bundles a module, by its path from lib/values/detect, with its imports into a minified script, as the extension's build
 * does. Its exports become properties of the global `detection`. @param plugins may change the sources
 */
export async function bundle(file: string, plugins: readonly Plugin[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    plugins: [...plugins],
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(`../../lib/values/detect/${file}`, import.meta.url)),
        formats: ['iife'],
        name: 'detection',
      },
    },
  });
  for (const result of Array.isArray(built) ? built : [built]) {
    if (!('output' in result)) continue;
    for (const chunk of result.output) if (chunk.type === 'chunk') return chunk.code;
  }
  throw new Error(`the build of ${file} has no script`);
}
