import type { ReactNode } from 'react';
import type { DocumentProblem } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { FilePicker } from '../ui/index.ts';
import { ACCEPTED } from './document-reader.ts';

export interface DocumentsInputProps {
  /** Why the last document was not opened. */
  readonly problem?: DocumentProblem;
  /** Its name; '' for that of a tab. */
  readonly name: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Notes above. */
  readonly children?: ReactNode;
}

/** Shown while no document is open. */
export function DocumentsInput({ problem, name, onFiles, children }: DocumentsInputProps) {
  return (
    <main className="doc-start">
      {problem && (
        <div className="note note-failure" role="alert">
          <p className="note-title">{documentsText('problem', { problem })}</p>
          {name && <p className="wrap">{name}</p>}
          {problem === 'unreachable' && <p>{documentsText('saveAndDrop')}</p>}
        </div>
      )}
      {children}
      <section className="doc-intake">
        <h1>{documentsText('checkDocuments')}</h1>
        <p className="soft">{documentsText('whatItDoes')}</p>
        <FilePicker
          label={documentsText('chooseFiles')}
          inputLabel={documentsText('checkDocuments')}
          accept={ACCEPTED}
          isMain
          isMultiple
          onFiles={onFiles}
        />
      </section>
    </main>
  );
}
