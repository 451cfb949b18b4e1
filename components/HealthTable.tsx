import type { Health, Untold } from '../lib/messages.ts';
import { text } from '../lib/texts/stats.ts';
import type { Standing } from '../lib/verdict.ts';
import { duration, percent } from './format.ts';
import { groupsOf } from './health-groups.ts';
import { StandingMark } from './StandingMark.tsx';

/** API contract, Stats snapshot: the three words of `health`. */
const HEALTH = {
  operational: 'good',
  degraded: 'caution',
  down: 'bad',
} as const satisfies Readonly<Record<string, Standing>>;

const isKnown = (health: string): health is keyof typeof HEALTH => Object.hasOwn(HEALTH, health);

function Row({ row, engine }: { row: Health; engine?: boolean }) {
  const { health } = row;
  const standing = isKnown(health) ? HEALTH[health] : 'unknown';
  const word = isKnown(health) ? text(health) : health;
  return (
    <tr className={engine ? 'health-engine' : undefined}>
      <th scope="row">
        <StandingMark standing={standing} label={standing === 'good' ? word : null} /> {row.label}{' '}
        {standing !== 'good' && <span className="hint">{word}</span>}{' '}
        {row.path !== null && row.path !== row.label && (
          <span className="health-path value">{row.path}</span>
        )}
      </th>
      <td className="end">{row.successRate === undefined ? '–' : percent(row.successRate)}</td>
      {/* Nothing was measured where nothing was called. */}
      <td className="end">{row.averageMs ? duration(row.averageMs) : '–'}</td>
    </tr>
  );
}

function UntoldRow({ row }: { row: Untold }) {
  return (
    <tr>
      <th scope="row">
        <StandingMark standing="unknown" label={text('notTold')} /> {row.label}{' '}
        {row.path !== null && <span className="health-path value">{row.path}</span>}
      </th>
      <td className="hint" colSpan={2}>
        {row.says}
      </td>
    </tr>
  );
}

export interface HealthTableProps {
  readonly rows: readonly Health[];
  readonly untold?: readonly Untold[];
}

/** Health of the last hour: each engine with its endpoints. */
export function HealthTable({ rows, untold = [] }: HealthTableProps) {
  return (
    <div className="scroller">
      <table className="table health">
        <thead>
          <tr>
            <th scope="col">{text('endpointColumn')}</th>
            <th scope="col" className="end">
              {text('successColumn')}
            </th>
            <th scope="col" className="end">
              {text('averageColumn')}
            </th>
          </tr>
        </thead>
        {groupsOf(rows).map(({ engine, whole, rows: own }) => (
          <tbody key={engine ?? ''}>
            {whole && <Row row={whole} engine />}
            {own.map((row) => (
              <Row key={row.path} row={row} />
            ))}
          </tbody>
        ))}
        {untold.length > 0 && (
          <tbody>
            {untold.map((row) => (
              <UntoldRow key={row.path ?? row.label} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
