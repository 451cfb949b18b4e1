/**
 * What pdf.js loads while it reads a file: how codes of Chinese, Japanese and Korean fonts are written in Unicode, and
 * the decoders of scans (fax, JBIG2, JPEG 2000), in JavaScript, because pages of an extension may run no WebAssembly.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'node_modules', 'pdfjs-dist');

/** The CMaps that a file may name without containing them (ISO 32000-2, table 116), and those to Unicode. */
const PREDEFINED = new RegExp(
  `^(?:${[
    '(?:GB|GBpc|GBKp?|CNS|KSC|KSCpc)-EUC-[HV]|GBK2K-[HV]',
    'Uni(?:GB|CNS|JIS|KS)-(?:UCS2|UCS2-HW|UTF16)-[HV]',
    '(?:B5pc|HKscs-B5|ETen-B5|ETenms-B5)-[HV]|KSCms-UHC(?:-HW)?-[HV]',
    '(?:83pv|90pv|90msp?|Add|Ext)-RKSJ-[HV]|(?:EUC-)?[HV]',
    'Adobe-(?:GB1|CNS1|Japan1|Korea1)-UCS2',
  ].join('|')})\\.bcmap$`,
);

const filesOf = (name: string, pattern: RegExp) =>
  readdirSync(join(folder, name))
    .filter((file) => pattern.test(file))
    .map((file) => ({
      absoluteSrc: join(folder, name, file),
      relativeDest: `pdf/${name}/${file}`,
    }));

export const pdfAssets = () => [
  ...filesOf('cmaps', PREDEFINED),
  ...filesOf('cmaps', /^LICENSE$/),
  ...filesOf('wasm', /^(?:jbig2|openjpeg)_nowasm_fallback\.js$/),
  ...filesOf('wasm', /^LICENSE_.*(?:JBIG2|OPENJPEG)$/),
];
