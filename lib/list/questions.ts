/** What of a list can be asked, and what that costs. */
import { KIND_TABLE } from '../kinds/index.ts';
import { creditsFor } from '../kinds/plan.ts';
import type { Found, ListQuestion } from '../messages.ts';
import { isDoubtful } from '../verdict.ts';
import { type Line, nameOf } from './lines.ts';

export interface Asking {
  /** Distinct values, in the order of the list, that are not answered yet. */
  readonly questions: readonly ListQuestion[];
  /** Credits for all of them. */
  readonly price: number;
  /** Values whose answer is kept: they cost nothing. */
  readonly known: number;
}

/** Whether the API can be asked about it at all. */
export function isAskable({ verdict }: Pick<Found, 'verdict'>): boolean {
  const { lookup } = KIND_TABLE[verdict.kind];
  return lookup?.askable.test(verdict.value) === true;
}

/**
 * The questions of some lines. What is wrong or probably mistyped already is left out (`all: false`),
 * for nobody pays to hear that.
 */
export function askingOf(lines: readonly Line[], all = false): Asking {
  const questions: ListQuestion[] = [];
  const seen = new Set<string>();
  let price = 0;
  let known = 0;
  for (const { found } of lines) {
    if (!found || seen.has(nameOf(found)) || !isAskable(found)) continue;
    seen.add(nameOf(found));
    if (found.offer.answeredAt !== undefined) {
      known += 1;
    } else if (all || !isDoubtful(found.verdict)) {
      const { kind, value } = found.verdict;
      questions.push({ kind, value });
      price += creditsFor(kind, 'standard') ?? 0;
    }
  }
  return { questions, price, known };
}
