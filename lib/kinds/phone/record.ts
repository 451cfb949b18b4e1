import { flag, list, type RecordTable, row } from '../record-table.ts';

/** Phone result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'phoneNumberGroup',
    rows: [
      flag('is_valid', 'phoneValid', ['phoneValidYes', 'phoneValidNo'], { no: 'bad' }),
      row('e164_format', 'phoneE164', 'code'),
      row('international_format', 'phoneInternational', 'code'),
      row('national_format', 'phoneNational', 'code'),
      row('country_code', 'phoneDiallingCode', 'code'),
      row('number_type', 'phoneKindOfNumber'),
      row('line_type', 'phoneKindOfLine'),
    ],
  },
  {
    name: 'phoneCarrierGroup',
    rows: [row('carrier', 'phoneCarrier'), row('carrier_type', 'phoneKindOfCarrier')],
  },
  {
    name: 'phonePlaceGroup',
    rows: [
      row('country', 'country', 'place'),
      row('country_name', 'countryAsAnswered'),
      row('location', 'phoneLocation'),
      list('timezones', 'phoneTimeZones'),
    ],
  },
  {
    name: 'phoneReputationGroup',
    rows: [
      row('risk_score', 'phoneRisk', 'score'),
      flag('is_threat', 'phoneThreat', ['phoneThreatYes', 'phoneThreatNo'], { yes: 'bad' }),
      flag('is_spam', 'phoneSpam', ['phoneSpamYes', 'phoneSpamNo'], { yes: 'caution' }),
      flag('is_disposable', 'phoneDisposable', ['phoneDisposableYes', 'phoneDisposableNo'], {
        yes: 'bad',
      }),
      flag('is_virtual', 'phoneVirtual', ['phoneVirtualYes', 'phoneVirtualNo'], { yes: 'caution' }),
      row('source_count', 'phoneSources', 'number'),
    ],
  },
];
