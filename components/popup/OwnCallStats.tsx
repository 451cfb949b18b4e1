import { useEffect } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { SpendingRow } from '../../lib/extension/schemas/index.ts';
import { commonText, statsText } from '../../lib/texts/areas.ts';
import { formatNumber, formatPercent } from '../format/index.ts';
import { useReply } from '../hooks/index.ts';
import { endpointLabel } from '../labels/index.ts';
import { SPENDING_CHART_DAYS } from '../usage/index.ts';

interface EndpointCalls {
  readonly endpoint: string;
  readonly calls: number;
  readonly answered: number;
}

/** Calls per endpoint, most called first. */
function callsByEndpoint(rows: readonly SpendingRow[]): readonly EndpointCalls[] {
  const sum = (group: readonly SpendingRow[], key: 'calls' | 'answered') =>
    group.reduce((total, row) => total + row[key], 0);
  return [...Map.groupBy(rows, ({ endpoint }) => endpoint)]
    .map(([endpoint, group]) => ({
      endpoint,
      calls: sum(group, 'calls'),
      answered: sum(group, 'answered'),
    }))
    .toSorted((a, b) => b.calls - a.calls);
}

/** This browser's calls, by its receipts; a call counts as answered when its answer arrived. */
export function OwnCallStats({ send }: { send: SendToBackground }) {
  const { ask, value } = useReply(send, 'spending');
  useEffect(() => {
    void ask({});
  }, [ask]);
  const rows = callsByEndpoint(value?.rows ?? []);
  if (rows.length === 0) return null;
  return (
    <section className="block" aria-labelledby="own-calls">
      <h2 id="own-calls">{statsText('ownCalls', { days: SPENDING_CHART_DAYS })}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{commonText('endpoint')}</th>
            <th scope="col" className="end">
              {statsText('callsColumn')}
            </th>
            <th scope="col" className="end">
              {statsText('answeredColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ endpoint, calls, answered }) => (
            <tr key={endpoint}>
              <th scope="row">{endpointLabel(endpoint)}</th>
              <td className="end">{formatNumber(calls)}</td>
              <td className="end">{formatPercent((answered / calls) * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
