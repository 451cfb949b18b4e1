/**
 * Bank codes of Czechia and Slovakia, whose accounts are written alike: 19-2000145399/0800. From the lists of
 * payment system codes of ČNB and NBS, with those of banks that have ended.
 */

const CZECH =
  '0100 0300 0400 0600 0710 0800 2010 2020 2030 2050 2060 2070 2100 2200 2210 2220 2230 2240 2250 2260 ' +
  '2275 2310 2600 2700 3030 3040 3050 3060 3500 4000 4300 5500 5800 6000 6100 6200 6210 6300 6700 6800 ' +
  '7910 7940 7950 7960 7970 7980 7990 8030 8040 8060 8090 8150 8190 8198 8199 8200 8215 8220 8230 8240 ' +
  '8250 8255 8265 8270 8272 8280 8283 8290 8291 8292 8293 8294 8296 8297 8299 8500';
const SLOVAK =
  '0200 0720 0900 1100 1111 3000 3100 5200 5600 5900 6500 7300 7500 7930 8050 8100 8120 8130 8160 8170 ' +
  '8180 8320 8330 8360 8370 8400 8410 8420 8430 9950 9951 9952 9954';

const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...CZECH.split(' ').map((code): [string, string] => [code, 'CZ']),
  ...SLOVAK.split(' ').map((code): [string, string] => [code, 'SK']),
]);

/** The country of a bank code; undefined if it is on neither list. */
export const bankCountryOf = (code: string): string | undefined => COUNTRIES.get(code);
