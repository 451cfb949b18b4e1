/** GET /v1/vat/iban, against the examples of the IBAN registry and ibantools as a second opinion. */
import { countrySpecs, isSEPACountry } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { IBAN_REGISTRY, SEPA } from '../../fixtures/iban-registry.ts';
import { at, sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const iban = async (query: string): Promise<unknown> =>
  (await sandbox.get('/v1/vat/iban', { query })).body;

/** The registry's published example of each country. */
const EXAMPLES = `AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741
AT611904300234573201 AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034
BG80BNBG96611020345678 BH67BMAG00001299123456 BI4210000100010000332045181
BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957
CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399
DE89370400440532013000 DJ2100010000000154000100186 DK5000400440116243
DO28BAGR00000001212453611324 EE382200221020145685 EG380019000500000000263180002
ES9121000418450200051332 FI2112345600000785 FK88SC123456789012 FO6264600001631634
FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917
GI75NWBK000000007099453 GL8964710001000206 GR1601101250000000012300695
GT82TRAJ01020000001210029690 HN88CABF00000000000250005469 HR1210010051863000160
HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999
IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456
JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101 KZ86125KZT5004100100
LB62099900000001001901229114 LC55HEMM000100010012001200023015 LI21088100002324013AA
LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 LY83002048000020100120361
MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951
MK07250120000058984 MN121234123456789123 MR1300020001010000123456753
MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NI45BAPR00000013000003558124
NL91ABNA0417164300 NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702
PL61109010140000071219812874 PS92PALS000000000400123456702 PT50000201231234567890154
QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000 RS35260005601001611379
RU0304452522540817810538091310419 SA0380000000608010167519 SC18SSCB11010000000000001497USD
SD8811123456789012 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541
SM86U0322509800000000270100 SO211000001001000100141 ST23000100010051845310146
SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831
TR330006100519786457841326 UA213223130000026007233566001 VA59001123000012345678
VG96VPVG0000012345678901 XK051212012345678906 YE15CBYE0001018861234567891234`
  .split(/\s+/)
  .filter((example) => example !== '');

describe('valid IBANs', () => {
  it('has an example for every country of the table', () => {
    expect(EXAMPLES.map((example) => example.slice(0, 2)).sort()).toEqual(
      Object.keys(IBAN_REGISTRY).sort(),
    );
  });

  it.each(EXAMPLES)('%s', async (example) => {
    const country = example.slice(0, 2);
    expect(await iban(example)).toMatchObject({
      iban: example,
      valid: true,
      bban: example.slice(4),
      checksum_digits: example.slice(2, 4),
      country_code: country,
      country_name: expect.stringMatching(/^\p{Lu}/u),
      in_sepa_zone: SEPA.has(country),
    });
  });

  it.each([' de89 3704 0044 0532 0130 00 ', 'DE89-3704-0044-0532-0130-00'])(
    '%s is normalised',
    async (query) => {
      expect(await iban(query)).toMatchObject({ iban: 'DE89370400440532013000', valid: true });
    },
  );
});

describe('bank, branch and account', () => {
  it.each([
    ['DE89370400440532013000', '37040044', '', '0532013000'],
    ['GB29NWBK60161331926819', 'NWBK', '601613', '31926819'],
    ['FR1420041010050500013M02606', '20041', '01005', '0500013M026'],
    ['IT60X0542811101000000123456', '05428', '11101', '000000123456'],
    ['ES9121000418450200051332', '2100', '0418', '0200051332'],
    ['PL61109010140000071219812874', '109', '0101', '0000071219812874'],
    ['NO9386011117947', '8601', '', '111794'],
    ['NL91ABNA0417164300', 'ABNA', '', '0417164300'],
  ])('%s', async (query, bank_code, branch_code, account_number) => {
    expect(await iban(query)).toMatchObject({ bank_code, branch_code, account_number });
  });

  it('have a bank name only for banks of the fixture', async () => {
    expect(await iban('DE89370400440532013000')).toMatchObject({
      bank_name: 'Commerzbank',
      bic: 'COBADEFFXXX',
    });
    expect(await iban('SK3112000000198742637541')).toMatchObject({ bank_name: '', bic: '' });
  });
});

describe('IBANs that are not valid', () => {
  it.each([
    ['a wrong digit', 'DE89370400440532013001'],
    ['two digits swapped', 'DE89370400440523013000'],
    ['too short', 'DE8937040044053201300'],
    ['too long', 'DE893704004405320130000'],
    ['a letter among digits', 'DE8937040044053201300A'],
    ['no such country', 'ZZ89370400440532013000'],
    ['not an IBAN at all', 'HELLO'],
  ])('%s', async (_case, query) => {
    expect(await iban(query)).toMatchObject({ valid: false, bank_code: '', bic: '' });
  });

  it('include every example with one character changed', async () => {
    await sandbox.control('keys', { key: 'active', perSecond: null, perMinute: null });
    const changed = EXAMPLES.flatMap((example) =>
      [2, 5, example.length - 1].map((place) => {
        const old = example.charAt(place);
        const other = /\d/.test(old) ? String((Number(old) + 1) % 10) : old === 'A' ? 'B' : 'A';
        return example.slice(0, place) + other + example.slice(place + 1);
      }),
    );
    const valid = await Promise.all(changed.map(async (text) => at(await iban(text), 'valid')));
    expect(changed.filter((_text, index) => valid[index] !== false)).toEqual([]);
  });

  it('are billed, because the API answered', async () => {
    await iban('DE00');
    expect(await sandbox.last()).toEqual([200, 1]);
  });

  it.each(['DE89!', 'a@b.com'])('%s is 400', async (query) => {
    expect((await sandbox.get('/v1/vat/iban', { query })).status).toBe(400);
  });
});

describe('the table agrees with ibantools', () => {
  const shared = Object.keys(IBAN_REGISTRY).filter((country) => countrySpecs[country]?.chars);

  it.each(shared)('%s: length', (country) => {
    const sizes = (IBAN_REGISTRY[country]?.[0] ?? '').match(/\d+/g) ?? [];
    const total = sizes.reduce((sum, size) => sum + Number(size), 4);
    expect(total).toBe(countrySpecs[country]?.chars);
  });

  it('on SEPA, except for the five countries that joined in 2024 and 2025', () => {
    const differing = Object.keys(IBAN_REGISTRY).filter(
      (country) => SEPA.has(country) !== isSEPACountry(country),
    );
    expect(differing).toEqual(['AL', 'MD', 'ME', 'MK', 'RS']);
  });
});
