import type { Verdict } from '../../domain/index.ts';

/** What is known about each address of a field that takes several. */
export interface FieldAddressList {
  /** The verdicts of all addresses. */
  verdicts(): readonly Verdict[];
  /** What the line says about the address of a verdict. */
  textOf(verdict: Verdict): string;
  /** Whether the address of a verdict is text that a suggestion can replace, and no chip of the page. */
  isReplaceable(verdict: Verdict): boolean;
  /** Says no more about the address that `judgement` is about. @returns whether it says something about another */
  dismiss(): boolean;
}
