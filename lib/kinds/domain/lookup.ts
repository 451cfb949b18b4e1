import { z } from 'zod';
import {
  ENDPOINT_CONTRACT,
  type Fact,
  type Message,
  type Phrase,
  type Verdict,
} from '../../domain/index.ts';
import { domainText, listOf, recordText } from '../../texts/messages.ts';
import { entriesOf } from '../../values/text/index.ts';
import { booleanParamSchema, lookupEndpoint } from '../shared/endpoint-definition.ts';
import { fact, factIfTrue, flagFact, readableWords, verdictByRules } from '../shared/facts.ts';
import {
  decidingBool,
  decidingNumber,
  optionalBool,
  optionalDate,
  optionalObject,
  optionalText,
  optionalTexts,
} from '../shared/result-fields.ts';
import { certificateFacts, DNS_FIELDS, dnsFacts, dnsSchema } from './answer-facts.ts';
import { domainAnswerFields } from './answer-fields.ts';

/** Domain result (contract, Resources), what the verdict reads of it. Every verdict depends on `disposable`. */
const schema = z.looseObject({
  disposable: z.boolean(),
  education: optionalBool,
  public_domain: optionalBool,
  relay_domain: decidingBool,
  is_subdomain: optionalBool,
  dns: dnsSchema.nullish(),
  domain_age_days: decidingNumber,
  whois: optionalObject({
    registrar: optionalText,
    creation_date: optionalDate,
    expiration_date: optionalDate,
  }),
  sources: optionalTexts,
  tags: optionalTexts,
  first_seen: optionalDate,
  last_seen: optionalDate,
});

type Result = z.infer<typeof schema>;

const FIELDS = entriesOf(`
  disposable, education, public_domain, relay_domain, is_subdomain, ${DNS_FIELDS},
  domain_age_days, whois.registrar, whois.creation_date, whois.expiration_date, sources, tags,
  first_seen, last_seen
`);

/** Domains registered for fraud are rarely older. */
const NEW_DAYS = 30;

function ageFact(days: number | null | undefined): Fact<Phrase> | null {
  if (typeof days !== 'number' || days < 0) return null;
  const years = Math.floor(days / 365.25);
  const whole = Math.floor(days);
  const shown =
    years >= 1 ? domainText('ageYears', { years }) : recordText('ageDays', { days: whole });
  return fact(recordText('age'), shown, days < NEW_DAYS ? 'caution' : undefined);
}

function listFact(
  label: Message,
  items: readonly string[] | null | undefined,
): Fact<Phrase> | null {
  return fact(label, listOf((items ?? []).slice(0, 8).map(readableWords), 'unit'));
}

function toVerdict(value: string, result: Result): Verdict<Phrase> {
  const relay = result.relay_domain === true;
  const days = result.domain_age_days;
  return verdictByRules(
    'domain',
    value,
    [
      [
        result.disposable && !relay,
        'caution',
        'disposable',
        domainText('providesDisposableAddresses'),
      ],
      [relay, 'caution', 'relay', domainText('belongsToRelay')],
      [
        typeof days === 'number' && days >= 0 && days < NEW_DAYS,
        'caution',
        'new-domain',
        domainText('registeredRecently'),
      ],
      [result.dns?.mx === false, 'caution', 'no-mail-server', domainText('noMailServer')],
      [result.public_domain === true, 'good', 'webmail', domainText('webmailProvider')],
      [result.education === true, 'good', 'education', domainText('ofSchool')],
      [true, 'good', 'no-risk-found', domainText('noProblemFound')],
    ],
    [
      flagFact(recordText('domainDisposable'), result.disposable, {
        yes: 'caution',
        no: 'good',
      }),
      factIfTrue(recordText('relayService'), result.relay_domain),
      factIfTrue(recordText('webmail'), result.public_domain),
      factIfTrue(recordText('schoolOrUniversity'), result.education),
      factIfTrue(recordText('subdomain'), result.is_subdomain),
      ...dnsFacts(result.dns),
      ageFact(days),
      fact(recordText('registered'), result.whois?.creation_date),
      fact(recordText('expires'), result.whois?.expiration_date),
      fact(recordText('registrar'), result.whois?.registrar),
      listFact(recordText('domainTags'), result.tags),
      listFact(recordText('listedBy'), result.sources),
      fact(recordText('firstSeen'), result.first_seen),
      fact(recordText('lastSeen'), result.last_seen),
      ...certificateFacts(result),
    ],
  );
}

/** The contract does not name the certificate-transparency flag, so any one flag is accepted. */
const domainParams = z
  .looseObject({ query: z.string().min(1) })
  .refine(({ query: _, ...rest }) =>
    Object.values(rest).every((value) => booleanParamSchema.safeParse(value).success),
  );

const row = {
  kind: 'domain',
  answerFields: domainAnswerFields,
  params: domainParams,
  result: schema,
  fields: FIELDS,
  toVerdict,
} as const;

/** Endpoints that look up a domain (contract, Endpoints). */
export const domainEndpoints = {
  domain: lookupEndpoint({ ...row, ...ENDPOINT_CONTRACT.domain }),
  intelligenceDomain: lookupEndpoint({ ...row, ...ENDPOINT_CONTRACT.intelligenceDomain }),
};
