import { z } from 'zod';
import { CONTRACT } from '../../endpoint.ts';
import { text } from '../../texts/email.ts';
import { text as endpointName } from '../../texts/endpoints.ts';
import { kindLabel } from '../../texts/kinds.ts';
import type { Fact, Verdict } from '../../verdict.ts';
import { DNS_FIELDS, dnsFacts, dnsSchema } from '../domain/dns.ts';
import {
  lookup,
  optionalBool,
  optionalNumber,
  optionalText,
  queryParams,
  switchSchema,
} from '../endpoint.ts';
import { fact, flag, isHigh, note, score, words } from '../facts.ts';
import { judge, type Rule } from '../rules.ts';
import { deliverability, mailbox, qualificationOf, qualificationWords } from './deliverability.ts';

/** Email result (contract, Resources). `disposable` is what every verdict rests on. */
const schema = z.looseObject({
  email: optionalText,
  normalized_email: optionalText,
  domain: optionalText,
  disposable: z.boolean(),
  education: optionalBool,
  public_domain: optionalBool,
  relay_domain: optionalBool,
  role_account: optionalBool,
  role_type: optionalText,
  is_alias: optionalBool,
  did_you_mean: optionalText,
  has_gravatar: optionalBool,
  dns: dnsSchema.nullish(),
  risk_score: optionalNumber,
  smtp_valid: optionalBool,
  is_catch_all: optionalBool,
  qualification: optionalText,
});

type Result = z.infer<typeof schema>;

const FIELDS = [
  'disposable',
  'education',
  'public_domain',
  'relay_domain',
  'role_account',
  'role_type',
  'is_alias',
  'did_you_mean',
  'has_gravatar',
  ...DNS_FIELDS,
  'risk_score',
] as const;

const DEEP_FIELDS = [...FIELDS, 'smtp_valid', 'is_catch_all', 'qualification'] as const;

/** The contract does not show whether `did_you_mean` is a whole address or its domain. */
function suggestionOf(value: string, result: Result): string | undefined {
  const meant = result.did_you_mean?.trim() ?? '';
  if (meant === '') return undefined;
  const address = meant.includes('@')
    ? meant
    : `${value.slice(0, value.lastIndexOf('@') + 1)}${meant}`;
  return address.toLowerCase() === value.toLowerCase() ? undefined : address;
}

function isDisposable(result: Result): boolean {
  return result.disposable || qualificationOf(result) === 'disposable';
}

function rules(result: Result, typo: boolean): readonly Rule[] {
  const qualification = qualificationOf(result);
  const delivers = qualification === 'valid';
  // A relay forwards to a lasting mailbox: it stays a relay even when a list calls it disposable.
  const relay = result.relay_domain === true;
  return [
    {
      when: isDisposable(result) && !relay,
      standing: 'bad',
      reason: 'disposable',
      headline: text('disposable'),
    },
    {
      when: result.dns?.mx === false && !delivers,
      standing: 'bad',
      reason: 'no-mail-server',
      headline: text('noMailServer'),
    },
    {
      when: typo && qualification !== 'invalid',
      standing: 'caution',
      reason: 'did-you-mean',
      headline: text('didYouMean'),
    },
    ...(relay && qualification === 'disposable' ? [] : deliverability(result)),
    {
      when: isHigh(result.risk_score),
      standing: 'caution',
      reason: 'high-risk',
      headline: text('highRisk'),
    },
    {
      when: relay,
      standing: isDisposable(result) ? 'caution' : 'good',
      reason: 'relay',
      headline: text('relay'),
    },
    {
      when: result.role_account === true,
      standing: 'good',
      reason: 'role',
      headline: text('role'),
    },
    {
      when: delivers,
      standing: 'good',
      reason: 'deliverable',
      headline: text('deliverable'),
    },
    {
      when: result.is_alias === true,
      standing: 'good',
      reason: 'alias',
      headline: text('alias'),
    },
    {
      when: result.dns?.mx === true,
      standing: 'good',
      reason: 'no-risk-found',
      headline: text('takesMail'),
    },
    {
      when: true,
      standing: 'good',
      reason: 'no-risk-found',
      headline: text('nothingAgainst'),
    },
  ];
}

/** The kind of role, where it is told. */
function roleFact({ role_account, role_type }: Result): Fact | null {
  const type = role_account === true ? words(role_type) : '';
  return fact(text('labelRole'), type) ?? note(text('labelRole'), role_account);
}

/** `smtp_valid` and `is_catch_all` mean something only beside a qualification. */
function toVerdict(value: string, result: Result): Verdict {
  const suggestion = suggestionOf(value, result);
  const checked = qualificationOf(result) !== '';
  return judge(
    'email',
    value,
    rules(result, suggestion !== undefined),
    [
      flag(text('labelDisposable'), isDisposable(result), {
        yes: result.relay_domain === true ? 'caution' : 'bad',
        no: 'good',
      }),
      checked ? fact(text('labelDeliverability'), qualificationWords(result)) : null,
      mailbox(result),
      checked ? note(text('labelCatchAll'), result.is_catch_all, 'caution') : null,
      note(text('labelRelayService'), result.relay_domain),
      note(text('labelAlias'), result.is_alias),
      roleFact(result),
      note(text('labelWebmail'), result.public_domain),
      note(text('labelEducation'), result.education),
      ...dnsFacts(result.dns),
      score(text('labelRisk'), result.risk_score),
      note(text('labelGravatar'), result.has_gravatar),
    ],
    suggestion,
  );
}

const emailParams = z.object({
  query: z.string().min(1),
  /** Deep deliverability verification; some seconds more (contract, Endpoints, rule 2). */
  qualification_check: switchSchema.exactOptional(),
});

const row = { kind: 'email', result: schema, toVerdict } as const;

/** Endpoints that tell about an email address (contract, Endpoints). */
export const endpoints = {
  email: lookup({
    ...row,
    ...CONTRACT.email,
    statsLabel: () => kindLabel('email'),
    params: emailParams,
    fields: DEEP_FIELDS,
  }),
  intelligenceEmail: lookup({
    ...row,
    ...CONTRACT.intelligenceEmail,
    statsLabel: () => kindLabel('email'),
    params: queryParams,
    fields: FIELDS,
  }),
  intelligenceEmailq: lookup({
    ...row,
    ...CONTRACT.intelligenceEmailq,
    depth: 'deep',
    statsLabel: () => endpointName('mailboxHealth'),
    params: queryParams,
    fields: DEEP_FIELDS,
  }),
};
