/**
 * Why a workbook cannot be read. `large`: it unpacks to more than is kept; `other`: another format, such
 * as .xls; `empty`: no cell has a value.
 */
export type WorkbookProblem = 'large' | 'encrypted' | 'other' | 'damaged' | 'empty';

export class WorkbookError extends Error {
  readonly problem: WorkbookProblem;

  constructor(problem: WorkbookProblem) {
    super(problem);
    this.problem = problem;
  }
}
