/** The brief form of a verdict, at most 40 characters, for a line that has no room for its sentence. */
import { toneOf, type Verdict } from '../domain/index.ts';
import { fieldLineText } from './areas.ts';

/** From the `reason` of a verdict to a variant of the message `brief`. Other reasons use their tone. */
export const BRIEF_VARIANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'bad-character': 'badCharacter',
    'look-alike-letters': 'badCharacter',
    'bad-ip-literal': 'ipAddress',
    'bad-quotes': 'quotes',
    'brackets-removed': 'more',
    'catch-all': 'unsure',
    'check-digits-not-digits': 'badCharacter',
    'check-digits-wrong': 'checkDigits',
    'country-not-in-registry': 'compare',
    'country-without-iban': 'noIbans',
    'deliverability-unknown': 'unsure',
    'did-you-mean': 'typingError',
    'apostrophe-removed': 'more',
    'digit-in-prefix': 'compare',
    'digit-missing': 'typingError',
    'digits-lost': 'digitsLost',
    'digits-replaced': 'badCharacter',
    disguised: 'imitation',
    'display-name': 'more',
    'dot-at-start': 'dots',
    'dot-before-at': 'dots',
    'emoji-domain': 'hardlyAccepted',
    'exponent-expanded': 'decimal',
    'formula-unwrapped': 'more',
    'fraction-removed': 'decimal',
    'high-risk': 'risk',
    'hyphen-removed': 'compare',
    'iban-given': 'ibanForBic',
    'international-local-part': 'oftenRefused',
    'ip-literal': 'hardlyAccepted',
    'invisible-removed': 'badCharacter',
    'label-removed': 'more',
    'letters-dialled': 'badCharacter',
    'letters-replaced': 'badCharacter',
    'local-part-too-long': 'tooLong',
    'may-not-arrive': 'mayNotArrive',
    'missing-zero': 'zero',
    'mistyped-domain': 'typingError',
    'mixed-alphabets': 'imitation',
    'national-check-digits-wrong': 'compare',
    'never-issued': 'notValid',
    'no-at-sign': 'noAt',
    'no-country': 'noCountry',
    'no-country-code': 'noCountry',
    'no-country-prefix': 'noCountry',
    'no-domain': 'afterAt',
    'no-dot-in-domain': 'noDot',
    'no-inbox': 'noMail',
    'no-local-part': 'beforeAt',
    'no-mail-server': 'noMail',
    'no-such-calling-code': 'country',
    'no-such-date': 'typingError',
    'not-a-number': 'notANumber',
    'not-in-numbering-plan': 'beginning',
    'not-registered': 'notRegistered',
    'not-valid': 'notValid',
    'office-unknown': 'compare',
    'quotes-removed': 'more',
    registered: 'registered',
    relay: 'relay',
    'reserved-domain': 'reserved',
    'reserved-hyphens': 'typingError',
    risky: 'risk',
    role: 'role',
    'short-number': 'service',
    'signs-removed': 'badCharacter',
    'siren-check-digit-wrong': 'checkDigits',
    space: 'space',
    spam: 'risk',
    'territory-code': 'compare',
    'test-bic': 'testBic',
    threat: 'risk',
    'too-long': 'tooLong',
    'too-short': 'tooShort',
    'two-addresses': 'several',
    'two-at-signs': 'twoAts',
    'two-dots': 'dots',
    'two-numbers': 'several',
    undeliverable: 'noMail',
    'unknown-tld': 'ending',
    virtual: 'virtual',
    wrapped: 'more',
    'wide-replaced': 'badCharacter',
    'wrong-length': 'length',
    'wrong-structure': 'structure',
    'zero-added': 'tooShort',
  }),
);

/** The brief form of a sentence that is no verdict. */
export const briefOf = (
  reason: 'confirm' | 'contradiction' | 'noAnswer' | 'notSaved' | 'saved',
): string => fieldLineText('brief', { reason });

export function briefText(verdict: Verdict): string {
  const { kind, reason } = verdict;
  if (reason === 'disposable')
    return fieldLineText('brief', {
      reason: kind === 'phone' ? 'disposableNumber' : 'disposable',
    });
  // For a BIC, `no-country` means that its fifth and sixth character name no country.
  if (reason === 'no-country' && kind === 'bic')
    return fieldLineText('brief', { reason: 'country' });
  return fieldLineText('brief', { reason: BRIEF_VARIANTS.get(reason) ?? toneOf(verdict) });
}
