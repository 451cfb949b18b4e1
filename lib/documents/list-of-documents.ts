/** Many documents as a table: a row for each, for the workbench. */
import { type Kind, MAX_CELL_LENGTH } from '../domain/index.ts';
import { kindLabel } from '../texts/verdict.ts';
import type { CheckedDocument } from './check-values.ts';
import type { DocumentProblem } from './document-error.ts';
import type { ReadDocument } from './read-file.ts';
import { documentsText } from './texts.ts';

/** A document of a list; one that could not be read keeps its row. */
export type ListedDocument =
  | { readonly read: ReadDocument; readonly checked: CheckedDocument }
  | { readonly name: string; readonly problem: DocumentProblem };

const KINDS = ['vat', 'iban', 'bic', 'email'] as const satisfies readonly Kind[];

/** Names and texts of a document are foreign: a cell has no line breaks. */
const cellOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_CELL_LENGTH);

function notesOf({ differences, isPicture }: CheckedDocument): string {
  const notes = differences.map(({ name }) => documentsText('difference', { field: name }));
  return [...notes, ...(isPicture ? [documentsText('picture')] : [])].join('. ');
}

function rowOf(document: ListedDocument): string[] {
  if ('problem' in document) {
    const { name, problem } = document;
    return [name, '', ...KINDS.map(() => ''), '', documentsText('problem', { problem })];
  }
  const { read, checked } = document;
  const fact = (wanted: string) => checked.facts.find(({ name }) => name === wanted)?.text ?? '';
  const values = (kind: Kind) => {
    const ofKind = checked.values.filter(({ found }) => found.verdict.kind === kind);
    // The data names the seller's; a page has all that was found.
    const named = ofKind.filter(({ field }) => field && field !== 'buyerVat');
    return (named.length > 0 ? named : ofKind).map(({ found }) => found.raw).join(', ');
  };
  const cells = [read.name, fact('seller'), ...KINDS.map(values), fact('amount')];
  return [...cells, notesOf(checked)].map(cellOf);
}

/** The table with its header. The column of notes is left out where there are none. */
export function tableOf(documents: readonly ListedDocument[]): string[][] {
  const header = [
    documentsText('field', { field: 'file' }),
    documentsText('field', { field: 'seller' }),
    ...KINDS.map(kindLabel),
    documentsText('field', { field: 'amount' }),
    documentsText('field', { field: 'note' }),
  ];
  const rows = documents.map(rowOf);
  const width = rows.some((row) => row.at(-1) !== '') ? header.length : header.length - 1;
  return [header, ...rows].map((row) => row.slice(0, width));
}
