import type { Standing } from '../../lib/domain/index.ts';
import type { Health, UnavailableHealth } from '../../lib/extension/schemas/index.ts';
import { commonText, statsText } from '../../lib/texts/areas.ts';
import { endpointLabel, formatDuration, formatPercent } from '../format/index.ts';
import { ToneIcon } from '../ui/index.ts';

/**
 * Groups endpoints by engine, with the health of the engine itself if the API gives it, in the order of the
 * answer; those without an engine come last.
 */
function groupHealthByEngine(rows: readonly Health[]) {
  return [...Map.groupBy(rows, ({ engine }) => engine)]
    .toSorted(([a], [b]) => Number(a === undefined) - Number(b === undefined))
    .map(([engine, ofEngine]) => ({
      engine,
      engineHealth: ofEngine.find(({ path }) => engine !== undefined && path === null),
      endpoints: ofEngine.filter(({ path }) => engine === undefined || path !== null),
    }));
}

/** The values of `health` (API contract, Stats snapshot), which are also the names of their texts. */
const KNOWN_HEALTH = [
  ['operational', 'good'],
  ['degraded', 'caution'],
  ['down', 'bad'],
] as const satisfies readonly (readonly [keyof FieldmarkTexts['stats'], Standing])[];

const nameOf = ({ path, label }: Health | UnavailableHealth): string =>
  path === null ? label : endpointLabel(path);

function Row({ row, engine }: { row: Health; engine?: boolean }) {
  const { health } = row;
  const [name, standing] = KNOWN_HEALTH.find(([known]) => known === health) ?? [null, 'unknown'];
  const label = name === null ? health : statsText(name);
  return (
    <tr className={engine ? 'health-engine' : undefined}>
      <th scope="row">
        <ToneIcon tone={standing} label={standing === 'good' ? label : null} /> {nameOf(row)}{' '}
        {standing !== 'good' && <span className="hint">{label}</span>}
      </th>
      <td className="end">
        {row.successRate === undefined ? '–' : formatPercent(row.successRate)}
      </td>
      {/* Endpoints without calls have no average, or 0. */}
      <td className="end">{row.averageMs ? formatDuration(row.averageMs) : '–'}</td>
    </tr>
  );
}

function UnknownHealthRow({ row }: { row: UnavailableHealth }) {
  return (
    <tr>
      <th scope="row">
        <ToneIcon tone="unknown" label={statsText('notReported')} /> {nameOf(row)}
      </th>
      <td className="hint" colSpan={2}>
        {row.reason}
      </td>
    </tr>
  );
}

interface HealthTableProps {
  readonly rows: readonly Health[];
  readonly unavailable: readonly UnavailableHealth[];
}

/** Health by engine and endpoint. */
export function HealthTable({ rows, unavailable }: HealthTableProps) {
  return (
    <div className="scroller">
      <table className="table health">
        <thead>
          <tr>
            <th scope="col">{commonText('endpoint')}</th>
            <th scope="col" className="end">
              {statsText('successColumn')}
            </th>
            <th scope="col" className="end">
              {statsText('averageColumn')}
            </th>
          </tr>
        </thead>
        {groupHealthByEngine(rows).map(({ engine, engineHealth, endpoints }) => (
          <tbody key={engine ?? ''}>
            {engineHealth && <Row row={engineHealth} engine />}
            {endpoints.map((row) => (
              <Row key={row.path} row={row} />
            ))}
          </tbody>
        ))}
        {unavailable.length > 0 && (
          <tbody>
            {unavailable.map((row) => (
              <UnknownHealthRow key={row.path ?? row.label} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
