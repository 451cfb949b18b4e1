import { useEffect, useId, useRef } from 'react';
import type { Verdict } from '../../lib/domain/index.ts';
import type { VerdictWithOffer } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { FullAnswer } from '../answer/index.ts';
import { FailureNote } from '../ui/index.ts';
import { LookupActions } from './LookupActions.tsx';
import { lacksCertificates } from './lacks-certificates.ts';
import { type LookupEnvironment, useLookup } from './use-lookup.ts';
import { VerdictView } from './VerdictView.tsx';

export interface LookupPanelProps {
  readonly start: VerdictWithOffer;
  readonly asking: LookupEnvironment;
  /** The person has asked already (right-click, command): look up once, without another press. */
  readonly askNow?: boolean;
  readonly dense?: boolean;
  /** Id of the entry of the history that this shows: the record is that of its answer. */
  readonly entry?: string;
  readonly onSuggestion?: (value: string) => void;
  /** What is shown of the value, at first and with each answer. */
  readonly onVerdict?: ((verdict: Verdict) => void) | undefined;
}

/** One value: its verdict, and what asking about it costs. The answer replaces the free verdict. */
export function LookupPanel({
  start,
  asking,
  askNow = false,
  dense,
  entry,
  onSuggestion,
  onVerdict,
}: LookupPanelProps) {
  const { judgement, answer, state, lookUp, press } = useLookup(start, asking);
  const asked = useRef(false);
  const id = useId();

  useEffect(() => {
    const { connected, answeredAt } = start.offer;
    if (!askNow || asked.current || !connected) return;
    if (answeredAt !== undefined && !asking.first) return;
    asked.current = true;
    lookUp();
  });

  useEffect(() => onVerdict?.(judgement.verdict), [onVerdict, judgement.verdict]);

  const { kind, value } = judgement.verdict;
  const answeredAt = answer?.at ?? judgement.offer.answeredAt;
  const openOptions = () => void asking.send('openOptions', {});

  return (
    <article className={dense ? 'panel panel-dense' : 'panel'} aria-busy={state.at === 'asking'}>
      <div id={id} aria-live={state.at !== 'rest' || answer ? 'polite' : undefined}>
        <VerdictView
          verdict={judgement.verdict}
          {...(dense === undefined ? {} : { dense: dense && answer === null })}
          {...(onSuggestion ? { onSuggestion } : {})}
        />
      </div>
      {lacksCertificates(kind, answer) && (
        <p className="hint" role="status">
          {lookupsText('noCertificates')}
        </p>
      )}
      {answeredAt !== undefined && (
        <FullAnswer
          send={asking.send}
          kind={kind}
          value={value}
          request={entry !== undefined && answer === null ? { id: entry } : { kind, value }}
          answeredAt={answeredAt}
          loadedAnswer={answer?.record}
        />
      )}
      {state.at === 'failed' && <FailureNote failure={state.failure} onOptions={openOptions} />}
      {state.at === 'armed' && (
        <p className="hint" role="status">
          {lookupsText(state.opened ? 'inPopup' : 'inToolbar')}
        </p>
      )}
      {state.at === 'pending' ? (
        <p className="hint" role="status">
          {lookupsText('inBackground')}
        </p>
      ) : (
        <LookupActions
          judgement={judgement}
          answer={answer}
          state={state}
          asking={asking}
          dense={dense === true}
          describedBy={id}
          press={press}
          onConnect={openOptions}
        />
      )}
    </article>
  );
}
