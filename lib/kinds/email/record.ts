import { dnsGroup } from '../domain/record.ts';
import { flag, type RecordTable, row } from '../record-table.ts';

/** Email result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'emailAddressGroup',
    rows: [
      row('email', 'emailAddress', 'code'),
      row('normalized_email', 'emailNormalised', 'code'),
      row('domain', 'emailDomain', 'code'),
      row('did_you_mean', 'emailDidYouMean', 'code', 'emailNoSuggestion'),
      row('risk_score', 'emailRisk', 'score'),
    ],
  },
  {
    name: 'mailboxGroup',
    rows: [
      row('qualification', 'deliverability', 'deliverability'),
      // A "no" is also what comes back when the server would not say: no more than that is said.
      flag('smtp_valid', 'mailbox', ['mailboxAcceptsMail', 'mailboxNotConfirmed']),
      flag('is_catch_all', 'catchAll', ['catchAllYes', 'catchAllNo'], {
        yes: 'caution',
      }),
      flag('has_gravatar', 'gravatar', ['gravatarYes', 'gravatarNo']),
    ],
  },
  {
    name: 'kindOfAddressGroup',
    rows: [
      flag('disposable', 'emailDisposable', ['emailDisposableYes', 'emailDisposableNo'], {
        yes: 'bad',
      }),
      flag('relay_domain', 'emailRelay', ['emailRelayYes', 'emailRelayNo']),
      flag('is_alias', 'emailAlias', ['emailAliasYes', 'emailAliasNo']),
      flag('role_account', 'emailRole', ['emailRoleYes', 'emailRoleNo']),
      row('role_type', 'emailKindOfRole', 'text', 'emailKindOfRoleNone'),
      flag('public_domain', 'webmail', ['webmailYes', 'webmailNo']),
      flag('education', 'education', ['educationYes', 'educationNo']),
    ],
  },
  dnsGroup,
];
