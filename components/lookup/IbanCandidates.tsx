import { type ReactNode, useId } from 'react';
import { verdictText } from '../../lib/texts/verdict.ts';
import { DifferingSigns } from './DifferingSigns.tsx';

/** An IBAN in a sentence (ISO 13616). */
const IBAN_IN_TEXT = /\b[A-Z]{2}\d{2}[A-Z\d]{8,30}\b/gu;

interface CandidateProps {
  readonly candidate: string;
  readonly written: string;
}

function CandidateChoice({
  onChoose,
  ...about
}: CandidateProps & { onChoose: (value: string) => void }) {
  const id = useId();
  return (
    <li>
      <span className="value wrap" id={`${id}-value`}>
        <DifferingSigns value={about.candidate} other={about.written} isIban />
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
    parts.push(
      text.slice(last, index),
      <DifferingSigns key={index} value={candidate} other={written} isIban />,
    );
    last = index + candidate.length;
  }
  return [...parts, text.slice(last)];
}
