import type { Health } from '../../lib/extension/schemas/index.ts';

/** An engine's endpoints, and the health of the engine itself if the API gives it. */
export interface HealthGroup {
  /** Null: endpoints without an engine. */
  readonly engine: string | null;
  readonly engineHealth: Health | null;
  readonly endpoints: readonly Health[];
}

/** Groups endpoints by engine, in the order of the answer; those without an engine come last. */
export function groupHealthByEngine(rows: readonly Health[]): readonly HealthGroup[] {
  const engines = [...new Set(rows.flatMap(({ engine }) => engine ?? []))];
  const named = engines.map((engine) => {
    const engineRows = rows.filter((row) => row.engine === engine);
    return {
      engine,
      engineHealth: engineRows.find(({ path }) => path === null) ?? null,
      endpoints: engineRows.filter(({ path }) => path !== null),
    };
  });
  const rest = rows.filter(({ engine }) => engine === undefined);
  return rest.length === 0
    ? named
    : [...named, { engine: null, engineHealth: null, endpoints: rest }];
}
