/** Languages spoken chiefly in the country of the same code. */
const SAME = 'bg de es fi fr hr hu id is it lt lv mk mt nl no pl pt ro ru sk th tr';

/** Languages with another code than the country where most of their pages come from. */
const OTHER =
  'beBY bnBD bsBA caES csCZ daDK elGR etEE euES faIR gaIE glES heIL hiIN hyAM jaJP kaGE kkKZ koKR lbLU msMY nbNO nnNO slSI sqAL srRS svSE ukUA urPK viVN zhCN';

/**
 * ISO 3166-1 region in which bare numbers are read: the given one, else the region of the BCP 47
 * language tag, else the country of the language; '' for languages of many countries (English, Arabic).
 */
export function regionOf(region: string | undefined, lang: string | undefined): string {
  if (region) return region.toUpperCase();
  if (!lang) return '';
  const [language = '', ...rest] = lang.split('-');
  const subtag = rest.find((part) => /^[a-z]{2}$/i.test(part));
  if (subtag) return subtag.toUpperCase();
  const code = language.toLowerCase();
  if (SAME.split(' ').includes(code)) return code.toUpperCase();
  const row = OTHER.split(' ').find((entry) => entry.startsWith(code));
  return code.length === 2 && row ? row.slice(2) : '';
}
