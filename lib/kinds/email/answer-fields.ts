import { dnsGroup } from '../domain/answer-fields.ts';
import { type AnswerFields, answerField, flagField } from '../shared/answer-fields.ts';

/** Email result (contract, Resources). */
export const emailAnswerFields: AnswerFields = [
  {
    name: 'address',
    rows: [
      answerField('email', 'address', 'code'),
      answerField('normalized_email', null, 'code'),
      answerField('domain', 'domain', 'code'),
      answerField('did_you_mean', 'emailDidYouMean', 'code', 'none'),
      answerField('risk_score', 'risk', 'score'),
    ],
  },
  {
    name: 'mailbox',
    rows: [
      answerField('qualification', 'deliverability', 'deliverability'),
      // "no" is also returned if the server did not say, so the text claims no more than that.
      flagField('smtp_valid', 'mailbox', ['mailboxAcceptsMail', 'mailboxNotConfirmed']),
      flagField('is_catch_all', 'catchAll', ['yes', 'no'], { yes: 'caution' }),
      flagField('has_gravatar', 'gravatar'),
    ],
  },
  {
    name: 'type',
    rows: [
      flagField('disposable', 'disposable', ['yes', 'no'], { yes: 'caution' }),
      flagField('relay_domain', 'relayService'),
      flagField('is_alias', 'alias'),
      flagField('role_account', 'emailRole'),
      answerField('role_type', null, 'text', 'none'),
      flagField('public_domain', 'webmail'),
      flagField('education', 'schoolOrUniversity'),
    ],
  },
  dnsGroup,
];
