/** Units of hostile texts: repeated, each makes a finder start again and again. */
const UNITS_OF_TEXT = [
  'a|@|.|1|+|-| |(|_|\u200b|\u00ad|٣|9\u200b|a@|a@a|a.|a@a.|a@a.aa:|1 |1 1 |11 |+1|+1+1|00|0 ',
  '00 |01 |DE12|DE12DE12 |DE |MT12|LC12LCLC|GB11WEST|1.|1-|1(|(1)|://a|:a@a.aa|mailto:a@a.aa?',
  "_a@a.aa|...a@|tel 030 1|vat 12345678 |030 12 34 |0 30 |9\u202e|ext. 1|'@a.aa|=a@a.aa",
  'http://a@|+49 30 901820 |bob@x.com |0049 30 |1/2/|/a@a.aa|a@a。aa |a%40a.aa |端a@a.aa|a@a.aa＠',
  'x"a@a.aa|a1b2|IE8D|DE89 3704 0044 0532 0130 01 |BE 428759498 |btw: 0428.759.498 |123456789 M',
  '030 901820/|030 901820 2024 |漢|漢1|é@é.é|٣٠ ٩٠١٨٢٠ |VAT 123456789 |\u00adDE ٣|é1|１２',
  'customer 12345678 |+49 (|0 / |IBAN |IBAN: |IBAN a |IBAN a: 1|vat vat 1 |IBAN DE89 ',
  'IBAN/BIC: |Konto: DE89 3704 0044 0532 0130 01 |Konto DE 1|BIC: |N.|P. IVA |E-Mail: a @',
  'AT12 1|ED12 1234 |GB11 WEST |bob@x.com https://a.example/b 10.0.0.1 c.example +49 30 901820 ',
  "1\nE-Mail: a 1 |DE12\n|DE12IBAN|:>|'::|Österreich 030 1|CH-8001 Wien 030 1|a@b.deTel",
  'a@b.dewww.|a[at]b[dot]de |RR123456789DE |A1B2 |AA12 3456 ',
].flatMap((row) => row.split('|'));

/** Units of tables and lists. */
const UNITS_OF_TABLES = [
  'a;b\n',
  'IBAN;VAT\nDE89 1;DE1\n',
  '"a;',
  '"a;b"\t"c"\n',
  '|',
  'a  b\n',
  'a,b\n',
  '- 1. a\n',
  ',,\n\n',
  'DE89 3704 0044 0532 0130 00;+49 30 901820;bob@x.com\n',
];

export const UNITS: readonly string[] = [...UNITS_OF_TEXT, ...UNITS_OF_TABLES];
