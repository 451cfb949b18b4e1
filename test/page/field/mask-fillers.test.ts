import { describe, expect, it } from 'vitest';
import { withoutMaskFillers } from '../../../lib/page/field/mask-fillers.ts';
import type { Kind } from '../../../lib/values/domain/kind.ts';
import { expectLinear, repeated } from '../../growth.ts';

/** The control's value and placeholder, and what the person typed. */
type Row = readonly [kind: Kind, value: string, typed: string, placeholder?: string];

const IMASK: readonly Row[] = [
  ['phone', '+49 1512 3456789_', '+49 1512 3456789'],
  ['phone', '+49 ____ ________', ''],
  ['phone', '+7 (912) 345-__-__', '+7 (912) 345'],
  ['iban', 'DE89 3704 0044 0532 0130 0_', 'DE89 3704 0044 0532 0130 0'],
  ['vat', 'DE123456___', 'DE123456'],
  ['ip', '192.168.1__.___', '192.168.1'],
];
const INPUTMASK: readonly Row[] = [
  ['phone', '(555) 123-45__', '(555) 123-45'],
  ['phone', '(___) ___-____', ''],
  ['phone', '(___) 123-4567', '123-4567'],
  ['email', '_@_._', ''],
  ['email', 'bob@gmail._', 'bob@gmail'],
  ['email', 'bob_smith@gmail.com', 'bob_smith@gmail.com'],
  ['ip', '10.0.0._', '10.0.0'],
];
const REACT_INPUT_MASK: readonly Row[] = [
  ['phone', '+49 1512 34xxxxx', '+49 1512 34'],
  ['phone', '+49 1512 34•••••', '+49 1512 34'],
  ['phone', '+49 1512 34#####', '+49 1512 34'],
  ['iban', 'DE89 3704 xxxx xxxx xxxx xx', 'DE89 3704', 'DExx xxxx xxxx xxxx xxxx xx'],
];
/** Cleave and the jQuery Mask plugin insert no fillers, only separators and prefixes. */
const NO_FILLERS: readonly Row[] = [
  ['phone', '+49 (', ''],
  ['phone', '+49 1512-', '+49 1512-'],
  ['phone', '(555) 120-0000', '(555) 120-0000', '(000) 000-0000'],
  ['iban', 'DE89 3704 0044', 'DE89 3704 0044', 'DE00 0000 0000'],
];
const TYPED: readonly Row[] = [
  ['email', 'bob@gmail.com_', 'bob@gmail.com_'],
  ['email', 'bob_', 'bob_'],
  ['email', 'bob@gmail.com_', 'bob@gmail.com', '________@____.___'],
  ['domain', '_dmarc.example.com', '_dmarc.example.com'],
  ['phone', '555-1234 x22', '555-1234 x22'],
  ['bic', 'DEUTDEFFXXX', 'DEUTDEFFXXX', 'XXXXXXXXXXX'],
  ['iban', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
  ['vat', 'DE_123456789', 'DE_123456789'],
];

describe.each([
  ['IMask', IMASK],
  ['Inputmask', INPUTMASK],
  ['react-input-mask', REACT_INPUT_MASK],
  ['Cleave and jQuery Mask', NO_FILLERS],
  ['no mask', TYPED],
])('%s', (_, rows) => {
  it.each(rows.map((row) => ({ row })))('keeps what the person typed of $row', ({ row }) => {
    const [kind, value, typed, placeholder] = row;
    expect(withoutMaskFillers(value, kind, placeholder)).toBe(typed);
  });
});

describe.each(['_', '_.', '_@', '#', 'x ', '( ', '1_'])('the fillers %j', (filler) => {
  it.each(['phone', 'email', 'iban'] as const)('are removed in linear time: %s', (kind) => {
    expectLinear(filler, {
      input: (size) => `${repeated(filler, size)}!`,
      run: (text) => withoutMaskFillers(text, kind, 'x'),
    });
  });
});
