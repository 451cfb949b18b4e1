/** Loads every module that builds expressions, and makes those that build them in functions do so. */

import { ENDPOINT_FORMS } from '../../lib/console/request/forms.ts';
import { KINDS } from '../../lib/domain/index.ts';
import { isGeneratedName } from '../../lib/form/generated-name.ts';
import { kindsNamedIn } from '../../lib/form/index.ts';
import { hasOtherHeadNoun } from '../../lib/form/language/head-noun.ts';
import { isValueNoun } from '../../lib/form/language/value-nouns.ts';
import { withoutMaskFillers } from '../../lib/page/field/mask-fillers.ts';
import { companyDomainOf } from '../../lib/suppliers/look-alike.ts';
import { sendersIn } from '../../lib/suppliers/sender-in-lines.ts';
import { detect, overlookedIn } from '../../lib/values/detect/index.ts';
import { mayBeMistyped } from '../../lib/values/detect/rough-detector.ts';
import { splitCell } from '../../lib/workbench/background/split-cell.ts';
import { isTotalText } from '../../lib/workbench/list/totals.ts';
import { checkValue } from '../check-data.ts';

export { provideCheckData } from '../../lib/values/kinds/shared/check-data.ts';

export function warmUp(): unknown {
  const text = 'Tel. 030 9O1820, bob@gmail,com';
  for (const kind of KINDS) checkValue(kind, text);
  for (const label of ['Email address of the owner', 'IBAN', 'Telefon']) kindsNamedIn(label);
  return [
    detect(text, { region: 'DE', scope: 'selection' }),
    overlookedIn(text, [], {}),
    mayBeMistyped(text),
    hasOtherHeadNoun,
    isValueNoun('number'),
    isGeneratedName(':r1:'),
    withoutMaskFillers('+49 ___', 'phone'),
    splitCell('a; b'),
    isTotalText('Total'),
    companyDomainOf('bob@example.com'),
    sendersIn,
    ENDPOINT_FORMS,
  ];
}
