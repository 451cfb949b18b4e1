/** Text in fonts that are not in the file, in the codes of the countries that write so. */
import { expect, it } from 'vitest';
import { openPdf } from '../../lib/documents/pdf/index.ts';
import { pdfInCodes } from '../invoices/hostile-files.ts';

it.each([
  ['UniJIS-UTF16-H', 'Japan1', 'utf-16be', '請求書 振込先'],
  ['UniJIS-UCS2-H', 'Japan1', 'utf-16be', '請求書 振込先'],
  ['90ms-RKSJ-H', 'Japan1', '90bf8b818f91', '請求書'],
  ['UniGB-UCS2-H', 'GB1', 'utf-16be', '发票 银行账号'],
  ['GBK-EUC-H', 'GB1', 'b7a2c6b1', '发票'],
  ['UniCNS-UTF16-H', 'CNS1', 'utf-16be', '發票 銀行帳號'],
  ['ETen-B5-H', 'CNS1', 'b56fb2bc', '發票'],
  ['UniKS-UTF16-H', 'Korea1', 'utf-16be', '청구서 계좌'],
  ['KSCms-UHC-H', 'Korea1', 'c3bbb1b8bcad', '청구서'],
])('text in %s is read', async (cmap, ordering, codes, text) => {
  const hex = codes === 'utf-16be' ? Buffer.from(text, 'utf16le').swap16().toString('hex') : codes;
  const options = { askPassword: async () => null, assets: 'node_modules/pdfjs-dist/' };
  const pdf = await openPdf(pdfInCodes(cmap, ordering, hex), options);
  const { texts } = await pdf.readPage(0);
  pdf.close();
  expect(texts.map((each) => each.text).join('')).toContain(text);
});
