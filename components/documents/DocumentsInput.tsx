import { useRef } from 'react';
import type { DocumentProblem } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';

export interface DocumentsInputProps {
  /** Why the last document was not opened. */
  readonly problem?: DocumentProblem;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Shown while no document is open. */
export function DocumentsInput({ problem, onFiles }: DocumentsInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <main className="doc-start">
      {problem && (
        <div className="note note-failure" role="alert">
          <p className="note-title">{documentsText('problem', { problem })}</p>
          {problem === 'unreachable' && <p>{documentsText('saveAndDrop')}</p>}
        </div>
      )}
      <section className="doc-intake">
        <h1>{documentsText('checkDocuments')}</h1>
        <p className="soft">{documentsText('whatItDoes')}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".pdf,.xml,.eml,application/pdf,text/xml,application/xml"
          aria-label={documentsText('checkDocuments')}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Without this, choosing the same file again fires no event.
            target.value = '';
          }}
        />
        <button type="button" className="primary" onClick={() => input.current?.click()}>
          {documentsText('chooseFiles')}
        </button>
      </section>
    </main>
  );
}
