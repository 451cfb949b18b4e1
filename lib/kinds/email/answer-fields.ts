import { dnsGroup } from '../domain/answer-fields.ts';
import { type AnswerFields, answerField, flagField } from '../shared/answer-fields.ts';

/** Email result (contract, Resources). */
export const emailAnswerFields: AnswerFields = [
  {
    name: 'emailAddressGroup',
    rows: [
      answerField('email', 'emailAddress', 'code'),
      answerField('normalized_email', 'emailNormalised', 'code'),
      answerField('domain', 'emailDomain', 'code'),
      answerField('did_you_mean', 'emailDidYouMean', 'code', 'emailNoSuggestion'),
      answerField('risk_score', 'emailRisk', 'score'),
    ],
  },
  {
    name: 'mailboxGroup',
    rows: [
      answerField('qualification', 'deliverability', 'deliverability'),
      // "no" is also returned if the server did not say, so the text claims no more than that.
      flagField('smtp_valid', 'mailbox', ['mailboxAcceptsMail', 'mailboxNotConfirmed']),
      flagField('is_catch_all', 'catchAll', ['catchAllYes', 'catchAllNo'], {
        yes: 'caution',
      }),
      flagField('has_gravatar', 'gravatar', ['gravatarYes', 'gravatarNo']),
    ],
  },
  {
    name: 'kindOfAddressGroup',
    rows: [
      flagField('disposable', 'emailDisposable', ['emailDisposableYes', 'emailDisposableNo'], {
        yes: 'caution',
      }),
      flagField('relay_domain', 'emailRelay', ['emailRelayYes', 'emailRelayNo']),
      flagField('is_alias', 'emailAlias', ['emailAliasYes', 'emailAliasNo']),
      flagField('role_account', 'emailRole', ['emailRoleYes', 'emailRoleNo']),
      answerField('role_type', 'emailKindOfRole', 'text', 'emailKindOfRoleNone'),
      flagField('public_domain', 'webmail', ['webmailYes', 'webmailNo']),
      flagField('education', 'education', ['educationYes', 'educationNo']),
    ],
  },
  dnsGroup,
];
