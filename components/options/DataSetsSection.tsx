import { ageOf, DATA_SETS, type DataSet, timeOf } from '../../lib/models/data-sets.ts';
import { dataSetsText, optionsText } from '../../lib/texts/areas.ts';
import { dateFormat } from '../../lib/texts/intl.ts';
import { formatDate } from '../format/index.ts';
import { settingElementId } from '../settings/index.ts';

function dateText({ date }: DataSet): string {
  return Number.isNaN(timeOf(date))
    ? dataSetsText('undated')
    : dataSetsText('dated', { of: date.of, date: formatDataDate(date.day) });
}

function Source({ source, url }: DataSet) {
  if (source === '') return dataSetsText('eachAuthority');
  if (url === '') return source;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {source}
    </a>
  );
}

function DataSetRow({ set, now }: { readonly set: DataSet; readonly now: number }) {
  const { effect, licence } = set;
  return (
    <li>
      <span className="data-set-name">{dataSetsText('name', { id: set.id })}</span>
      <span className="data-set-date">{dateText(set)}</span>
      <ul className="data-set-source">
        <li>
          <Source {...set} />
        </li>
        {set.date.version !== '' && <li>{set.date.version}</li>}
        <li>{licence === null ? dataSetsText('facts') : dataSetsText('licence', { licence })}</li>
      </ul>
      {ageOf(set.date, now) === 'old' && (
        <p className="data-set-source">{dataSetsText('old', { effect })}</p>
      )}
    </li>
  );
}

export interface DataSetsSectionProps {
  readonly sets?: readonly DataSet[];
  /** Milliseconds since 1970. */
  readonly now?: number;
}

/** The data that the offline checks are based on: its date, source and licence, and what is wrong if it is old. */
export function DataSetsSection({ sets = DATA_SETS, now = Date.now() }: DataSetsSectionProps) {
  const id = settingElementId('dataSets');
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{optionsText('sectionData')}</h2>
      <p className="hint">{dataSetsText('lead')}</p>
      <ul className="data-sets">
        {sets.map((set) => (
          <DataSetRow key={set.id} set={set} now={now} />
        ))}
      </ul>
    </section>
  );
}

/** “10 Nov 2026”; “Jun 2026” for a month such as `2026-06`. */
const formatDataDate = (day: string): string =>
  /^\d{4}-\d\d$/.test(day)
    ? dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))
    : formatDate(day);
