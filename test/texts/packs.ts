/** The texts of a language as its pages load them. */
import compile from 'icu-minify/compile';
import { areasOf } from '../../lib/build/index.ts';
import type { Language } from '../../lib/texts/languages.ts';
import type { CompiledMessages, LanguagePack } from '../../lib/texts/locale.ts';

export async function packOf(language: Language): Promise<LanguagePack> {
  const areas = [...(await areasOf(language))].map(([area, messages]) => [
    area,
    Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, compile(text)])),
  ]);
  return { language, areas: Object.fromEntries(areas) as Record<string, CompiledMessages> };
}
