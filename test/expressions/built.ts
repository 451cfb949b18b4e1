/**
 * The expressions that sources build with the constructor. They are recorded where they are built, in a bundle in
 * which every call of the constructor reports what it made. What is built at its first use is built at once.
 */
import { Script } from 'node:vm';
import type { provideCheckData } from '../../lib/values/kinds/shared/check-data.ts';
import { TABLES } from '../../lib/values/tables.ts';
import { bundle } from '../bench/bundle.ts';
import { constructorSites, type Expression } from './collect.ts';

interface Bundle {
  readonly provideCheckData: typeof provideCheckData;
  readonly warmUp: () => void;
}

export async function builtExpressions() {
  const sites = constructorSites();
  const seen = new Map<string, Expression>();
  const unseen = new Set(sites.map(({ path, line }) => `${path}:${line}`));
  const code = await bundle('../../../test/expressions/every-builder.ts', [
    {
      name: 'record',
      enforce: 'pre',
      transform(source, id) {
        if (id.endsWith('/values/text/front-coded-list.ts')) {
          const head = 'export function lazy<T extends object>(make: () => T): () => T {';
          if (!source.includes(head)) throw new Error('lazy() is not where it was');
          return source.replace(head, `${head} globalThis.recordedLazy(make);`);
        }
        const own = sites.filter(({ path }) => id.endsWith(`/${path}`));
        if (own.length === 0) return null;
        let text = source;
        for (const { path, line, start, end } of own.toReversed()) {
          text = `${text.slice(0, start)}globalThis.recorded('${path}', ${line}, ${text.slice(start, end)})${text.slice(end)}`;
        }
        return text;
      },
    },
  ]);
  const lazies: (() => unknown)[] = [];
  Object.assign(globalThis, {
    recordedLazy: (make: () => unknown) => void lazies.push(make),
    recorded(path: string, line: number, { source, flags }: RegExp) {
      unseen.delete(`${path}:${line}`);
      seen.set(`${path} ${source} ${flags}`, { path, line, source, flags });
      return new RegExp(source, flags);
    },
  });
  const built: Bundle = new Script(`(() => {${code}\nreturn detection;})()`).runInThisContext();
  built.provideCheckData(TABLES);
  for (const make of lazies) make();
  built.warmUp();
  return { expressions: [...seen.values()], unseen: [...unseen] };
}
