import { failureNoteText } from '../../lib/texts/areas.ts';
import { downloadFile, exportFileName } from '../files/index.ts';
import { CopyButton } from './CopyButton.tsx';

/** Most characters that are rendered: browsers need seconds to lay out megabytes of text. */
const SHOWN_LENGTH = 200_000;

export interface RawTextProps {
  readonly text: string;
  /** Names the text on the copy button; without a name no copy button is shown. */
  readonly name?: string;
}

/** A text exactly as it arrived. Copying and saving use the whole text, even if only its beginning is shown. */
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
