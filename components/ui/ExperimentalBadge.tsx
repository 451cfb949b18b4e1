import { EXPERIMENTAL_ENDPOINTS, type Kind } from '../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { commonText } from '../../lib/texts/common.ts';

/** Said wherever a kind is offered or shown whose lookups the API calls experimental (contract, Versioning). */
export function ExperimentalBadge({ kind }: { kind: Kind | null }) {
  const asks = kind === null ? [] : (KIND_DEFINITIONS[kind].lookup?.options ?? []);
  if (!asks.some(({ endpoint }) => EXPERIMENTAL_ENDPOINTS.has(endpoint))) return null;
  return (
    <span className="experimental" title={commonText('experimentalMeans')}>
      {commonText('experimental')}
    </span>
  );
}
