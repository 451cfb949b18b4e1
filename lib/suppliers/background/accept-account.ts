/** Changes the account of a supplier in its list, because the person said that the new one is right. */
import { z } from 'zod';
import type { Ports } from '../../service/platform/index.ts';
import type { createCellReader } from '../../workbench/background/index.ts';
import { changeCell, partOf, readList } from '../../workbench/store/list-records.ts';
import { SUPPLIER_MESSAGES } from '../messages/table.ts';

const acceptedSchema = SUPPLIER_MESSAGES.acceptedAccounts.reply.shape.accepted;
type AcceptedAccount = z.infer<typeof acceptedSchema>[number];
/** Accepted accounts that a list keeps, the latest. */
const MAX_ACCEPTED = 1_000;

/** What a note's reply names: a cell, the account that it has, and the one that it shall have. */
const targetSchema = z.tuple([z.string(), z.number(), z.number(), z.string(), z.string()]);
type Target = z.infer<typeof targetSchema>;

export const acceptIdOf = (...target: Target): string => JSON.stringify(target);

function targetOf(id: string): Target | undefined {
  try {
    return targetSchema.safeParse(JSON.parse(id)).data;
  } catch {
    return undefined;
  }
}

interface Needs {
  readonly ports: Pick<Ports, 'db' | 'loadCheck' | 'now'>;
  readonly cells: Pick<ReturnType<typeof createCellReader>, 'readRegion' | 'loadValuesReader'>;
}

export function createAccountAcceptance({ ports, cells }: Needs) {
  const { db, loadCheck, now } = ports;
  const acceptedOf = async (id: string): Promise<readonly AcceptedAccount[]> =>
    (await db.read('listRows', partOf(id, 'accepted'), acceptedSchema)) ?? [];

  /** The text of a cell with another account, grouped as the old one was; undefined: it has another account now. */
  async function changedText(text: string, before: string, after: string) {
    const region = await cells.readRegion();
    const valuesIn = await cells.loadValuesReader();
    const check = await loadCheck();
    const old = valuesIn(text, 'iban', region).find(
      ({ kind, value }) => kind === 'iban' && check(kind, value, {}).value === before,
    );
    if (!old) return undefined;
    const isGrouped = /\s/.test(old.raw.trim());
    const written = isGrouped ? after.replace(/.{4}(?=.)/g, '$& ') : after;
    return text.slice(0, old.start) + written + text.slice(old.end);
  }

  return {
    /** Null: the list has changed meanwhile. */
    async accept(id: string): Promise<{ readonly id: string; readonly name: string } | null> {
      const [list, row, column, before, after] = targetOf(id) ?? [];
      const check = await loadCheck();
      const isSound = after !== undefined && check('iban', after, {}).standing !== 'bad';
      if (list === undefined || row === undefined || column === undefined || !isSound) return null;
      const stored = await db.snapshot(['listRows'], (tx) => readList(tx, list));
      const from = stored?.rows.find(({ number }) => number === row)?.cells[column];
      const to = from === undefined ? undefined : await changedText(from, before ?? '', after);
      if (!stored?.areSuppliers || from === undefined || to === undefined) return null;
      const at = now();
      const entry: AcceptedAccount = { at, row, before: before ?? '', after };
      const accepted = [...(await acceptedOf(list)), entry].slice(-MAX_ACCEPTED);
      const change = { row, column, from, to, at, accepted };
      const isChanged = await db.transact(['listRows'], (tx) => changeCell(tx, list, change));
      return isChanged ? { id: list, name: stored.name } : null;
    },

    acceptedAccounts: async (id: string, row: number): Promise<AcceptedAccount[]> =>
      (await acceptedOf(id)).filter((entry) => entry.row === row).toReversed(),
  };
}
