/** Statements, the known suppliers that they give, and the payment file after them: the same in both browsers. */
import { expect } from 'vitest';
import { PAYMENT_FILE, STATEMENTS } from '../../payments/journey-files.ts';
import type { Surface } from '../support/surface.ts';

type Save = (name: string, content: string) => Promise<string>;
/** Opens the workbench, and chooses files there. */
type Open = (...paths: readonly string[]) => Promise<Surface>;

export const saveJourney = async (save: Save) => ({
  statements: await Promise.all(Object.entries(STATEMENTS).map(([name, text]) => save(name, text))),
  order: await save('payments.xml', PAYMENT_FILE),
});

export async function takeJourney(
  files: Awaited<ReturnType<typeof saveJourney>>,
  open: Open,
): Promise<Surface> {
  const statements = await open(...files.statements);
  await statements.reads(/january\.xml and 1 more/);
  await statements.reads(/5 rows, and none needs a look/);
  await statements.press({
    role: 'button',
    name: /^Use the 3 accounts that you paid in 2026 as known suppliers$/,
  });
  await statements.reads(/3 suppliers with an IBAN\./);
  await statements.reads(/Accounts paid in 2026/);
  await statements.reads(/2026-02-11/);
  const order = await open(files.order);
  await order.reads(/1 payment goes to another account than the one you know\./);
  const text = await order.text();
  const at = (words: string) => text.indexOf(words);
  const sum = 'The file says 3 payments of 2,120.21, it has 4 of 2,550.42.';
  expect(at('1 payment goes to another account')).toBeLessThan(at(sum));
  expect(at(sum)).toBeGreaterThan(0);
  expect(text).toContain(
    'Correct it in the program that made “payments.xml”, then export the file again.',
  );
  expect(text).toContain('Same account, amount and reference as row 3: paid twice?');
  return order;
}
