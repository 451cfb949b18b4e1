export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/**
 * Why a document is not shown. `other`: not a format that is read. `order`: it is an order, and no invoice. `complex`:
 * it is made of too much. `password`: the person gave none. `unreachable`: it cannot be fetched from its tab. `pixels`:
 * a picture of too many.
 */
export type DocumentProblem =
  | ('damaged' | 'slow' | 'password' | 'large' | 'complex' | 'other')
  | ('order' | 'unreachable' | 'pixels');

export class DocumentError extends Error {
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const documentProblemOf = (error: unknown): DocumentProblem =>
  error instanceof DocumentError ? error.problem : 'other';
