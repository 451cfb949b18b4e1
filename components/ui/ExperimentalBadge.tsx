import { EXPERIMENTAL_ENDPOINTS, type Kind } from '../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { commonText } from '../../lib/texts/areas.ts';

/** Shown for kinds that have a lookup on an experimental endpoint (API contract, Versioning). */
export function ExperimentalBadge({ kind }: { kind: Kind | null }) {
  const lookups = kind === null ? [] : (KIND_DEFINITIONS[kind].lookup?.options ?? []);
  if (!lookups.some(({ endpoint }) => EXPERIMENTAL_ENDPOINTS.has(endpoint))) return null;
  return (
    <span className="experimental" title={commonText('experimentalMeans')}>
      {commonText('experimental')}
    </span>
  );
}
