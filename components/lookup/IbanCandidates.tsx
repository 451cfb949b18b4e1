import { type ReactNode, useId } from 'react';
import { verdictText } from '../../lib/texts/verdict.ts';

/** An IBAN in a sentence (ISO 13616). */
const IBAN_IN_TEXT = /\b[A-Z]{2}\d{2}[A-Z\d]{8,30}\b/gu;

/** The part in which two texts differ: between what they begin and end with alike. */
export function changedPart(from: string, to: string): readonly [start: number, end: number] {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return [start, to.length - tail];
}

interface CandidateProps {
  readonly candidate: string;
  readonly written: string;
}

/** An IBAN with what differs from what is written. */
function Candidate({ candidate, written }: CandidateProps) {
  const [start, end] = changedPart(written, candidate);
  return (
    <>
      {candidate.slice(0, start)}
      <mark>{candidate.slice(start, end)}</mark>
      {candidate.slice(end)}
    </>
  );
}

function CandidateChoice({
  onChoose,
  ...about
}: CandidateProps & { onChoose: (value: string) => void }) {
  const id = useId();
  return (
    <li>
      <span className="value wrap" id={`${id}-value`}>
        <Candidate {...about} />
      </span>{' '}
      <button
        type="button"
        className="secondary"
        id={id}
        aria-labelledby={`${id} ${id}-value`}
        onClick={() => onChoose(about.candidate)}
      >
        {verdictText('checkInstead')}
      </button>
    </li>
  );
}

export interface IbanCandidatesProps {
  /** Names the values that the person may have meant. */
  readonly text: string;
  readonly written: string;
  /** Checks one of them instead, for free; without it, the text stays a sentence. */
  readonly onSuggestion?: ((value: string) => void) | undefined;
}

/** The IBANs that may be meant, each with what differs from what is written. */
export function IbanCandidates({ text, written, onSuggestion }: IbanCandidatesProps): ReactNode {
  const found = [...text.matchAll(IBAN_IN_TEXT)];
  if (onSuggestion) {
    return (
      <ul className="candidates">
        {found.map(([candidate]) => (
          <CandidateChoice key={candidate} {...{ candidate, written }} onChoose={onSuggestion} />
        ))}
      </ul>
    );
  }
  const parts: ReactNode[] = [];
  let last = 0;
  for (const { 0: candidate, index } of found) {
    parts.push(text.slice(last, index), <Candidate key={index} {...{ candidate, written }} />);
    last = index + candidate.length;
  }
  return [...parts, text.slice(last)];
}
