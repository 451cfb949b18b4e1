/** Collects which cells of which cases pass ("hold"), and prints them as a table at the end of a run. */
import { CELLS, type Cell } from './visits.ts';

export type Outcome = 'holds' | 'fails';

const SIGNS: Readonly<Record<Outcome, string>> = { holds: '+', fails: 'X' };

export class Matrix {
  readonly #rows = new Map<string, Map<Cell, Outcome>>();

  /** If several visits set the same cell, it holds only if it held in all of them. */
  set(id: string, cell: Cell, outcome: Outcome): void {
    const row = this.#rows.get(id) ?? new Map<Cell, Outcome>();
    this.#rows.set(id, row);
    if ((row.get(cell) ?? 'holds') === 'holds') row.set(cell, outcome);
  }

  /** @param title heading of the table, for instance the browser */
  print(title: string): string {
    const cells = Object.keys(CELLS).filter((name): name is Cell => name in CELLS);
    const width = Math.max(title.length, ...[...this.#rows.keys()].map(({ length }) => length));
    const lines = [...this.#rows].map(([id, row]) => {
      const signs = cells.map((cell) => {
        const outcome = row.get(cell);
        return (outcome ? SIGNS[outcome] : ' ').padEnd(cell.length);
      });
      return `${id.padEnd(width)}  ${signs.join('  ')}`;
    });
    const all = [...this.#rows.values()].flatMap((row) => [...row.values()]);
    const holding = all.filter((outcome) => outcome === 'holds').length;
    return [
      `${title.padEnd(width)}  ${cells.join('  ')}`,
      ...lines,
      `${title}: ${holding} of ${all.length} hold`,
    ].join('\n');
  }
}
