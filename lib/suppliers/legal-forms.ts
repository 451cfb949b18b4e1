/** Legal forms of companies, as people write them: in full, short, with and without dots. */

/**
 * By form, how it is written: folded, without spaces, dots and "and", `ae` and `a` for ä. Forms of two countries
 * with the same letters are one, because a name does not say its country.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  gmbh: 'gmbh ggmbh gesmbh mbh gesellschaftmitbeschrankterhaftung gesellschaftmbh',
  gmbhcokg: 'gmbhcokg gmbhcompkg gmbhcokommanditgesellschaft gmbhkg',
  ug: 'ug ughaftungsbeschrankt unternehmergesellschaft unternehmergesellschafthaftungsbeschrankt',
  ag: 'ag aktiengesellschaft',
  kg: 'kg kommanditgesellschaft',
  cokg: 'cokg',
  kgaa: 'kgaa kommanditgesellschaftaufaktien',
  ohg: 'ohg offenehandelsgesellschaft',
  gbr: 'gbr gesellschaftburgerlichenrechts',
  ek: 'ek ekfm ekfr eingetragenerkaufmann eingetragenekauffrau',
  ev: 'ev eingetragenerverein',
  eg: 'eg eingetragenegenossenschaft',
  se: 'se societaseuropaea',
  ltd: 'ltd limited coltd companylimited colimited',
  ptyltd: 'ptyltd ptylimited proprietarylimited',
  pvtltd: 'pvtltd privatelimited pvtlimited privateltd',
  plc: 'plc publiclimitedcompany',
  llp: 'llp limitedliabilitypartnership',
  llc: 'llc limitedliabilitycompany',
  inc: 'inc incorporated',
  corp: 'corp corporation',
  sa: 'sa societeanonyme sociedadanonima sociedadeanonima spolkaakcyjna sau societaanonima',
  sas: 'sas sasu societeparactionssimplifiee societeparactionssimplifieeunipersonnelle',
  sarl: 'sarl sarlu societearesponsabilitelimitee',
  eurl: 'eurl entrepriseunipersonnellearesponsabilitelimitee',
  snc: 'snc societeennomcollectif societainnomecollettivo',
  sci: 'sci societecivileimmobiliere',
  scop: 'scop',
  sl: 'sl slu sociedadlimitada sociedadlimitadaunipersonal slunipersonal',
  srl: 'srl srlunipersonale societaaresponsabilitalimitata sociedadderesponsabilidadlimitada',
  srls: 'srls societaaresponsabilitalimitatasemplificata',
  spa: 'spa societaperazioni',
  accomandita: 'societainaccomanditasemplice',
  scarl: 'scarl scrl soccoop societacooperativa',
  scoop: 'scoop sociedadcooperativa',
  bv: 'bv bvba beslotenvennootschap beslotenvennootschapmetbeperkteaansprakelijkheid',
  nv: 'nv naamlozevennootschap',
  vof: 'vof vennootschaponderfirma',
  cv: 'cv commanditairevennootschap',
  vzw: 'vzw verenigingzonderwinstoogmerk',
  spzoo: 'spzoo spolkazoo spolkazograniczonaodpowiedzialnoscia spzograniczonaodpowiedzialnoscia',
  spzoospk: 'spzoospk spzoospolkakomandytowa spolkazoospolkakomandytowa spolkazoospk',
  spj: 'spj spolkajawna',
  spk: 'spk spolkakomandytowa',
  lda: 'lda ltda limitada sociedadelimitada unipessoallda sociedadeunipessoallda sociedadeporquotas',
  eireli: 'eireli',
  epp: 'epp',
  ab: 'ab aktiebolag',
  as: 'as aksjeselskap akciovaspolecnost',
  aps: 'aps anpartsselskab',
  oy: 'oy oyj osakeyhtio',
  kft: 'kft korlatoltfelelossegutarsasag',
  sro: 'sro spolrso spolsro spolecnostsrucenimomezenym spolocnostsrucenimobmedzenym',
  doo: 'doo',
  ood: 'ood eood',
};

const FORMS = new Map(
  Object.entries(SPELLINGS).flatMap(([form, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, form]),
  ),
);
/** Words of the longest spelling: "besloten vennootschap met beperkte aansprakelijkheid". */
const MOST_WORDS = 5;
const formOf = (words: readonly string[]): string | undefined =>
  FORMS.get(words.join('').replaceAll('ae', 'a'));

/** Words of a place behind a legal form: "GmbH, Frankfurt am Main". */
const MOST_PLACE_WORDS = 3;

export interface NameParts {
  readonly words: readonly string[];
  /** Empty: the name has none. */
  readonly form: string;
  /** What stands behind the form. */
  readonly place: readonly string[];
}

/** Whether words are the start of a longer form that was cut. */
const isStartOfForm = (words: readonly string[]): boolean => {
  const start = words.join('').replaceAll('ae', 'a');
  return formOf(words) === undefined && [...FORMS.keys()].some((form) => form.startsWith(start));
};

/** The longest form that ends before a word; null if none does. */
function formBefore(words: readonly string[], end: number): NameParts | null {
  for (let count = Math.min(MOST_WORDS, end - 1); count > 0; count -= 1) {
    const form = formOf(words.slice(end - count, end));
    // "Limited Liability Com": a form that was cut, and no place.
    if (form === undefined || isStartOfForm(words.slice(end - count))) continue;
    return { words: words.slice(0, end - count), form, place: words.slice(end) };
  }
  return null;
}

/**
 * Splits a name into its words, its legal form and a place behind it: "Acme GmbH Berlin". A form may also stand in
 * front, as in France or where names are sorted: "SARL Dupont", "GmbH Acme".
 */
export function readNameParts(words: readonly string[]): NameParts {
  const atEnd = formBefore(words, words.length);
  if (atEnd) return atEnd;
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const form = formOf(words.slice(0, count));
    if (form !== undefined) return { words: words.slice(count), form, place: [] };
  }
  for (let behind = 1; behind <= MOST_PLACE_WORDS; behind += 1) {
    const parts = formBefore(words, words.length - behind);
    if (parts) return parts;
  }
  return { words, form: '', place: [] };
}

export const isLegalForm = (words: readonly string[]): boolean => formOf(words) !== undefined;
