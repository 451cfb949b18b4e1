import { dnsGroup } from '../domain/record.ts';
import { flag, type RecordTable, row } from '../record-table.ts';

/** Email result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'Address',
    rows: [
      row('email', 'Address', 'code'),
      row('normalized_email', 'Normalised', 'code'),
      row('domain', 'Domain', 'code'),
      row('did_you_mean', 'Did you mean', 'code', 'No suggestion'),
      row('risk_score', 'Risk', 'score'),
    ],
  },
  {
    name: 'Mailbox',
    rows: [
      row('qualification', 'Deliverability'),
      // A "no" is also what comes back when the server would not say: no more than that is said.
      flag('smtp_valid', 'Mailbox', ['Accepts mail', 'Not confirmed']),
      flag('is_catch_all', 'Catch-all', ['Accepts any name', 'Not a catch-all'], {
        yes: 'caution',
      }),
      flag('has_gravatar', 'Gravatar', ['Has one', 'Has none']),
    ],
  },
  {
    name: 'Kind of address',
    rows: [
      flag('disposable', 'Disposable', ['Disposable', 'Not disposable'], { yes: 'bad' }),
      flag('relay_domain', 'Relay', ['Relay service', 'Not a relay service']),
      flag('is_alias', 'Alias', ['Alias', 'Not an alias']),
      flag('role_account', 'Role', ['Role address', 'Not a role address']),
      row('role_type', 'Kind of role', 'text', 'None'),
      flag('public_domain', 'Webmail', ['Public webmail', 'Not public webmail']),
      flag('education', 'Education', ['School or university', 'Not a school or university']),
    ],
  },
  dnsGroup,
];
