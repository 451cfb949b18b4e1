/** Payments as the rows of a list. */
import { MAX_CELL_LENGTH } from '../../domain/index.ts';
import { type Sheet, sheetFromRows } from '../list/index.ts';
import type {
  ColumnPlace,
  ListLayout,
  ListRow,
  PaymentListKind,
  PaymentRole,
} from '../messages/index.ts';
import { paymentsText } from '../texts.ts';
import { clean, MAX_FAULTS, type Payment, type PaymentFile } from './payment-file.ts';

export interface PaymentTable {
  readonly sheet: Sheet;
  readonly layout: ListLayout;
  readonly arrangement: readonly ColumnPlace[];
}

/** The columns in their order. Those that every payment has, and those that are there if a payment has them. */
const ALWAYS: ReadonlySet<PaymentRole> = new Set<PaymentRole>([
  'name',
  'iban',
  'amount',
  'currency',
]);
const ROLES: readonly PaymentRole[] = [
  ...(['name', 'iban', 'account', 'bic', 'amount', 'currency', 'reference', 'text'] as const),
  ...(['date', 'state', 'mandate', 'code', 'id', 'own', 'file'] as const),
];
/** What is looked for only in doubt. */
const HIDDEN: ReadonlySet<PaymentRole> = new Set<PaymentRole>(['code', 'own']);
const NAMES: Readonly<Record<PaymentListKind, string>> = {
  transfers: 'payee',
  collections: 'payer',
  statement: 'name',
};

const headingOf = (role: PaymentRole, is: PaymentListKind): string =>
  paymentsText('column', { role: role === 'name' ? NAMES[is] : role });

/** Whose texts are foreign: a cell has no line breaks. */
function cellOf(payment: Payment, role: PaymentRole, file: string): string {
  if (role === 'file') return file;
  const text = clean(payment[role]).slice(0, MAX_CELL_LENGTH);
  return role === 'state' && text !== '' ? paymentsText('state', { state: text }) : text;
}

/** Amounts are written with a point: a workbook keeps them as numbers. */
const typesOf = (cells: readonly string[], roles: readonly PaymentRole[]): string =>
  cells
    .map((cell, i) => (roles[i] === 'amount' && /^-?\d+(?:\.\d*)?$/.test(cell) ? 'n' : 't'))
    .join('');

/** @param files of one kind, at least one */
export function tableOfPayments(is: PaymentListKind, files: readonly PaymentFile[]): PaymentTable {
  const used = new Set<PaymentRole>(ALWAYS);
  for (const { payments } of files)
    for (const payment of payments)
      for (const role of ROLES)
        if (role !== 'file' && !used.has(role) && clean(payment[role]) !== '') used.add(role);
  if (files.length > 1) used.add('file');
  const roles = ROLES.filter((role) => used.has(role));
  const rows: ListRow[] = [{ number: 1, cells: roles.map((role) => headingOf(role, is)) }];
  for (const { name, payments } of files)
    for (const payment of payments) {
      const cells = roles.map((role) => cellOf(payment, role, name));
      rows.push({ number: rows.length + 1, cells, types: typesOf(cells, roles) });
    }
  const sheet = sheetFromRows(rows);
  const omitted = files.reduce((sum, file) => sum + file.omitted, 0);
  return {
    sheet: { ...sheet, rowsOmitted: sheet.rowsOmitted + omitted },
    layout: {
      header: true,
      columns: roles.map((role) => (role === 'iban' || role === 'bic' ? role : null)),
      payments: {
        is,
        columns: Object.fromEntries(roles.map((role, i) => [role, i])),
        files: files.map(({ name, format }) => ({ name, format })),
        faults: files
          .flatMap(({ name, faults }) => faults.map((fault) => ({ ...fault, file: name })))
          .slice(0, MAX_FAULTS),
        isFixed: true,
      },
    },
    arrangement: roles.flatMap((role, i) =>
      HIDDEN.has(role) ? { id: `cell ${i}`, isShown: false } : [],
    ),
  };
}
