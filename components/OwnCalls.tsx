import { useEffect } from 'react';
import type { SpendingRow } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { text } from '../lib/texts/stats.ts';
import { endpointWords } from './endpoint-words.ts';
import { number, percent } from './format.ts';
import { DAYS } from './spending.ts';
import { useReply } from './use-reply.ts';

interface Own {
  readonly endpoint: string;
  readonly calls: number;
  readonly answered: number;
}

/** By endpoint, the most called first. */
function byEndpoint(rows: readonly SpendingRow[]): readonly Own[] {
  const sum = (own: readonly SpendingRow[], of: (row: SpendingRow) => number) =>
    own.reduce((all, row) => all + of(row), 0);
  return [...Map.groupBy(rows, ({ endpoint }) => endpoint)]
    .map(([endpoint, own]) => ({
      endpoint,
      calls: sum(own, ({ calls }) => calls),
      answered: sum(own, ({ answered }) => answered),
    }))
    .toSorted((a, b) => b.calls - a.calls);
}

/** What this browser saw itself, by its receipts: a call counts as answered when its answer arrived. */
export function OwnCalls({ send }: { send: Send }) {
  const { ask, value } = useReply(send, 'spending');
  useEffect(() => {
    void ask({});
  }, [ask]);
  const rows = byEndpoint(value?.rows ?? []);
  if (rows.length === 0) return null;
  return (
    <section className="block" aria-labelledby="own-calls">
      <h2 id="own-calls">{text('ownCalls', { days: DAYS })}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('endpointColumn')}</th>
            <th scope="col" className="end">
              {text('callsColumn')}
            </th>
            <th scope="col" className="end">
              {text('answeredColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ endpoint, calls, answered }) => (
            <tr key={endpoint}>
              <th scope="row">{endpointWords(endpoint)}</th>
              <td className="end">{number(calls)}</td>
              <td className="end">{percent((answered / calls) * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
