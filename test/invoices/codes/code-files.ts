/** Files with payment codes that end-to-end tests open. */
import { pictureOf, squaresOf } from './draw-code.ts';
import { type CodePage, makeCodePages } from './make-pages.ts';
import { epc } from './payloads.ts';

export const PAID = {
  payee: 'Alder Trading GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  amount: '1190.50',
  reference: '',
  message: 'Invoice 17',
} as const;

export interface CodeFiles {
  /** An invoice whose code pays another account than the one printed. */
  readonly forged: CodePage;
  /** One with a HUB3 code, which is right. */
  readonly right: CodePage;
  /** A GiroCode alone. */
  readonly picture: Uint8Array<ArrayBuffer>;
}

export async function makeCodeFiles(): Promise<CodeFiles> {
  const pages = await makeCodePages(17);
  const pageOf = (standard: string, fault: string): CodePage => {
    const page = pages.find((each) => each.standard === standard && each.fault === fault);
    if (!page) throw new Error(`no page: ${standard} ${fault}`);
    return page;
  };
  const { bytes } = pictureOf(await squaresOf(epc(PAID)), { scale: 4 });
  return { forged: pageOf('epc', 'account'), right: pageOf('hub3', 'none'), picture: bytes };
}
