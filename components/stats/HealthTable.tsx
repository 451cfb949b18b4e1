import type { Standing } from '../../lib/domain/index.ts';
import type { Health, UnavailableHealth } from '../../lib/extension/schemas/index.ts';
import { statsText } from '../../lib/texts/stats.ts';
import { formatDuration, formatPercent } from '../format/index.ts';
import { ToneIcon } from '../ui/index.ts';
import { groupHealthByEngine } from './health-groups.ts';

/** API contract, Stats snapshot: the three words of `health`. */
const HEALTH_TONES = {
  operational: 'good',
  degraded: 'caution',
  down: 'bad',
} as const satisfies Readonly<Record<string, Standing>>;

const isKnown = (health: string): health is keyof typeof HEALTH_TONES =>
  Object.hasOwn(HEALTH_TONES, health);

function Row({ row, engine }: { row: Health; engine?: boolean }) {
  const { health } = row;
  const standing = isKnown(health) ? HEALTH_TONES[health] : 'unknown';
  const word = isKnown(health) ? statsText(health) : health;
  return (
    <tr className={engine ? 'health-engine' : undefined}>
      <th scope="row">
        <ToneIcon tone={standing} label={standing === 'good' ? word : null} /> {row.label}{' '}
        {standing !== 'good' && <span className="hint">{word}</span>}{' '}
        {row.path !== null && row.path !== row.label && (
          <span className="health-path value">{row.path}</span>
        )}
      </th>
      <td className="end">
        {row.successRate === undefined ? '–' : formatPercent(row.successRate)}
      </td>
      {/* Nothing was measured where nothing was called. */}
      <td className="end">{row.averageMs ? formatDuration(row.averageMs) : '–'}</td>
    </tr>
  );
}

function UnknownHealthRow({ row }: { row: UnavailableHealth }) {
  return (
    <tr>
      <th scope="row">
        <ToneIcon tone="unknown" label={statsText('notTold')} /> {row.label}{' '}
        {row.path !== null && <span className="health-path value">{row.path}</span>}
      </th>
      <td className="hint" colSpan={2}>
        {row.reason}
      </td>
    </tr>
  );
}

export interface HealthTableProps {
  readonly rows: readonly Health[];
  readonly untold?: readonly UnavailableHealth[];
}

/** Health of the last hour: each engine with its endpoints. */
export function HealthTable({ rows, untold = [] }: HealthTableProps) {
  return (
    <div className="scroller">
      <table className="table health">
        <thead>
          <tr>
            <th scope="col">{statsText('endpointColumn')}</th>
            <th scope="col" className="end">
              {statsText('successColumn')}
            </th>
            <th scope="col" className="end">
              {statsText('averageColumn')}
            </th>
          </tr>
        </thead>
        {groupHealthByEngine(rows).map(({ engine, whole, rows: own }) => (
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
              <UnknownHealthRow key={row.path ?? row.label} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
