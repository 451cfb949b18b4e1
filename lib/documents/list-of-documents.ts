/** Many documents as a table: a row for each, for the workbench. */
import { type Kind, MAX_CELL_LENGTH } from '../domain/index.ts';
import { kindLabel } from '../texts/verdict.ts';
import type { DocumentProblem } from './document-error.ts';
import { inGroups } from './invoice/index.ts';
import type { DocumentReading } from './read-document.ts';
import { documentsText } from './texts.ts';

/** A document of a list; one that could not be read keeps its row. */
export type ListedDocument =
  | { readonly name: string; readonly reading: DocumentReading }
  | { readonly name: string; readonly problem: DocumentProblem };

const KINDS = ['vat', 'iban', 'bic', 'email'] as const satisfies readonly Kind[];

/** Names and texts of a document are foreign: a cell has no line breaks. */
const cellOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_CELL_LENGTH);

function notesOf({ read, checked, isStopped }: DocumentReading) {
  const { differences, codeDifferences, isPicture, pictures, announcement } = checked;
  const codeNotes = codeDifferences.map(({ name, inCode, against }) => {
    const title = documentsText('codeDifference', { field: name, against });
    return `${title}: ${inGroups(inCode, name)}`;
  });
  const notes = differences.flatMap(({ name, shown }) => [
    documentsText('difference', { field: name }),
    ...(shown.length > 0
      ? [
          documentsText('onPageThese', {
            values: shown.map((value) => inGroups(value, name)).join(', '),
          }),
        ]
      : []),
  ]);
  if (announcement) notes.push(documentsText('announces'));
  if (read.isXfa && checked.values.length === 0) notes.push(documentsText('xfa'));
  if (read.isOrder) notes.push(documentsText('problem', { problem: 'order' }));
  if (read.isDataUnread) notes.push(documentsText('dataUnread'));
  if (isPicture) notes.push(documentsText('picture', { type: read.isImage ? 'image' : 'pdf' }));
  else if (pictures.length > 0)
    notes.push(documentsText('picturePages', { count: pictures.length }));
  if (isStopped) notes.push(documentsText('pagesRead', { count: read.pages.length }));
  return [...codeNotes, ...notes].map((note) => note.replace(/\.$/, '')).join('. ');
}

function rowOf(document: ListedDocument): string[] {
  if ('problem' in document) {
    const { name, problem } = document;
    return [name, documentsText('problem', { problem }), '', ...KINDS.map(() => ''), ''];
  }
  const { name, reading } = document;
  const { checked } = reading;
  const fact = (wanted: string) => checked.facts.find(({ name }) => name === wanted)?.text ?? '';
  const values = (kind: Kind) => {
    const ofKind = checked.values.filter(
      ({ found, field }) => found.verdict.kind === kind && field !== 'buyerVat',
    );
    // The data names the seller's; a page has all that was found.
    const named = ofKind.filter(({ field }) => field);
    return (named.length > 0 ? named : ofKind).map(({ found }) => found.raw).join(', ');
  };
  const cells = [fact('seller'), ...KINDS.map(values), fact('amount')];
  return [name, notesOf(reading), ...cells].map(cellOf);
}

export interface DocumentTable {
  /** With a header. */
  readonly table: readonly (readonly string[])[];
  /** The kind of each column, null for those of words. */
  readonly kinds: readonly (Kind | null)[];
  /** Index of the column that says what is wrong with a document. */
  readonly notes: number;
}

export function tableOf(documents: readonly ListedDocument[]): DocumentTable {
  const header = [
    documentsText('field', { field: 'file' }),
    documentsText('field', { field: 'note' }),
    documentsText('field', { field: 'seller' }),
    ...KINDS.map(kindLabel),
    documentsText('field', { field: 'amount' }),
  ];
  const rows = documents.map(rowOf);
  return { table: [header, ...rows], kinds: [null, null, null, ...KINDS, null], notes: 1 };
}
