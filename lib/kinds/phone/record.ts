import { flag, list, type RecordTable, row } from '../record-table.ts';

/** Phone result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'Number',
    rows: [
      flag('is_valid', 'Valid', ['Valid', 'Not valid'], { no: 'bad' }),
      row('e164_format', 'E.164', 'code'),
      row('international_format', 'International', 'code'),
      row('national_format', 'National', 'code'),
      row('country_code', 'Dialling code', 'code'),
      row('number_type', 'Kind of number'),
      row('line_type', 'Kind of line'),
    ],
  },
  {
    name: 'Carrier',
    rows: [row('carrier', 'Carrier'), row('carrier_type', 'Kind of carrier')],
  },
  {
    name: 'Place',
    rows: [
      row('country', 'Country', 'place'),
      row('country_name', 'Country, as answered'),
      row('location', 'Location'),
      list('timezones', 'Time zones'),
    ],
  },
  {
    name: 'Reputation',
    rows: [
      row('risk_score', 'Risk', 'score'),
      flag('is_threat', 'Threat', ['Known as a threat', 'Not known as a threat'], { yes: 'bad' }),
      flag('is_spam', 'Spam', ['Reported for spam', 'Not reported for spam'], { yes: 'caution' }),
      flag('is_disposable', 'Disposable', ['Disposable', 'Not disposable'], { yes: 'bad' }),
      flag('is_virtual', 'Virtual', ['Virtual', 'Not virtual'], { yes: 'caution' }),
      row('source_count', 'Sources', 'number'),
    ],
  },
];
