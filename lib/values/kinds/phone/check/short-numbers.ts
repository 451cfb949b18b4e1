/** Short numbers, which are dialled without a prefix within a country and belong to no subscriber. */
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core';
import { countryName, phoneText } from '../../../domain/message.ts';
import type { CheckResult } from '../../shared/offline-check.ts';
import { planCountryOf } from './length.ts';

/**
 * Emergency numbers and their countries (ISO 3166-1), without 112 and 911, which work nearly
 * everywhere. From Google's metadata of short numbers, which libphonenumber-js does not contain,
 * with some of Spain's and France's added.
 */
// biome-ignore format: one table
const EMERGENCY: ReadonlyMap<string, string> = new Map(
  (
    '01LTLVRUTMUZ 02LTLVRUTMUZ 03LTLVRUTMUZ 13CM 14DZ 15EHFRGFGPMAMCMFMLMQNCNEPFPKPMREWFYT ' +
    '16GMNCPK 17BFCMDJDZFRGFGMGPKMMCMFMGMLMQMRNCNEPFPMRESNTDWF ' +
    '18BFBLDJFRGAGFGMGPKMMCMFMGMLMQMRNCNEPFPMRESNTDWF 19EHMA 90BZ 91ET 92ETRS 93ETHRRS 94HRRS ' +
    '000AUCCCXPG 001UZ 002UZ 003UZ 011GELT 019SL 022GELT 033GELT 050UZ 060MX 061ES 062ES 065MX ' +
    '066MX 068MX 080ESMX 085ES 088ES 091ES 092ES 100AFARAWBDBEGRILINIQMNNPPS ' +
    '101AMARAZBDBEBYECILINKGKZLTMNNPPSRUTJUA 102AFAMAZBDBYECILINKGKZLTMNMVNPPSRUTJUA ' +
    '103AMAZBYKGKZLTMNNPRUTJUA 104CUHUIQ 105CUHUMNPE 106AUCU 107ARHU 108IN ' +
    '110ADBOBTCICNDEEEGTIDIRJMJPLKLVNONRPGSJSYTRTWTZ 111CIGENRNZPGRWTZ ' +
    '113AOBIBTCDCMERGEGWIDITLULVNOSISJSMSYVAVN 114BJCDDKERFOHTKEMUTZVN ' +
    '115AOIQIRITLSMUNIPKPTSMSRTLTZVAVN 116ADBJERGMLKPE 117BIBJCFCGCHCMGMGWKHLILSMGMZPEPHTG ' +
    '118ADBJBOCDCFCGCHGMGWHTIDITJPKHLILKMGMVNENISMTGVA 119AFBOCNCOIDJMJPKHKPKRLKMVMZTW 120CNGTNI ' +
    '122ATBAEGGEIQME 123BACOEGGTME 124BAME 125IR 127AL 128ALBRNIPYUY 129AL 130CV 131CLCV ' +
    '132CLCOCV 133ATCL 140LB 144ATCHLI 150BGCZSK 151CZ 152CZ 153CZ 154CZ 155CZSKTR 156COCZ 157CZ ' +
    '158CZSK 159CZ 160BG 166BGGR 170CI 171TGVE 172TG 175LB 177CDEHMATG 180CIEG 188CD ' +
    '190BRGILALYTN 191FRGHJOLALYTHYE 192BRGHHRJOKIMKXK 193BRGHHRKILYMKXK 194HRKIMKXKYE 195KILAYE ' +
    '196FR 197JOMZTN 198MZTN 199BDBHCYGIGRHNMMMWNGTHYE 211BB 311BB 333DMKN 355LR 511BB 555SO ' +
    '666KH 819KP 888SO 901MD 902MD 903MD 912GY 913GYSV 917FJ 919BSSX 922TO 933TO 939ET 955NF ' +
    '977NF 990BZTT 991BNETZM 992HKKI 993BNKISGZMZW 994KIWSZW 995BNMUSGWSZW 996CKWS ' +
    '997AEBWETMWPLSA 998AEBWCKMWPL ' +
    '999ACAEAGBDBHBWCKDMFKGBGGGHHKIEIMJEKEKNLBLCMOMSMUMWMYNUPLQASASBSCSDSGSHSLSOSSSZTCTOTTTZUGVCVGWSZMZW ' +
    '1122PK 1220CF 1298IN 1300GA 1444OM 1669TH 1730GA 2611IN 9999OM 10111NAZA 10177ZA 90000SE'
  )
    .split(' ')
    .map((row): [string, string] => [row.replace(/[A-Z]+/, ''), row.replace(/[0-9]+/, '')]),
);

/**
 * Countries where short numbers begin with 1 and 116 is reserved for helplines (CEPT; Decision
 * 2007/116/EC).
 */
const EUROPE = new Set(
  'AD AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GE GF GG GI GP GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MQ MT NL NO PL PT RE RO RS SE SI SJ SK SM TR UA VA XK YT'.split(
    ' ',
  ),
);

/** Helplines with the same number throughout Europe. */
type NamedHelpline =
  | 'missingChildren'
  | 'victimsOfCrime'
  | 'childrenInNeed'
  | 'medicalAdvice'
  | 'emotionalSupport';

const HELPLINES: Readonly<Record<string, NamedHelpline>> = {
  '116000': 'missingChildren',
  '116006': 'victimsOfCrime',
  '116111': 'childrenInNeed',
  '116117': 'medicalAdvice',
  '116123': 'emotionalSupport',
};

type ShortNumberType = 'emergency' | 'helpline' | 'service' | NamedHelpline;

/** Whether digits are another service, such as directory enquiries or other numbers of three digits. */
function isService(digits: string, country: string): boolean {
  if (country === 'US' || country === 'CA') return /^(?:[2-8]11|988)$/.test(digits);
  if (country === 'GB' && /^(?:101|105)$/.test(digits)) return true;
  return EUROPE.has(country) && /^(?:11[0-9]|118[0-9]{2,3})$/.test(digits);
}

/** The type of a short number in a country, or in any country if undefined; null if unknown. */
function shortNumberTypeOf(
  digits: string,
  country: CountryCode | undefined,
): ShortNumberType | null {
  const region = country ?? '';
  const emergencyRegions = EMERGENCY.get(digits) ?? '';
  if (
    /^(?:112|911)$/.test(digits) ||
    (region !== '' && emergencyRegions.match(/../g)?.includes(region))
  ) {
    return 'emergency';
  }
  const helpline = HELPLINES[digits];
  if (helpline !== undefined && (region === '' || EUROPE.has(region))) return helpline;
  if (/^116[0-9]{3}$/.test(digits) && EUROPE.has(region)) return 'helpline';
  return isService(digits, region) ? 'service' : null;
}

/** The verdict on a short number, with or without a country code; null if it is not one. */
export function evaluateShort(
  compact: string,
  whole: PhoneNumber | string,
  country: CountryCode | undefined,
): CheckResult | null {
  const parsed = typeof whole === 'object' ? whole : undefined;
  if (parsed?.isValid() === true) return null;
  const abroad = /^(?:\+|00[1-9])/.test(compact) ? parsed : undefined;
  const digits = abroad?.nationalNumber ?? compact;
  const home = abroad === undefined ? country : planCountryOf(abroad);
  const sort = shortNumberTypeOf(digits, home);
  if (sort === null || (abroad !== undefined && home === undefined)) return null;
  const rest = { value: compact, reason: 'short-number', basis: ['numbering-plan'] } as const;
  if (abroad === undefined) {
    return { ...rest, standing: 'caution', headline: phoneText('shortNumber', { sort }) };
  }
  return sort === 'emergency'
    ? { ...rest, standing: 'bad', headline: phoneText('emergencyWithoutCode') }
    : {
        ...rest,
        standing: 'caution',
        headline: phoneText('shortInCountry', { sort, country: countryName(home ?? '') }),
      };
}
