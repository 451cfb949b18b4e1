/**
 * Payment initiations: ISO 20022 pain.001 (credit transfers) and pain.008 (direct debits), every version, with the
 * variants of Switzerland, Germany and Austria, which have the same elements in other namespaces.
 */
import { addFaults, type FaultInFile, type Payment, provided } from './payment-file.ts';
import { addTo, noTotal, totalFaults } from './totals.ts';
import {
  type RecordElement,
  type RecordHandler,
  recordAt,
  recordTexts,
  textAt,
} from './xml-records.ts';

const IBAN = /^[A-Z]{2}\d\d ?[A-Z\d]{4}[A-Z\d ]{7,40}$/;

/** Its account as IBAN; what stands there as another account. In version 02, `PrtryAcct` and `BBAN`. */
export function accountOf(from: RecordElement, path: string): { iban: string; account: string } {
  const iban = textAt(from, `${path}/Id/IBAN`);
  const others = ['Othr/Id', 'PrtryAcct/Id', 'BBAN', 'UPIC'].map((name) => `${path}/Id/${name}`);
  const other = iban === '' ? textAt(from, ...others) : '';
  // An IBAN is one, wherever it stands.
  return IBAN.test(other) ? { iban: other, account: '' } : { iban, account: other };
}

/** The BIC of a bank: `BICFI` since 2013, or the two in the same message. */
export const bicOf = (from: RecordElement, path: string): string =>
  provided(
    textAt(
      from,
      ...['BICFI', 'BIC', 'CmbndId/BIC', 'CmbndId/BICFI'].map((n) => `${path}/FinInstnId/${n}`),
    ),
  );

/** What a payment is for: its structured reference, which in version 02 is `CdtrRef`, and its words. */
export const remittanceOf = (from: RecordElement): { reference: string; text: string } => ({
  reference: textAt(
    from,
    'RmtInf/Strd/CdtrRefInf/Ref',
    'RmtInf/Strd/CdtrRefInf/CdtrRef',
    'RmtInf/Strd/CdtrRef',
  ),
  text:
    recordTexts(from, 'RmtInf/Ustrd').join(' ') ||
    recordTexts(from, 'RmtInf/Strd/AddtlRmtInf').join(' '),
});

interface Amount {
  readonly amount: string;
  readonly currency: string;
}

/** `EqvtAmt` is an amount in the payer's currency, to be converted: it counts in the control sum. */
function amountOf(transaction: RecordElement): Amount {
  const [amount] = recordAt(transaction, ...['Amt/InstdAmt', 'Amt/EqvtAmt/Amt', 'InstdAmt']);
  return { amount: (amount?.text ?? '').trim(), currency: amount?.currency ?? '' };
}

const TRANSACTIONS = new Set(['CdtTrfTxInf', 'DrctDbtTxInf']);

/** @param is whether it pays or collects */
export function createPainReader(
  is: 'transfers' | 'collections',
  add: (payment: Payment) => void,
): RecordHandler & { readonly faults: () => FaultInFile[] } {
  const ofFiles: FaultInFile[] = [];
  const ofBlocks: FaultInFile[] = [];
  let all = noTotal();
  let ofBlock = noTotal();
  let stated: { readonly count: string; readonly sum: string } | null = null;
  const [other, own] = is === 'transfers' ? ['Cdtr', 'Dbtr'] : ['Dbtr', 'Cdtr'];

  /** What all payments of a block have, which stands before them; null: nobody has looked yet. */
  let shared: Pick<Payment, 'own' | 'date'> | null = null;
  const sharedIn = (block: RecordElement): Pick<Payment, 'own' | 'date'> => {
    if (shared) return shared;
    const { iban, account } = accountOf(block, `${own}Acct`);
    const day = textAt(block, 'ReqdExctnDt/Dt', 'ReqdExctnDt/DtTm', 'ReqdExctnDt', 'ReqdColltnDt');
    shared = { own: iban || account, date: day.slice(0, 10) };
    return shared;
  };

  function addTransaction(element: RecordElement, block: RecordElement): void {
    const { amount, currency } = amountOf(element);
    addTo(all, amount);
    addTo(ofBlock, amount);
    add({
      name: textAt(element, `${other}/Nm`),
      ...accountOf(element, `${other}Acct`),
      bic: bicOf(element, `${other}Agt`),
      amount,
      currency,
      ...remittanceOf(element),
      code: textAt(element, 'Purp/Cd', 'Purp/Prtry'),
      mandate: textAt(element, 'DrctDbtTx/MndtRltdInf/MndtId'),
      id: provided(textAt(element, 'PmtId/EndToEndId')) || textAt(element, 'PmtId/InstrId'),
      ...sharedIn(block),
    });
  }

  const faultsOfFile = () => (stated ? totalFaults(stated, all, null) : []);

  return {
    records: TRANSACTIONS,
    parts: new Set(['GrpHdr', 'PmtInf']),
    onEnd(element, above) {
      if (element.name === 'GrpHdr') {
        // An envelope has several messages.
        addFaults(ofFiles, faultsOfFile());
        all = noTotal();
        stated = { count: textAt(element, 'NbOfTxs'), sum: textAt(element, 'CtrlSum') };
      } else if (element.name === 'PmtInf') {
        const ofThis = { count: textAt(element, 'NbOfTxs'), sum: textAt(element, 'CtrlSum') };
        addFaults(ofBlocks, totalFaults(ofThis, ofBlock, textAt(element, 'PmtInfId')));
        ofBlock = noTotal();
        shared = null;
        above.at(-1)?.children.splice(0);
      } else {
        const block = above.at(-1);
        if (block) addTransaction(element, block);
      }
    },
    faults: () => [...ofFiles, ...faultsOfFile(), ...ofBlocks],
  };
}
