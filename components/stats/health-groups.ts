import type { Health } from '../../lib/extension/schemas/index.ts';

/** The endpoints of one engine, under the engine's own health where that was told. */
export interface HealthGroup {
  /** Null: answers that named no engine. */
  readonly engine: string | null;
  readonly whole: Health | null;
  readonly rows: readonly Health[];
}

/** Endpoints by their engine, in the order in which they came; what names none stands last. */
export function groupHealthByEngine(all: readonly Health[]): readonly HealthGroup[] {
  const engines = [...new Set(all.flatMap(({ engine }) => engine ?? []))];
  const named = engines.map((engine) => {
    const own = all.filter((row) => row.engine === engine);
    return {
      engine,
      whole: own.find(({ path }) => path === null) ?? null,
      rows: own.filter(({ path }) => path !== null),
    };
  });
  const rest = all.filter(({ engine }) => engine === undefined);
  return rest.length === 0 ? named : [...named, { engine: null, whole: null, rows: rest }];
}
