/** The sentences about values that were compared with the suppliers. */
import type { Note, Phrase } from '../../domain/index.ts';
import { listOf, suppliersText } from '../../texts/messages.ts';
import type { SupplierFinding } from '../compare.ts';
import { acceptIdOf } from './accept-account.ts';

/** As banks show it: enough to recognise an account that one knows. */
const shortened = (iban: string): string => `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
/** A number with its extension. */
const MAX_PHONE_LENGTH = 40;
/** Accounts that the sentence names. */
const MAX_NAMED = 2;

export const knownAccountNote = (list: string): Note<Phrase> => ({
  reason: 'supplier-account-known',
  fact: {
    name: 'suppliers.yourSuppliers',
    label: suppliersText('yourSuppliers'),
    value: suppliersText('asInList', { list }),
  },
});

/** The person accepted an account, but the list has changed meanwhile. */
export const LIST_CHANGED: Note<Phrase> = {
  reason: 'supplier-list-changed',
  headline: suppliersText('changedMeanwhile'),
};

export function noteOf(finding: SupplierFinding): Note<Phrase> {
  const { list } = finding;
  if (finding.is === 'known-account') return knownAccountNote(list);
  if (finding.is === 'look-alike') {
    const headline = suppliersText('lookAlike', { domain: finding.domain, list });
    return { reason: 'supplier-look-alike', headline };
  }
  const { about, by, known, supplier } = finding;
  const accounts = listOf(known.slice(0, MAX_NAMED).map(shortened), 'disjunction');
  const [account] = supplier.accounts;
  const phone = supplier.phones[0];
  const id =
    account &&
    acceptIdOf(supplier.list.id, supplier.row, account.column, account.iban, about.value);
  return {
    reason: 'supplier-account-other',
    headline: suppliersText('otherAccount', { sign: by, list, accounts }),
    ...(id !== undefined && {
      accept: { label: suppliersText('accept'), sure: suppliersText('acceptSure'), id },
    }),
    other: {
      title: suppliersText('otherAccountTitle'),
      here: suppliersText('accountHere'),
      source: suppliersText('accountKnown', { sign: by, list }),
      known: known.slice(0, MAX_NAMED),
      advice:
        phone === undefined
          ? suppliersText('callKnown')
          : suppliersText('callListed', {
              phone: phone.slice(0, MAX_PHONE_LENGTH).replace(/\s/g, '\u00a0'),
            }),
    },
  };
}
