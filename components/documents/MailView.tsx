import type { ReactNode } from 'react';
import type { CheckedDocument, DocumentValue, Mail } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';

export interface MailViewProps {
  readonly mail: Mail;
  readonly checked: CheckedDocument;
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

/** UTF-16 code units that are shown: a longer text takes the browser long to lay out. */
const MAX_SHOWN = 50_000;

/** A marked part of the text. */
interface Marked {
  readonly start: number;
  readonly end: number;
  readonly value: DocumentValue;
}

/** The marked values in the order of the text; of two that overlap, the first. */
function markedIn(values: readonly DocumentValue[]): Marked[] {
  const all = values
    .flatMap((value) => value.mailPlaces.map(({ start, end }) => ({ start, end, value })))
    .toSorted((a, b) => a.start - b.start);
  let last = 0;
  return all.filter(({ start, end }) => {
    if (start < last) return false;
    last = end;
    return true;
  });
}

/** A message: who wrote it, its subject and its text, with the values marked and the sentence that announces an account. */
export function MailView({ mail, checked, chosen, onChoose }: MailViewProps) {
  const { values, announcement } = checked;
  const { from, subject } = mail;
  const text = mail.text.slice(0, MAX_SHOWN);

  /** The text of a range with its values marked. */
  const withMarks = (marks: readonly Marked[], start: number, end: number): ReactNode[] => {
    const parts: ReactNode[] = [];
    let at = start;
    for (const { start: markStart, end: markEnd, value } of marks) {
      if (markStart < at || markEnd > end) continue;
      parts.push(text.slice(at, markStart));
      parts.push(
        // By mouse only, as on pages: the list has the same values for the keyboard.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <span
          key={markStart}
          className={`doc-mail-mark doc-${value.severity}`}
          title={value.found.verdict.value}
          data-value={value.key}
          data-chosen={chosen === value.key || undefined}
          onClick={() => onChoose(value.key)}
        >
          {text.slice(markStart, markEnd)}
        </span>,
      );
      at = markEnd;
    }
    parts.push(text.slice(at, end));
    return parts;
  };
  const marks = markedIn(values);
  const between = announcement ?? { start: text.length, end: text.length };
  return (
    <section className="doc-mail" aria-label={documentsText('mailPart', { part: 'text' })}>
      <dl className="doc-facts">
        {(['from', 'subject'] as const).map((part) => {
          const words = part === 'from' ? from : subject;
          return (
            words && (
              <div key={part}>
                <dt>{documentsText('mailPart', { part })}</dt>
                <dd>{words}</dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="doc-mail-text">
        {withMarks(marks, 0, between.start)}
        {announcement && (
          <mark className="doc-announces">
            {withMarks(marks, announcement.start, announcement.end)}
          </mark>
        )}
        {withMarks(marks, between.end, text.length)}
      </p>
      {text.length < mail.text.length && <p className="hint">{documentsText('mailCut')}</p>}
    </section>
  );
}
