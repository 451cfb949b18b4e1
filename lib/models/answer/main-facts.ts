import type { Fact, Kind } from '../../domain/index.ts';

/**
 * The facts that answer what a person asks about a value, in their order: whether it can be used, and whose
 * it is. The others repeat the value or are rarely wanted; they are under details and in the full answer. A kind
 * without an entry has none.
 */
const MAIN_FACTS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  email: [
    'record.deliverability',
    'email.labelMailbox',
    'domain.mailServer',
    'email.labelRelay',
    'record.relayService',
    'email.labelRole',
    'record.webmail',
    'record.schoolOrUniversity',
    'record.disposable',
  ],
  domain: [
    'record.age',
    'record.expires',
    'domain.mailServer',
    'record.webmail',
    'record.schoolOrUniversity',
    'record.domainDisposable',
  ],
  ip: ['record.location', 'record.networkGroup', 'ip.ipv4Inside', 'record.mobileNetwork'],
  phone: [
    'record.type',
    'record.carrier',
    'record.country',
    'record.callingCode',
    'record.location',
  ],
  iban: [
    'record.bank',
    'record.bic',
    'record.sepa',
    'record.country',
    'iban.territory',
    'iban.correction',
  ],
  bic: ['record.bank', 'record.country'],
  vat: ['record.companyGroup', 'record.postalAddress', 'record.country'],
};

/** Divides facts into those that answer, warnings first, and the rest. Every warning answers. */
export function mainFactsOf(
  kind: Kind,
  facts: readonly Fact[],
): { readonly main: readonly Fact[]; readonly rest: readonly Fact[] } {
  const names = MAIN_FACTS[kind] ?? [];
  const isWarning = ({ standing = 'good' }: Fact) => standing !== 'good';
  const rank = (fact: Fact) => (isWarning(fact) ? -1 : names.indexOf(fact.name));
  const isMain = (fact: Fact) => isWarning(fact) || names.includes(fact.name);
  return {
    main: facts.filter(isMain).toSorted((a, b) => rank(a) - rank(b)),
    rest: facts.filter((fact) => !isMain(fact)),
  };
}
