/** Names of VAT numbers, and of fields about the tax itself: rates, amounts, with or without tax. */
import type { KindWords } from '../shared/field-rules.ts';

export const VAT_WORDS: KindWords = {
  en: {
    names:
      'vat|vat num*|vat reg*|vatno|vatnum*|vatnr|vatcode|vatreg*|*vatnumber|*vatid|value added tax|eu vat*|euvat*|taxvat',
    parts:
      'total vat|net vat|vat net|vat gross|vat sum|vat value|vat incl*|vat excl*|with vat|without vat|no vat|vat class|vat pct|vat rate*|vat amount*|vat percent*|vat %|vat total|excl vat|incl vat|ex vat|inc vat|including vat|excluding vat|vat exempt*|vat scheme|vat group|vat treatment|vat registered|vat status|vat type|vat valid*',
  },
  de: {
    names:
      'ust id*|ustid*|u st id*|umsatzsteuer id*|umsatzsteueridentifikation*|umsatzsteuernummer|ust nr|ustnr|mwst nr*|mwst nummer|mwst id|mwstnr|mehrwertsteuernummer|mehrwertsteuer nummer|mehrwertsteuer nr|mehrwertsteuer id*|uid nummer|uid nr|uidnr|uidnummer|=uid|uid mwst*|atu nummer|eu steuernummer',
    parts: 'mwst satz|mwst betrag|ust satz|mwst %',
  },
  fr: {
    names: 'tva|numtva|tvaintra*|*tvaintra',
    parts: 'taux de tva|montant tva|tva %|hors tva|régime de tva|assujetti*',
  },
  es: {
    names:
      'nif|cif|nifcif|cifnif|n i f|c i f|número de iva|núm iva|n iva|nro iva|id iva|iva intracomunitario|identificación fiscal|nº iva',
    parts: 'tipo de iva|% iva|iva incluido|importe iva',
  },
  it: {
    names: 'partita iva|p iva|piva|p i v a|part iva|pi cf|numero iva|codice iva|*partitaiva',
    parts: 'aliquota iva|iva inclusa|iva esclusa|importo iva|regime iva',
  },
  pt: { names: 'nipc|contribuinte|n contrib|identificação fiscal|niva', parts: 'taxa de iva' },
  nl: {
    names: 'btw|btwnummer|btwnr|btw id*|btwid|b t w*',
    parts:
      'btw tarief|btw percentage|btw bedrag|incl btw|excl btw|inclusief btw|exclusief btw|btw %',
  },
  sv: {
    names: 'momsreg*|momsnummer|moms nr|momsnr|moms id|=moms',
    parts: 'momssats|inkl moms|exkl moms|moms %',
  },
  da: { names: 'moms nummer|se nummer|se nr|cvr moms*', parts: 'ekskl moms' },
  nb: {
    names: 'mva|mvanr|merverdiavgift*nummer',
    parts: 'mva sats|inkl mva|eks mva|ekskl mva|mva %',
  },
  fi: {
    names:
      'alv numero|alv nro|alv tunnus|alvnumero|alv tunniste|arvonlisäveronumero|arvonlisäverotunniste|alv nr|alv rekisteri*|=alv',
    parts: 'alv kanta|alv %|sis alv|sisältää alv',
  },
  is: { names: 'vsknumer|vsk|virðisaukaskattsnúmer', parts: 'vsk %|með vsk|án vsk' },
  et: {
    names: 'kmkr*|käibemaksukohustuslase*|käibemaksunumber|km kood|kmk number|kmk nr|km number',
    parts: 'käibemaksumäär|km %|koos km|ilma km|sisaldab km',
  },
  lv: { names: 'pvn reģ*|pvn', parts: 'pvn likme|ar pvn|bez pvn|pvn %' },
  lt: { names: 'pvm|pvmkodas|pvm kod*', parts: 'pvm tarifas|su pvm|be pvm|pvm %|pvm suma' },
  pl: {
    names: 'nip|vatue|identyfikacji podatkowej',
    parts: 'stawka vat|kwota vat|z vat|bez vat|z vatem',
  },
  cs: {
    names: 'dič|d i č|daňové identifikační číslo|dph id|plátce dph číslo|č dph',
    parts: 'sazba dph|s dph|bez dph|vč dph|včetně dph|dph %|plátce dph|výše dph',
  },
  sk: {
    names: 'ič dph|ičdph|ičo dph|ič pre daň*|identifikačné číslo pre daň*',
    parts: 'sadzba dph|vrátane dph|platca dph|platiteľ dph',
  },
  sl: {
    names:
      'id za ddv|id ddv|idddv|ident za ddv|identifikacijska številka za ddv|ddv številka|ddv id|št za ddv|številka ddv|ddv št|id številka za ddv',
    parts: 'stopnja ddv|z ddv|brez ddv|ddv %|davčni zavezanec',
  },
  hr: {
    names: 'pdv id*|pdv broj|pdvid|pdv br|broj pdv|oib pdv*|oib vat*',
    parts: 'stopa pdv*|s pdv|bez pdv|pdv %|u sustavu pdv*|iznos pdv*',
  },
  sr: { names: 'пдв број|пдв id|пдв ид|број пдв|пдв бр', parts: 'стопа пдв|са пдв|без пдв' },
  mk: { names: 'ддв број|ддв бр|број за ддв', parts: 'со ддв|без ддв|стапка на ддв' },
  bg: {
    names: 'ддс номер|ддс №|ддс n|ин по ддс|номер по ддс|ддс рег*|зддс|инддс',
    parts: 'ставка ддс|с ддс|без ддс|ддс %|вкл ддс|регистрация по ддс|регистриран по ддс',
  },
  ro: {
    names:
      'cui|c u i|cuicif|cod unic de înregistrare|cod identificare fiscală|cod de identificare fiscală|cod fiscal',
    parts: 'cota tva|cu tva|fără tva|tva inclus|plătitor de tva|plătitor tva|valoare tva',
  },
  hu: {
    names: 'áfa szám*|áfa azonosító*|adószám*|héa azonosító*|héa szám',
    parts: 'áfakulcs|áfa kulcs|áfával|áfa nélkül|áfa %|bruttó|nettó|csoportazonosító',
  },
  el: {
    names:
      'αφμ|α φ μ|αριθμός φορολογικού μητρώου|αριθμός φπα|αρ φπα|αριθμός μητρώου φπα|φπα αριθμός|afm|vies',
    parts: 'συντελεστής φπα|με φπα|χωρίς φπα|φπα %|πλέον φπα',
  },
  sq: {
    names: 'tvsh nr|numri i tvsh*|nr tvsh|numri tvsh|nipt|nuis|tvsh numri',
    parts: 'me tvsh|pa tvsh',
  },
  ga: { names: 'cbl', parts: 'ráta cbl|móide cbl' },
  mt: { names: 'numru tat taxxa fuq il valur miżjud', parts: 'rata tal vat|bil vat|mingħajr vat' },
  ca: { names: 'número d iva|identificació fiscal', parts: 'iva inclòs|tipus d iva' },
  eu: { names: 'ifz|ifk|bez*zenbaki*', parts: 'bez barne|bez tasa' },
  gl: { names: 'ive', parts: 'ive incluído' },
  cy: { names: 'taw|rhif treth ar werth', parts: 'cyfradd taw' },
  tr: {
    names: 'kdv no|kdv numara*|kdv kimlik*',
    parts: 'kdv oranı|kdv dahil|kdv hariç|kdv tutarı|kdv %',
  },
  ru: {
    names: 'ндс номер|номер ндс|номер плательщика ндс|ндс id',
    parts: 'ставка ндс|с ндс|без ндс|ндс %|сумма ндс|в том числе ндс',
  },
  uk: {
    names: 'номер платника пдв|номер пдв|пдв номер|іпн пдв|свідоцтво пдв|іпн платника пдв',
    parts: 'ставка пдв|з пдв|пдв %|сума пдв',
  },
  be: { names: 'пдв нумар|нумар пдв|нумар плацельшчыка пдв', parts: 'стаўка пдв' },
  ja: { names: 'vat番号|vat登録番号|付加価値税', parts: '税率' },
  zh: {
    names:
      '增值税号|增值税识别号|增值稅號|vat税号|vat号|vat號碼|vat税务号|加值型營業稅|增值税登记号|增值税编号|欧盟增值税|vat稅號|vat 号码',
  },
  ko: {
    names:
      'vat 번호|부가가치세 번호|부가세 번호|부가가치세번호|vat번호|부가세번호|부가가치세 등록번호|vat 등록번호',
    parts: '세율',
  },
  ar: {
    names: '*القيمة المضافة|رقم التسجيل الضريبي للقيمة المضافة',
    parts: 'نسبة ضريبة*|شامل ضريبة*',
  },
  he: { names: 'מע מ', parts: 'כולל מע מ|לפני מע מ|שיעור מע מ' },
  hi: { names: 'वैट*', parts: 'वैट दर' },
  vi: { names: 'mã số thuế gtgt|số đăng ký thuế gtgt', parts: 'thuế suất' },
  id: { names: 'nomor ppn|nomor pkp|no ppn', parts: 'tarif ppn' },
  th: { names: 'ภาษีมูลค่าเพิ่ม', parts: 'อัตราภาษี' },
  fa: { names: 'شماره مالیات بر ارزش افزوده' },
};
