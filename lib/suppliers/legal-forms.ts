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
/** Forms that stand in front in some countries: "SARL Dupont", "UAB Baltija". */
const IN_FRONT = new Set('sarl sas sa eurl snc sci spa srl lda'.split(' '));

const formOf = (words: readonly string[]): string | undefined =>
  FORMS.get(words.join('').replaceAll('ae', 'a'));

/** Splits a name into its words and its legal form; empty: it has none. */
export function withoutLegalForm(words: readonly string[]): {
  readonly words: readonly string[];
  readonly form: string;
} {
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const form = formOf(words.slice(-count));
    if (form !== undefined) return { words: words.slice(0, -count), form };
  }
  const first = words.length > 1 ? formOf(words.slice(0, 1)) : undefined;
  return first !== undefined && IN_FRONT.has(first)
    ? { words: words.slice(1), form: first }
    : { words, form: '' };
}
