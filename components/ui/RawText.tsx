import { failureNoteText } from '../../lib/texts/failureNote.ts';
import { downloadFile, exportFileName } from '../files/index.ts';
import { CopyButton } from './CopyButton.tsx';

/** Characters that are drawn: browsers need seconds to lay out megabytes of text. */
const SHOWN_LENGTH = 200_000;

export interface RawTextProps {
  readonly text: string;
  /** What the copy button copies; without it there is no such button. */
  readonly name?: string;
}

/** A text exactly as it came. Copying and saving take all of it, also where only its beginning is drawn. */
export function RawText({ text, name }: RawTextProps) {
  const isLong = text.length > SHOWN_LENGTH;
  const shown = isLong ? text.slice(0, SHOWN_LENGTH) : text;
  return (
    <>
      <div className="row">
        {name !== undefined && <CopyButton text={text} name={name} />}
        <button
          type="button"
          className="quiet copy"
          onClick={() => downloadFile(exportFileName('answer', 'txt'), 'text/plain', text)}
        >
          {failureNoteText('saveRaw')}
        </button>
        {isLong && (
          <span className="hint">
            {failureNoteText('rawBeginning', { shown: SHOWN_LENGTH, length: text.length })}
          </span>
        )}
      </div>
      <pre className="raw raw-whole">{shown}</pre>
    </>
  );
}
