/** Loaded with `node --import`: compiles the texts that a script imports, as the build does. */
import { registerHooks } from 'node:module';
import { areaSchema, messagesOf } from '../../lib/build/catalogue.ts';
import { compiled } from '../../lib/build/texts.ts';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!/\/lib\/texts\/[\w-]+\/\w+\.json$/.test(url)) return loaded;
    const area = messagesOf(areaSchema.parse(JSON.parse(String(loaded.source))));
    return { ...loaded, source: JSON.stringify(compiled(area)) };
  },
});
