/** Numbers and look-alikes from real pages, where they were missed or found by mistake. */
import { describe, expect, it } from 'vitest';
import { detectRoughly } from '../../../lib/values/detect/rough-detector.ts';
import { pairUp } from '../../tools/pair-up.ts';
import { found, unmarked } from '../../values/detect/found.ts';

/** Texts with their numbers in brackets, the region, and the numbers in the form that is sent. */
const FOUND: readonly (readonly [text: string, region: string, numbers: string])[] = [
  // A letter that touches the last group
  ['[+39 0474 492 390]F', 'IT', '+390474492390'],
  ['Tel. [030 901820]Fax [030 901821]', 'DE', '+4930901820 +4930901821'],
  ['Tel [0471 123 456]E-Mail', 'IT', '+390471123456'],
  ['[+49 30 901820] 2nd floor', 'DE', '+4930901820'],
  // Dates
  ['Tlf. [20 10 20 30]', 'DK', '+4520102030'],
  // Words that only look like labels
  ['Telefonnummer [32345678]', 'DK', '+4532345678'],
  ['Diensttelefon: [0309018201]', 'DE', '+49309018201'],
  ['matkapuhelin [0401234567]', 'FI', '+358401234567'],
  ['Vaihde: [0201234567]', 'FI', '+358201234567'],
  ['Växel: [0812345678]', 'SE', '+46812345678'],
  // A plus sign with a space or bracket
  ['[+ (49) 30 901820]', 'DE', '+4930901820'],
  ['[+ 49 (0) 30 / 901820]', 'DE', '+4930901820'],
  ['[+ 49/30/901820]', 'DE', '+4930901820'],
  // Numbers of other countries
  ['Tél. [04 91 12 34 56]', 'FR', '+33491123456'],
  ['Tel. [0491 12 34 56]', 'DE', '+49491123456'],
  ['[(11) 91234-5678]', 'BR', '+5511912345678'],
  ['[011-501-822-2345]', 'US', '+5018222345'],
  ['[011 49 30 901820]', 'US', '+4930901820'],
  ['[0011 1 650 253 0000]', 'AU', '+16502530000'],
  ['[010 1 650 253 0000]', 'JP', '+16502530000'],
  ['[8 10 49 30 901820]', 'RU', '+4930901820'],
  ['[0343 15-555-1212]', 'AR', '+5493435551212'],
  // With its 15, which the check leaves out.
  ['[+54 343 15-555-1212]', 'AR', '+54343155551212'],
  // North America where nothing says the region
  ['[(212) 555 0123]', '', '+12125550123'],
  ['Phone: [316-831-6143]', '', '+13168316143'],
  ['Phone: [316 831 6143]', '', '+13168316143'],
  ['[(316) 831-6143]', '', '+13168316143'],
  ['[316.831.6143]', '', '+13168316143'],
  ['[1-800-555-0199]', '', '+18005550199'],
  // How people group
  ['[+49 9421/7305-0]', '', '+49942173050'],
  ['[+49 (0)8631 / 926-3740-6]', '', '+49863192637406'],
  ['[0 86 31/926-3740-6]', 'DE', '+49863192637406'],
  ['Tel. [926-3740-6]', 'DE', '+4992637406'],
  ['[0043(0)316/123456]', 'AT', '+43316123456'],
  ['[+ 43 316 123456]', '', '+43316123456'],
  ['[030/ 209 1394 0]', 'DE', '+493020913940'],
  ['S. [030/901820] / [030/901821]', 'DE', '+4930901820 +4930901821'],
  ['[03 3316005 #3456]', 'NZ', '+6433316005'],
  ['[(800) 901-3355 X 456]', 'US', '+18009013355'],
  ['[02-123-4567~8]', 'KR', '+8221234567'],
];

/** Regions, each with texts that have no number there. */
const NONE: readonly (readonly [region: string, ...texts: string[]])[] = [
  // A letter that touches the last group
  ['IT', '+39 0474 492 390abc', '+39 0474 492 390x'],
  // Dates
  ['DE', '12.05.1972 00', 'am 03.10.2022 20 Uhr', '09/11/1960 8100', 'Mittel 25.02.2015 20'],
  ['DE', '03/10/202212 comments', 'seit 02.08.1967 23.290', 'Tel. 05.11.2026 20'],
  ['DE', '02.52 16.14 10.07 15.42'],
  ['NL', '04-06-2008 06'],
  ['NO', '2012-01-02 08'],
  ['AT', '05.41–11.02'],
  ['HU', '12. 4. 1978 08.34'],
  ['DK', '20.10.2030'],
  // Words that only look like labels
  ['DE', 'Hotel 2013 - 2023'],
  ['BE', 'Hôtel 1959 – 1957'],
  ['AT', 'Kartell 2016 - 1988'],
  ['RS', 'Отель 2027 - 2028'],
  ['IT', 'Cellulosa 09012027'],
  ['DK', 'Telegram 12345678', 'Television 12345678', 'Mobilier 12345678', 'Fonds 12345678'],
  ['DK', 'Smartphone 12345678'],
  // A plus sign with a space or bracket
  ['DE', 'a + (12) 345678'],
  // Numbers of other countries
  ['DE', 'Tél. 04 91 12 34 56', '(65) 6123 4567', 'Tel. (65) 6123 4567', 'Tel. 65-6123-4567'],
  ['GB', 'Tél. 04.91.12.34.56', '(20) 3346 1234'],
  ['AR', '0343 25-555-1212'],
  ['US', 'Phone: 822-2345', '316-131-6143'],
  // North America where nothing says the region
  ['', 'Phone: 691 234 5678', '(691) 234-5678', 'Phone: 411-234-5678'],
  ['', '316 831 6143', 'Phone: 2071234567', 'Phone: 020 7946 0018', 'Order 316-831-6143'],
  // How people group
  ['', '12 + 43 316 123456'],
  ['DE', '09 13 29 30 43 46'],
  ['LU', '30 653 (2023)'],
];

it.each([...FOUND, ...pairUp(NONE).map(([text, region]) => [text, region, ''] as const)])(
  'finds the numbers in %s (%s)',
  (marked, region, numbers) => {
    const { text, expected } = unmarked('phone', marked, numbers);
    expect(found(text, { region })).toEqual(expected);
    expect(found(`Look: ${text}\nand on`, { region })).toEqual(expected);
  },
);

describe('the always-on script, without exact plans,', () => {
  it.each([
    ['02 2345 6789', 'TW'],
    ['09 123 4567', 'NZ'],
    ['Tel: 2345 6789', 'HK'],
    ['(2) 2345 6789', 'CL'],
    ['2266 1234', 'NI'],
  ])('notices that a number may be in %s (%s)', (text, region) => {
    expect(detectRoughly(text, { region })).toMatchObject([
      { kind: 'phone', raw: text.replace(/^\D+: |^Tel. /, '') },
    ]);
  });

  it.each(['2024-05-12', '12.05.2024 10', '10:00 - 12:00', '$ 1,234,567', 'Order 1234 5678'])(
    'finds nothing in %s',
    (text) => {
      expect(detectRoughly(text, { region: 'TW' })).toEqual([]);
    },
  );
});
