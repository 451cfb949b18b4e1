import { EXPERIMENTAL } from '../lib/endpoint.ts';
import { KIND_TABLE, type Kind } from '../lib/kinds/index.ts';
import { text } from '../lib/texts/common.ts';

/** Said wherever a kind is offered or shown whose lookups the API calls experimental (contract, Versioning). */
export function Experimental({ kind }: { kind: Kind | null }) {
  const asks = kind === null ? [] : (KIND_TABLE[kind].lookup?.asks ?? []);
  if (!asks.some(({ endpoint }) => EXPERIMENTAL.has(endpoint))) return null;
  return (
    <span className="experimental" title={text('experimentalMeans')}>
      {text('experimental')}
    </span>
  );
}
