import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Failure, Kind, Verdict } from '../../lib/domain/index.ts';
import { canLookUp, KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import type { KindLookup } from '../../lib/kinds/shared/kind-definition.ts';
import { answerViewOf } from '../../lib/models/answer/index.ts';
import { lookupsText } from '../../lib/texts/areas.ts';
import { FailureNote, focusIfLost, LiveRegion } from '../ui/index.ts';
import { AcceptNote } from './AcceptNote.tsx';
import { FullAnswer } from './FullAnswer.tsx';
import { JobNotes } from './JobList.tsx';
import { LookupActions } from './LookupActions.tsx';
import type { LookupAnswer } from './lookup-state.ts';
import { OtherValueNote } from './OtherValueNote.tsx';
import { type LookupEnvironment, useLookup } from './use-lookup.ts';
import { type NotedValue, useNote } from './use-note.ts';
import { VerdictView } from './VerdictView.tsx';

export interface LookupPanelProps {
  readonly start: NotedValue;
  readonly environment: LookupEnvironment;
  /** The person has requested the lookup already (context menu, command), so no button need be pressed. */
  readonly askNow?: boolean;
  readonly dense?: boolean;
  /** Id of the history entry whose full answer is shown. */
  readonly entry?: string;
  readonly onSuggestion?: ((value: string) => void) | undefined;
  /** Called with the shown verdict, at first and after each answer, and with the failure above it. */
  readonly onVerdict?: ((verdict: Verdict, failure?: Failure) => void) | undefined;
}

/** A value with its verdict and its lookup. The answer replaces the offline verdict. */
export function LookupPanel({
  start,
  environment,
  askNow = false,
  dense = false,
  entry,
  onSuggestion,
  onVerdict,
}: LookupPanelProps) {
  const lookup = useLookup(start, environment);
  const { answer, state, jobs, lookUp, press, stop, refreshVerdict } = lookup;
  const refresh = async () => {
    await refreshVerdict(false);
    environment.onAsked?.();
  };
  const { note, noted: judgement, replaceNote } = useNote(start, lookup.judgement, refresh);
  const hasAsked = useRef(false);
  const id = useId();

  useEffect(() => {
    const { connected, trouble, answeredAt } = start.offer;
    // A key that was refused is tried again, which is free.
    if (!askNow || hasAsked.current || !(connected || trouble)) return;
    // What is missing in the value is said by its verdict.
    if (!canLookUp(start.verdict)) return;
    if (answeredAt !== undefined && !environment.requestedAnswer) return;
    hasAsked.current = true;
    lookUp();
  });

  const isPending = state.step === 'pending';
  const failure = state.step === 'failed' ? state.failure : undefined;
  useEffect(() => onVerdict?.(judgement.verdict, failure), [onVerdict, judgement.verdict, failure]);

  const panel = useRef<HTMLElement>(null);
  // The pressed button disappears if trying again cannot help.
  useLayoutEffect(() => {
    if (failure) focusIfLost(panel.current?.querySelector('.note-failure button'));
  }, [failure]);

  const { kind, value } = judgement.verdict;
  const answeredAt = answer?.at ?? judgement.offer.answeredAt;
  const openOptions = () => void environment.send('openOptions', {});

  return (
    <article
      ref={panel}
      className={dense ? 'panel panel-dense' : 'panel'}
      aria-busy={state.step === 'asking'}
    >
      <LiveRegion
        id={id}
        announces={!failure && (state.step !== 'rest' || answer) ? 'politely' : 'never'}
      >
        <VerdictView
          verdict={judgement.verdict}
          dense={dense && answer === null}
          instead={
            note?.other && (
              <OtherValueNote
                verdict={judgement.verdict}
                note={note}
                send={environment.send}
                onAccepted={(next) => void replaceNote(next)}
              />
            )
          }
          onSuggestion={onSuggestion}
          failure={
            failure && (
              <FailureNote
                failure={failure}
                onOptions={openOptions}
                send={environment.preparesOnly ? undefined : environment.send}
              />
            )
          }
        />
      </LiveRegion>
      {!note?.other && (
        <AcceptNote
          note={note}
          send={environment.send}
          onAccepted={(next) => void replaceNote(next)}
        />
      )}
      {lacksCertificates(kind, answer) && (
        <LiveRegion as="p" className="hint">
          {lookupsText('noCertificates')}
        </LiveRegion>
      )}
      {answeredAt !== undefined && (
        <FullAnswer
          send={environment.send}
          kind={kind}
          value={value}
          request={entry !== undefined && answer === null ? { id: entry } : { kind, value }}
          answeredAt={answeredAt}
          loadedAnswer={answer?.record}
        />
      )}
      {state.step === 'prepared' && (
        <LiveRegion as="p" className="hint">
          {lookupsText(state.opened ? 'inPopup' : 'inToolbar')}
        </LiveRegion>
      )}
      <JobNotes jobs={jobs} isPending={isPending} onStop={(job) => void stop(job)} />
      {!(isPending && jobs.length === 0) && (
        <LookupActions
          judgement={judgement}
          isNoted={note?.headline !== undefined}
          answer={answer}
          state={state}
          environment={environment}
          dense={dense}
          describedBy={id}
          press={press}
        />
      )}
    </article>
  );
}

/**
 * Whether certificates were requested and none came, probably because the parameter name in the settings
 * is wrong. The API contract does not define the layout of certificates, so every field that it does not
 * name counts as certificates.
 */
function lacksCertificates(kind: Kind, answer: LookupAnswer | null): boolean {
  const lookup: KindLookup | null = KIND_DEFINITIONS[kind].lookup;
  if (answer?.depth !== 'deep' || !answer.record) return false;
  if (!lookup?.deep?.wants.includes('certificates')) return false;
  const { answer: newest, older } = answer.record;
  // An older answer's certificates are not those that were just paid for.
  return answerViewOf(kind, newest, answer.from === 'cache' ? older : []).otherFields === undefined;
}
