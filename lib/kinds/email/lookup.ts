import { z } from 'zod';
import { ENDPOINT_CONTRACT, type Fact, type Phrase, type Verdict } from '../../domain/index.ts';
import { emailText, endpointsMessage, factsText, recordText } from '../../texts/messages.ts';
import { checkEmail } from '../../values/names.ts';
import { entriesOf } from '../../values/text/index.ts';
import { DNS_FIELDS, dnsFacts, dnsSchema } from '../domain/answer-facts.ts';
import { booleanParamSchema, lookupEndpoint, queryParams } from '../shared/endpoint-definition.ts';
import {
  fact,
  factIfTrue,
  flagFact,
  isHighScore,
  readableWords,
  scoreFact,
  type VerdictRule,
  verdictByRules,
} from '../shared/facts.ts';
import {
  decidingBool,
  decidingNumber,
  decidingText,
  optionalBool,
  optionalText,
} from '../shared/result-fields.ts';
import { emailAnswerFields } from './answer-fields.ts';
import {
  deliverabilityRules,
  mailboxFact,
  qualificationOf,
  qualificationWords,
} from './deliverability.ts';

/** Email result (contract, Resources), what the verdict reads of it. Every verdict depends on `disposable`. */
const schema = z.looseObject({
  disposable: z.boolean(),
  education: optionalBool,
  public_domain: optionalBool,
  relay_domain: decidingBool,
  role_account: optionalBool,
  role_type: optionalText,
  is_alias: optionalBool,
  did_you_mean: decidingText,
  has_gravatar: optionalBool,
  dns: dnsSchema.nullish(),
  risk_score: decidingNumber,
  smtp_valid: decidingBool,
  is_catch_all: decidingBool,
  qualification: decidingText,
});

type Result = z.infer<typeof schema>;

const FIELDS = entriesOf(`
  disposable, education, public_domain, relay_domain, role_account, role_type, is_alias,
  did_you_mean, has_gravatar, ${DNS_FIELDS}, risk_score
`);

const DEEP_FIELDS = [...FIELDS, 'smtp_valid', 'is_catch_all', 'qualification'];

/** Spaces, control and invisible characters, and brackets, as in markup and lists of addresses. */
const ODD_CHARACTER = /[\s\p{C}<>,;"]/u;

/**
 * The address that the answer suggests, if it is one. The contract does not say whether
 * `did_you_mean` is a whole address or a domain.
 */
function suggestionOf(value: string, result: Result): string | undefined {
  const meant = result.did_you_mean?.trim() ?? '';
  if (meant === '' || ODD_CHARACTER.test(meant)) return undefined;
  const address = meant.includes('@')
    ? meant
    : `${value.slice(0, value.lastIndexOf('@') + 1)}${meant}`;
  const checked = checkEmail(address);
  const isSame = checked.value.toLowerCase() === checkEmail(value).value.toLowerCase();
  const isFit = checked.standing !== 'bad' && checked.suggestion === undefined;
  return isFit && !isSame ? address : undefined;
}

function isDisposable(result: Result): boolean {
  return result.disposable || qualificationOf(result) === 'disposable';
}

function rules(result: Result, typo: boolean): readonly VerdictRule[] {
  const qualification = qualificationOf(result);
  const delivers = qualification === 'valid';
  // A relay forwards to a permanent mailbox, so it is not disposable even if a list says so.
  const relay = result.relay_domain === true;
  const found = delivers ? 'delivers' : result.dns?.mx === true ? 'accepts' : 'other';
  return [
    [result.dns?.mx === false && !delivers, 'bad', 'no-mail-server', emailText('noMailServer')],
    [
      isDisposable(result) && !relay && qualification !== 'invalid',
      'caution',
      'disposable',
      emailText('disposable'),
    ],
    [typo && qualification !== 'invalid', 'caution', 'did-you-mean', emailText('didYouMean')],
    ...(relay && qualification === 'disposable' ? [] : deliverabilityRules(result)),
    [isHighScore(result.risk_score), 'caution', 'high-risk', emailText('highRisk')],
    [relay, isDisposable(result) ? 'caution' : 'good', 'relay', emailText('relay', { found })],
    [result.role_account === true, 'good', 'role', emailText('role', { found })],
    [delivers, 'good', 'deliverable', emailText('deliverable')],
    [result.is_alias === true, 'good', 'alias', emailText('alias', { found })],
    [result.dns?.mx === true, 'good', 'no-risk-found', emailText('domainAcceptsMail')],
    [true, 'good', 'no-risk-found', factsText('noProblemWithAddress')],
  ];
}

/** The kind of role, if the answer has one; “other” tells nobody anything. */
function roleFact({ role_account, role_type }: Result): Fact<Phrase> | null {
  const words = role_account === true ? readableWords(role_type) : '';
  const type = words.toLowerCase() === 'other' ? '' : words;
  return fact(emailText('labelRole'), type) ?? factIfTrue(emailText('labelRole'), role_account);
}

/** `smtp_valid` and `is_catch_all` are only meaningful with a qualification. */
function toVerdict(value: string, result: Result): Verdict<Phrase> {
  const suggestion = suggestionOf(value, result);
  const checked = qualificationOf(result) !== '';
  return verdictByRules(
    'email',
    value,
    rules(result, suggestion !== undefined),
    [
      flagFact(recordText('disposable'), isDisposable(result), { yes: 'caution', no: 'good' }),
      checked ? fact(recordText('deliverability'), qualificationWords(result)) : null,
      mailboxFact(result),
      checked ? factIfTrue(emailText('labelCatchAll'), result.is_catch_all, 'caution') : null,
      factIfTrue(recordText('relayService'), result.relay_domain),
      factIfTrue(recordText('alias'), result.is_alias),
      roleFact(result),
      factIfTrue(recordText('webmail'), result.public_domain),
      factIfTrue(recordText('schoolOrUniversity'), result.education),
      ...dnsFacts(result.dns),
      scoreFact(recordText('risk'), result.risk_score),
      factIfTrue(recordText('gravatar'), result.has_gravatar),
    ],
    suggestion,
  );
}

const emailParams = z.object({
  query: z.string().min(1),
  /** Deep check of deliverability; takes some seconds longer (contract, Endpoints, rule 2). */
  qualification_check: booleanParamSchema.exactOptional(),
});

const row = { kind: 'email', answerFields: emailAnswerFields, result: schema, toVerdict } as const;

/** Endpoints that look up an email address (contract, Endpoints). */
export const emailEndpoints = {
  email: lookupEndpoint({
    ...row,
    ...ENDPOINT_CONTRACT.email,
    params: emailParams,
    fields: DEEP_FIELDS,
  }),
  intelligenceEmail: lookupEndpoint({
    ...row,
    ...ENDPOINT_CONTRACT.intelligenceEmail,
    params: queryParams,
    fields: FIELDS,
  }),
  intelligenceEmailq: lookupEndpoint({
    ...row,
    ...ENDPOINT_CONTRACT.intelligenceEmailq,
    statsLabel: endpointsMessage('email'),
    params: queryParams,
    fields: DEEP_FIELDS,
  }),
};
