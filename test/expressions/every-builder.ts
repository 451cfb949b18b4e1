/** Loads every module that builds expressions, and makes those that build them when they are used do so. */

import { checkValue } from '../../lib/check/index.ts';
import { KINDS } from '../../lib/domain/index.ts';
import { isGeneratedName } from '../../lib/form/field-key.ts';
import { kindsNamedIn } from '../../lib/form/index.ts';
import { withoutMaskFillers } from '../../lib/page/field/mask-fillers.ts';
import { splitCell } from '../../lib/workbench/background/split-cell.ts';
import { companyDomainOf } from '../../lib/suppliers/look-alike.ts';
import { ENDPOINT_FORMS } from '../../lib/console/request/forms.ts';

export { provideCheckData } from '../../lib/kinds/shared/check-data.ts';
export { SCANS } from '../detect/every-scan.ts';

/** Texts that reach expressions which are built at their first use. */
const TEXTS = ['bob@gmail,com', 'E-Mail: bob.gmail.com', 'Tel. 030 9O1820', 'BIC: DEUTDEFF', 'tel +49 (0) 30'];

export function warmUp(scans: Readonly<Record<string, (text: string) => unknown>>): void {
  for (const scan of Object.values(scans)) for (const text of TEXTS) scan(text);
  for (const kind of KINDS) for (const text of TEXTS) checkValue(kind, text);
  for (const label of ['Email address of the owner', 'IBAN', 'Telefonnummer']) kindsNamedIn(label);
  isGeneratedName(':r1:');
  withoutMaskFillers('+49 ___', 'phone');
  splitCell('a; b');
  companyDomainOf('bob@example.com');
  if (Object.keys(ENDPOINT_FORMS).length === 0) throw new Error('no forms');
}
