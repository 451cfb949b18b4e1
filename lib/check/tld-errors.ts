/**
 * Endings that are slips for a top-level domain and are none themselves. Read only for endings that
 * the public suffix list does not know, so an ending that is delegated one day stops being a slip.
 */
const ERRORS: Readonly<Record<string, string>> = {
  com: 'con cmo ocm vom xom dom cim cpm ckm clm cok coom comm ccom c0m coml come comn copm conm cojm coim colm cxom cvom cdom comj comk comi como comt comr coma comcom cm0 xcom vcom ciom cmom ccm vim cox ccomm comu comy comb',
  net: 'ner nte ent nett nnet neet met ney nrt nwt nert netr nety nry nat nit jet nef neg netn',
  org: 'ogr rog orgg oorg orrg prg irg ofg otg orh orf orgn orge',
  de: 'dee dde dw ed deu dr',
  fr: 'frr ffr rf ft',
  it: 'itt iit ti ot',
  at: 'att aat',
  ch: 'chh cch hc',
  nl: 'nll nnl ln mnl',
  be: 'bee bbe eb',
  pl: 'pll ppl lp',
  eu: 'euu eeu ue',
  uk: 'ukk uuk ku ul uj',
  info: 'inf ifno infp inof onfo imfo infoo nfo',
  edu: 'eud eduu edi wdu rdu',
  gov: 'giv gob gvo ogv',
};

export const TLD_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries(ERRORS).flatMap(([tld, errors]) =>
    errors.split(' ').map((error): [string, string] => [error, tld]),
  ),
);
