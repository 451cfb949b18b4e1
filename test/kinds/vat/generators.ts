/** Generates numbers with the structure of each country, for comparisons with other implementations. */
export type Draw = (choices: number) => number;

/** What stands for a character that is drawn; all others stand for themselves. */
const DRAWN: Readonly<Record<string, string>> = {
  '#': '0123456789',
  '@': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '%': 'ABCDEFGHIW',
};

/** The forms of numbers by country. */
const FORMS: Readonly<Record<string, string>> = {
  AT: 'U########',
  BE: '0######### 1#########',
  BG: '######### ##########',
  CY: '########@',
  CZ: '######## ######### ########## 6########',
  DE: '#########',
  DK: '########',
  EE: '10#######',
  EL: '#########',
  ES: '@######## @#######@ ########@',
  FI: '########',
  FR: '########### @########## #@#########',
  HR: '###########',
  HU: '########',
  IE: '#######@ #######@% #@#####@',
  IT: '#######0###',
  LT: '#######1# ##########1#',
  LU: '########',
  LV: '###########',
  MT: '########',
  NL: '#########B##',
  PL: '##########',
  PT: '#########',
  RO: '## ### #### ##### ###### ####### ######## ######### ##########',
  SE: '##########01',
  SI: '########',
  SK: '##########',
  GB: '######### ############ GD### HA###',
  CHE: '#########MWST',
  NO: '#########MVA',
};

export const vatGenerators = (draw: Draw) =>
  Object.entries(FORMS).map(([country, list]) => {
    const forms = list.split(' ');
    const generate = () => {
      const form = forms[forms.length > 1 ? draw(forms.length) : 0] ?? '';
      return form.replace(/[#@%]/g, (sign) => {
        const from = DRAWN[sign] ?? '';
        return from.charAt(draw(from.length));
      });
    };
    return [country, generate] as const;
  });
