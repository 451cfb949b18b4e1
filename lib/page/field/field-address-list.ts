import type { Verdict } from '../../domain/index.ts';

/** The verdicts on the addresses of a field that takes several. */
export interface FieldAddressList {
  /** The verdicts of all addresses. */
  verdicts(): readonly Verdict[];
  /** The sentence that the line shows about the address of a verdict. */
  textOf(verdict: Verdict): string;
  /** Whether a suggestion can replace the address of a verdict: it is text, not a chip of the page. */
  isReplaceable(verdict: Verdict): boolean;
  /** Hides messages about the shown address. @returns whether there is a message about another address */
  dismiss(): boolean;
}
