/** The kinds that fields are classified as, in order of precedence. */
import { bicFieldRules } from '../../kinds/bic/field.ts';
import { emailFieldRules } from '../../kinds/email/field.ts';
import { ibanFieldRules } from '../../kinds/iban/field.ts';
import { phoneFieldRules } from '../../kinds/phone/field.ts';
import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { vatFieldRules } from '../../kinds/vat/field.ts';

export { countryChosenIn, phoneFieldRegion } from '../../kinds/phone/field/region.ts';

export const FIELD_RULES: readonly FieldRules[] = [
  emailFieldRules,
  ibanFieldRules,
  bicFieldRules,
  vatFieldRules,
  phoneFieldRules,
];
