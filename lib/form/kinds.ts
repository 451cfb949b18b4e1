/** The kinds that are looked for in form fields. Of two that say the same, the first is meant. */
import { bic } from '../kinds/bic/field.ts';
import { email } from '../kinds/email/field.ts';
import type { FieldRules } from '../kinds/field-rules.ts';
import { iban } from '../kinds/iban/field.ts';
import { phone } from '../kinds/phone/field.ts';
import { vat } from '../kinds/vat/field.ts';

export { formCountry, phoneRegionNear } from '../kinds/phone/field-region-near.ts';

export const FIELD_RULES: readonly FieldRules[] = [email, iban, bic, vat, phone];
