/** Invoices that nobody wrote: parties, accounts and amounts, some with a planted fault. */

import { firstMade, type Random } from '../accuracy/random.ts';
import { bicSample, emailSample, phoneSample } from '../accuracy/values/contact.ts';
import { ERRORS_OF } from '../accuracy/values/errors.ts';
import { ibanSample } from '../accuracy/values/iban.ts';
import { vatSample } from '../accuracy/values/vat.ts';
import { checkValue } from '../check-data.ts';

export const COUNTRIES = ['DE', 'AT', 'FR', 'IT', 'ES', 'NL', 'PL', 'PT', 'IE', 'BE'] as const;

export type Fault = 'iban' | 'vat' | 'other-iban' | 'other-amount';

export interface MadeInvoice {
  readonly country: (typeof COUNTRIES)[number];
  readonly seller: string;
  readonly vat: string;
  readonly iban: string;
  readonly bic: string;
  readonly email: string;
  readonly phone: string;
  readonly buyer: string;
  readonly buyerVat: string;
  readonly number: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** With two decimals and a full stop. */
  readonly amount: string;
  readonly fault: Fault | null;
  /** What the page shows, where that is not what the data says. */
  readonly shown: { readonly iban: string; readonly amount: string };
}

const FIRMS = ['Alder', 'Birke', 'Cedre', 'Faggio', 'Olmo', 'Eik', 'Lipa', 'Carvalho', 'Rowan'];
const FORMS: Readonly<Record<(typeof COUNTRIES)[number], string>> = {
  DE: 'GmbH',
  AT: 'GmbH',
  FR: 'SARL',
  IT: 'S.r.l.',
  ES: 'S.L.',
  NL: 'B.V.',
  PL: 'Sp. z o.o.',
  PT: 'Lda',
  IE: 'Ltd',
  BE: 'NV',
};

/** The value with a changed digit, which makes it wrong. */
function wrong(random: Random, kind: 'iban' | 'vat', value: string): string {
  return firstMade(() => {
    const changed = ERRORS_OF[kind].changed?.(value, random) ?? null;
    return changed !== null && checkValue(kind, changed).standing === 'bad' ? changed : null;
  });
}

export function makeInvoice(random: Random, fault: Fault | null): MadeInvoice {
  const country = random.pick(COUNTRIES);
  const name = () => `${random.pick(FIRMS)} ${random.pick(FIRMS)} ${FORMS[country]}`;
  const vat = vatSample(random, country).value;
  const iban = ibanSample(random, country).value;
  const amount = (random.below(900_000) / 100 + 100).toFixed(2);
  const otherAmount = (Number(amount) + 1 + random.below(5_000)).toFixed(2);
  const month = String(random.below(12) + 1).padStart(2, '0');
  const day = String(random.below(28) + 1).padStart(2, '0');
  const stated = fault === 'iban' ? wrong(random, 'iban', iban) : iban;
  return {
    country,
    fault,
    seller: name(),
    vat: fault === 'vat' ? wrong(random, 'vat', vat) : vat,
    iban: stated,
    bic: bicSample(random, country).value,
    email: emailSample(random).value,
    phone: phoneSample(random, country).value,
    buyer: name(),
    buyerVat: vatSample(random, country).value,
    number: `${random.pick(['RE', 'F', 'INV'])}-2026-${random.digits(5)}`,
    date: `2026-${month}-${day}`,
    amount,
    shown: {
      iban: fault === 'other-iban' ? ibanSample(random, country).value : stated,
      amount: fault === 'other-amount' ? otherAmount : amount,
    },
  };
}
