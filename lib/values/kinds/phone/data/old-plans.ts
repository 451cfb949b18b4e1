/**
 * Numbers of old numbering plans (ITU-T E.164), where an old number leads to exactly one new number:
 * changes of the last thirty years, published by the regulators in ITU operational bulletins or by
 * themselves. A change that depends on the operator has no new number. Kept by hand.
 */

import type { CountryCode } from 'libphonenumber-js/core';

/** What changed: digits were added, replaced or are no longer dialled, or the country code is another. */
export type PlanChange = 'added' | 'replaced' | 'dropped' | 'moved';

export interface OldPlan {
  /** The calling code of the old numbers. */
  readonly code: string;
  /** The country, if it shares its code. */
  readonly country?: CountryCode;
  readonly year: number;
  readonly change: PlanChange;
  readonly numbers: 'mobile' | 'landline' | 'all';
  /** The national number of the old plan. */
  readonly old: RegExp;
  /** The national number of the new plan; with + in front, under another code. Without it, no one can say. */
  readonly now?: string | ((...digits: string[]) => string);
  /** The digits that were added or dropped, or the new code; '' if they differ. */
  readonly digits: string;
  readonly source: string;
  /** Google's metadata still has the old numbers. */
  readonly isListed?: true;
}

/** Vietnam: area codes of 2017, in three stages. Ministry of Information and Communications, decision 2036/QĐ-BTTTT. */
const VIETNAM_AREAS: ReadonlyMap<string, string> = new Map(
  (
    '22-212 231-213 20-214 230-215 29-216 52-232 53-233 54-234 510-235 511-236 37-237 38-238 39-239 ' +
    '33-203 240-204 25-205 26-206 27-207 280-208 281-209 320-220 321-221 241-222 31-225 351-226 ' +
    '36-227 350-228 30-229 780-290 781-291 710-292 711-293 74-294 76-296 77-297 79-299 4-24 8-28 ' +
    '61-251 62-252 64-254 55-255 56-256 57-257 58-258 68-259 60-260 501-261 500-262 63-263 59-269 ' +
    '70-270 651-271 72-272 73-273 650-274 75-275 66-276 67-277'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [before = '', after = ''] = pair.split('-');
      return [before, after];
    }),
);

/** Vietnam: prefixes of mobile numbers of 2018, by the digits after 1. The same ministry, plan 798/QĐ-BTTTT. */
const VIETNAM_MOBILE: Readonly<Record<string, string>> = {
  20: '70',
  21: '79',
  22: '77',
  23: '83',
  24: '84',
  25: '85',
  26: '76',
  27: '81',
  28: '78',
  29: '82',
  62: '32',
  63: '33',
  64: '34',
  65: '35',
  66: '36',
  67: '37',
  68: '38',
  69: '39',
  86: '56',
  88: '58',
  99: '59',
};

const AFRICA: readonly OldPlan[] = [
  {
    code: '229',
    year: 2024,
    change: 'added',
    numbers: 'all',
    old: /^([2-9]\d{7})$/,
    now: '01$1',
    digits: '01',
    source: 'ARCEP Bénin: ten digits from 30 November 2024',
  },
  // The second digit was known to show the operator, and decides the prefix.
  {
    code: '225',
    year: 2021,
    change: 'added',
    numbers: 'mobile',
    old: /^([04578][7-9]\d{6}|68\d{6}|9[78]\d{6})$/,
    now: '07$1',
    digits: '07',
    source: 'ARTCI (Côte d’Ivoire): ten digits from 31 January 2021; Orange',
  },
  {
    code: '225',
    year: 2021,
    change: 'added',
    numbers: 'mobile',
    old: /^([045789][4-6]\d{6}|6[45]\d{6})$/,
    now: '05$1',
    digits: '05',
    source: 'ARTCI (Côte d’Ivoire): ten digits from 31 January 2021; MTN',
  },
  {
    code: '225',
    year: 2021,
    change: 'added',
    numbers: 'mobile',
    old: /^(0[1-3]\d{6}|[457][0-3]\d{6})$/,
    now: '01$1',
    digits: '01',
    source: 'ARTCI (Côte d’Ivoire): ten digits from 31 January 2021; Moov',
  },
  {
    code: '225',
    year: 2021,
    change: 'added',
    numbers: 'landline',
    old: /^([23]\d[1-7]\d{5})$/,
    now: '27$1',
    digits: '27',
    source: 'ARTCI (Côte d’Ivoire): ten digits from 31 January 2021; Orange landlines',
  },
  {
    code: '225',
    year: 2021,
    change: 'added',
    numbers: 'landline',
    old: /^([23]\d[089]\d{5})$/,
    digits: '',
    source:
      'ARTCI (Côte d’Ivoire): ten digits from 31 January 2021; landlines of MTN (25) and Moov (21)',
  },
  {
    code: '241',
    year: 2019,
    change: 'added',
    numbers: 'landline',
    old: /^1(\d{6})$/,
    now: '11$1',
    digits: '1',
    source: 'ARCEP Gabon: nine digits from 2019, 01 becomes 011',
    isListed: true,
  },
  {
    code: '241',
    year: 2019,
    change: 'added',
    numbers: 'mobile',
    old: /^([256]\d{6})$/,
    now: '6$1',
    digits: '6',
    source: 'ARCEP Gabon: nine digits from 2019; Gabon Telecom and Moov',
    isListed: true,
  },
  {
    code: '241',
    year: 2019,
    change: 'added',
    numbers: 'mobile',
    old: /^([47]\d{6})$/,
    now: '7$1',
    digits: '7',
    source: 'ARCEP Gabon: nine digits from 2019; Airtel',
    isListed: true,
  },
  {
    code: '237',
    year: 2014,
    change: 'added',
    numbers: 'mobile',
    old: /^([5-9]\d{7})$/,
    now: '6$1',
    digits: '6',
    source: 'ART (Cameroon): nine digits from 21 November 2014',
  },
  {
    code: '237',
    year: 2014,
    change: 'added',
    numbers: 'landline',
    old: /^([23]\d{7})$/,
    now: '2$1',
    digits: '2',
    source: 'ART (Cameroon): nine digits from 21 November 2014',
  },
  {
    code: '230',
    year: 2013,
    change: 'added',
    numbers: 'mobile',
    old: /^((?:25|4[29]|7\d|9\d)\d{5})$/,
    now: '5$1',
    digits: '5',
    source: 'ICTA (Mauritius): eight digits from 1 September 2013',
  },
  {
    code: '234',
    year: 2024,
    change: 'added',
    numbers: 'landline',
    old: /^([1-9]\d{7})$/,
    now: '20$1',
    digits: '20',
    source: 'NCC (Nigeria): 02 in front of landline numbers from 1 January 2024',
  },
  {
    code: '212',
    country: 'MA',
    year: 2009,
    change: 'added',
    numbers: 'landline',
    old: /^([23]\d{7})$/,
    now: '5$1',
    digits: '5',
    source: 'ANRT (Morocco): ten digits from 7 March 2009',
  },
  {
    code: '212',
    country: 'MA',
    year: 2009,
    change: 'added',
    numbers: 'mobile',
    old: /^([14-7]\d{7})$/,
    now: '6$1',
    digits: '6',
    source: 'ANRT (Morocco): ten digits from 7 March 2009',
  },
  {
    code: '253',
    year: 2010,
    change: 'added',
    numbers: 'mobile',
    old: /^([678]\d{5})$/,
    now: '77$1',
    digits: '77',
    source: 'Djibouti Télécom, ITU operational bulletin 970 (2010)',
  },
];

const AMERICAS: readonly OldPlan[] = [
  {
    code: '55',
    year: 2016,
    change: 'added',
    numbers: 'mobile',
    old: /^([1-9]\d)([689]\d{7})$/,
    now: '$19$2',
    digits: '9',
    source: 'Anatel (Brazil), resolution 553/2010: from 2012, in all areas by 6 November 2016',
  },
  {
    code: '57',
    year: 2021,
    change: 'added',
    numbers: 'landline',
    old: /^([1245678]\d{7})$/,
    now: '60$1',
    digits: '60',
    source: 'CRC (Colombia), resolution 5826 of 2019: from 1 September 2021',
  },
  {
    code: '52',
    year: 2019,
    change: 'dropped',
    numbers: 'mobile',
    old: /^1(\d{10})$/,
    now: '$1',
    digits: '1',
    source: 'IFT (Mexico): ten digits everywhere from 3 August 2019',
  },
  {
    code: '52',
    year: 2019,
    change: 'dropped',
    numbers: 'mobile',
    old: /^044(\d{10})$/,
    now: '$1',
    digits: '044',
    source: 'IFT (Mexico): ten digits everywhere from 3 August 2019',
  },
  {
    code: '52',
    year: 2019,
    change: 'dropped',
    numbers: 'mobile',
    old: /^045(\d{10})$/,
    now: '$1',
    digits: '045',
    source: 'IFT (Mexico): ten digits everywhere from 3 August 2019',
  },
  {
    code: '52',
    year: 2019,
    change: 'dropped',
    numbers: 'all',
    old: /^01(\d{10})$/,
    now: '$1',
    digits: '01',
    source: 'IFT (Mexico): ten digits everywhere from 3 August 2019',
  },
  {
    code: '56',
    year: 2013,
    change: 'added',
    numbers: 'landline',
    old: /^2([2-9]\d{6})$/,
    now: '22$1',
    digits: '2',
    source: 'Subtel (Chile), ITU communication of 2 July 2014: Santiago on 24 November 2012',
  },
  {
    code: '56',
    year: 2013,
    change: 'added',
    numbers: 'landline',
    old: /^(3[2-5]|4[1-35]|5[1-3578]|6[13457]|7[1-35])(\d{6})$/,
    now: '$12$2',
    digits: '2',
    source: 'Subtel (Chile), ITU communication of 2 July 2014: by area, to July 2013',
  },
  {
    code: '593',
    year: 2012,
    change: 'added',
    numbers: 'mobile',
    old: /^([89]\d{7})$/,
    now: '9$1',
    digits: '9',
    source: 'Senatel (Ecuador): ten digits from 30 September 2012',
  },
  {
    code: '506',
    year: 2008,
    change: 'added',
    numbers: 'landline',
    old: /^([24-7]\d{6})$/,
    now: '2$1',
    digits: '2',
    source: 'ICE (Costa Rica): eight digits from 20 March 2008',
  },
  {
    code: '506',
    year: 2008,
    change: 'added',
    numbers: 'mobile',
    old: /^([38]\d{6})$/,
    now: '8$1',
    digits: '8',
    source: 'ICE (Costa Rica): eight digits from 20 March 2008',
  },
  {
    code: '599',
    country: 'SX',
    year: 2011,
    change: 'moved',
    numbers: 'all',
    old: /^(5\d{6})$/,
    now: '+1721$1',
    digits: '1721',
    source: 'BTP Sint Maarten, NANPA planning letter 423: from 30 September 2011',
  },
];

const ASIA: readonly OldPlan[] = [
  {
    code: '84',
    year: 2018,
    change: 'replaced',
    numbers: 'mobile',
    old: /^1(2\d|6[2-9]|8[68]|99)(\d{7})$/,
    now: (_all, prefix = '', rest = '') => (VIETNAM_MOBILE[prefix] ?? '') + rest,
    digits: '',
    source:
      'Ministry of Information and Communications (Vietnam): 15 September to 14 November 2018',
  },
  {
    code: '84',
    year: 2017,
    change: 'replaced',
    numbers: 'landline',
    old: /^([48](?=\d{8}$)|[2-7]\d(?=\d{7}$)|[2-7]\d\d(?=\d{7}$))(\d+)$/,
    now: (_all, area = '', rest = '') => {
      const code = VIETNAM_AREAS.get(area);
      return code === undefined ? '' : code + rest;
    },
    digits: '',
    source: 'Ministry of Information and Communications (Vietnam): 11 February to 17 June 2017',
  },
  {
    code: '63',
    year: 2019,
    change: 'added',
    numbers: 'landline',
    old: /^2[2-9]\d{6}$/,
    digits: '',
    source: 'NTC (Philippines), memorandum 10-10-2017: Metro Manila on 6 October 2019, by operator',
  },
  {
    code: '66',
    year: 2006,
    change: 'added',
    numbers: 'mobile',
    old: /^([169]\d{7})$/,
    now: '8$1',
    digits: '8',
    source: 'NTC (Thailand): ten digits for mobile numbers from 1 September 2006',
  },
  {
    code: '966',
    year: 2013,
    change: 'added',
    numbers: 'landline',
    old: /^([1-467]\d{7})$/,
    now: '1$1',
    digits: '1',
    source: 'CITC (Saudi Arabia), ITU communication of 9 April 2013',
  },
  {
    code: '974',
    year: 2010,
    change: 'added',
    numbers: 'all',
    old: /^([3-7])(\d{6})$/,
    now: '$1$1$2',
    digits: '',
    source: 'ictQATAR: the first digit is repeated from 28 July 2010',
  },
  {
    code: '995',
    year: 2011,
    change: 'added',
    numbers: 'mobile',
    old: /^((?:5[578]|68|7\d|9[1-9])\d{6})$/,
    now: '5$1',
    digits: '5',
    source: 'GNCC (Georgia), ITU communication of 22 December 2010: from June 2011',
  },
  {
    code: '995',
    year: 2011,
    change: 'added',
    numbers: 'landline',
    old: /^32(\d{6})$/,
    now: '322$1',
    digits: '2',
    source: 'GNCC (Georgia), ITU communication of 22 December 2010: Tbilisi',
  },
  {
    code: '7',
    country: 'KZ',
    year: 2007,
    change: 'replaced',
    numbers: 'landline',
    old: /^3([12]\d{8})$/,
    now: '7$1',
    digits: '',
    source: 'Kazakhstan: zones 3xx became 7xx after the agreement with Russia of 11 June 2006',
  },
];

/** United Kingdom: area codes of 1995, which became longer in 2000. Their first digits are of the new area. */
const BRITISH_AREAS: Readonly<Record<string, string>> = {
  171: '207',
  181: '208',
  1203: '2476',
  1222: '2920',
  1232: '2890',
  1703: '2380',
  1705: '2392',
};

const OTHERS: readonly OldPlan[] = [
  {
    code: '44',
    country: 'GB',
    year: 2000,
    change: 'replaced',
    numbers: 'landline',
    old: /^(1[78]1(?=\d{7}$)|1(?:203|222|232|703|705)(?=\d{6}$))(\d+)$/,
    now: (_all, area = '', rest = '') => (BRITISH_AREAS[area] ?? '') + rest,
    digits: '',
    source: 'Oftel (United Kingdom): national code change of 22 April 2000',
  },
  {
    code: '380',
    year: 2009,
    change: 'dropped',
    numbers: 'all',
    old: /^80(\d{9})$/,
    now: '$1',
    digits: '8',
    source: 'NCCR (Ukraine): 0 instead of 8 before area codes from 14 October 2009',
  },
  {
    code: '371',
    year: 2008,
    change: 'added',
    numbers: 'landline',
    old: /^(7\d{6})$/,
    now: '6$1',
    digits: '6',
    source: 'SPRK (Latvia): eight digits from 1 July 2008',
  },
  {
    code: '689',
    year: 2014,
    change: 'added',
    numbers: 'landline',
    old: /^(4\d{5})$/,
    now: '40$1',
    digits: '40',
    source: 'DGEN (French Polynesia): eight digits from 23 June 2014',
  },
];

export const OLD_PLANS: readonly OldPlan[] = [...AFRICA, ...AMERICAS, ...ASIA, ...OTHERS];
