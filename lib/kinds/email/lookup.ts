import { z } from 'zod';
import { CONTRACT } from '../../endpoint.ts';
import { text as endpointName } from '../../texts/endpoints.ts';
import { kindLabel } from '../../texts/kinds.ts';
import type { Verdict } from '../../verdict.ts';
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
import { deliverability, mailbox, qualificationOf } from './deliverability.ts';

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
      headline: 'A disposable address: its mailbox will soon be gone.',
    },
    {
      when: result.dns?.mx === false && !delivers,
      standing: 'bad',
      reason: 'no-mail-server',
      headline: 'The domain names no mail server, so mail will not arrive.',
    },
    {
      when: typo && qualification !== 'invalid',
      standing: 'caution',
      reason: 'did-you-mean',
      headline: 'This looks like a mistyped address.',
    },
    ...(relay && qualification === 'disposable' ? [] : deliverability(result)),
    {
      when: isHigh(result.risk_score),
      standing: 'caution',
      reason: 'high-risk',
      headline: 'The API rates this address as a high risk.',
    },
    {
      when: relay,
      standing: isDisposable(result) ? 'caution' : 'good',
      reason: 'relay',
      headline: 'A relay address: mail is forwarded to a mailbox that stays hidden.',
    },
    {
      when: result.role_account === true,
      standing: 'good',
      reason: 'role',
      headline: 'A role address: a team reads it, not one person.',
    },
    {
      when: delivers,
      standing: 'good',
      reason: 'deliverable',
      headline: 'The mail server accepts mail for this address.',
    },
    {
      when: result.is_alias === true,
      standing: 'good',
      reason: 'alias',
      headline: 'An alias of a lasting mailbox; nothing speaks against it.',
    },
    {
      when: result.dns?.mx === true,
      standing: 'good',
      reason: 'no-risk-found',
      headline: 'The domain takes mail and nothing speaks against this address.',
    },
    {
      when: true,
      standing: 'good',
      reason: 'no-risk-found',
      headline: 'Nothing speaks against this address.',
    },
  ];
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
      flag('Disposable', isDisposable(result), {
        yes: result.relay_domain === true ? 'caution' : 'bad',
        no: 'good',
      }),
      checked ? fact('Deliverability', words(result.qualification)) : null,
      mailbox(result),
      checked ? note('Accepts any name (catch-all)', result.is_catch_all, 'caution') : null,
      note('Relay service', result.relay_domain),
      note('Alias', result.is_alias),
      result.role_account === true ? fact('Role', words(result.role_type) || 'yes') : null,
      note('Public webmail', result.public_domain),
      note('School or university', result.education),
      ...dnsFacts(result.dns),
      score('Risk', result.risk_score),
      note('Gravatar', result.has_gravatar),
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
