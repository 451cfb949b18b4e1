/** Statements in a ZIP archive. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPaymentFiles } from '../../../lib/workbench/checked-list/payment-list.ts';
import { holdsPayments } from '../../../lib/workbench/payments/index.ts';
import { fileOf, openedList } from '../../payments/check-payments.ts';
import { PAYMENT_FILE, STATEMENTS } from '../../payments/journey-files.ts';

const archive = (files: Readonly<Record<string, string>>) =>
  fileOf(
    'year.zip',
    Uint8Array.from(
      zipSync(
        Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      ),
    ),
  );

describe('an archive', () => {
  it('of statements is one list, and says what else it has', async () => {
    const file = archive({ '2026/': '', 'readme.txt': 'Hello', ...STATEMENTS });
    expect(await holdsPayments(file)).toBe(true);
    const { payments, body } = await openedList(file);
    expect(payments.files.map(({ name }) => name)).toEqual(['january.xml', 'february.sta']);
    expect(body).toHaveLength(5);
    const read = await readPaymentFiles([file]);
    expect(read.ok && read.left.map(({ name }) => name)).toEqual(['readme.txt']);
  });

  it.each([
    ['a workbook', archive({ '[Content_Types].xml': '<Types/>', 'a.xml': PAYMENT_FILE })],
    ['without payments', archive({ 'readme.txt': 'Hello' })],
    ['damaged', fileOf('a.zip', 'PK\u0003\u0004'.padEnd(100, 'x'))],
  ])('that is %s holds no payments', async (_, file) => {
    expect(await holdsPayments(file)).toBe(false);
  });
});
