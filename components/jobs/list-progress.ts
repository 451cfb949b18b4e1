import type { ListProgress } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { formatCredits } from '../format/index.ts';

const STATE_TEXTS = {
  running: 'listRunning',
  paused: 'listPaused',
  held: 'listNeedsAttention',
  stopped: 'listStopped',
} as const satisfies Record<
  Exclude<ListProgress['state'], 'draft' | 'done'>,
  Parameters<typeof lookupsText>[0]
>;

/** "12 of 200, running · 36 credits". */
export function listProgress({
  state,
  total,
  answered,
  failed,
  possibly,
  spent,
}: ListProgress): string {
  if (state === 'draft') return lookupsText('listDraft', { total });
  if (state === 'done') return lookupsText('listDone', { answered, spent: formatCredits(spent) });
  const done = answered + failed + possibly;
  return lookupsText(STATE_TEXTS[state], { done, total, spent: formatCredits(spent) });
}
