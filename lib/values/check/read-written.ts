import { mistypedBicFinder } from '../kinds/bic/find-mistyped.ts';
import { mistypedDomainFinder } from '../kinds/domain/find-mistyped.ts';
import { mistypedEmailFinder } from '../kinds/email/find-mistyped.ts';
import { mistypedIbanFinder } from '../kinds/iban/find-mistyped.ts';
import { mistypedIpFinder } from '../kinds/ip/find-mistyped.ts';
import { mistypedPhoneFinder } from '../kinds/phone/find-mistyped.ts';
import { createWrittenReader } from '../kinds/shared/written-reader.ts';
import { createMistypedVatFinder } from '../kinds/vat/find-mistyped.ts';

/** Reads what a person wrote as a value of a kind, with the labels of all kinds. */
export const readWrittenAs = createWrittenReader([
  mistypedEmailFinder,
  mistypedDomainFinder,
  mistypedIpFinder,
  mistypedPhoneFinder,
  createMistypedVatFinder(),
  mistypedIbanFinder,
  mistypedBicFinder,
]);
