/** The suppliers of the lists that the person named "my suppliers", by what identifies them. */
import { z } from 'zod';
import { type CompanyName, isSameCompany, nearKeysOf, readCompanyName } from './company-name.ts';
import { companyDomainOf, createKnownDomains } from './look-alike.ts';

/** A row of a list: normalised values only. */
export const supplierRowSchema = z.object({
  /** Number of the row, from 1. */
  row: z.number(),
  name: z.string(),
  vats: z.array(z.string()),
  emails: z.array(z.string()),
  /** As the list writes them. */
  phones: z.array(z.string()),
  /** Each with the cell that has it, whose column counts from 0. */
  accounts: z.array(z.object({ iban: z.string(), column: z.number() })),
});
export type SupplierRow = z.infer<typeof supplierRowSchema>;

export interface SupplierList {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly SupplierRow[];
}

export interface Supplier extends SupplierRow {
  readonly list: Pick<SupplierList, 'id' | 'name'>;
  readonly company: CompanyName | null;
  readonly domains: readonly string[];
}

/** VIES: a number of Northern Ireland is the British one with another prefix. */
export const vatKey = (vat: string) => vat.replace(/^XI/, 'GB');

const addTo = <T>(groups: Map<string, T[]>, keys: readonly string[], value: T) => {
  for (const key of keys) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
};

/** Whether both have VAT numbers and share none, so that they are two companies. */
export const hasOtherVat = (a: Pick<SupplierRow, 'vats'>, b: Pick<SupplierRow, 'vats'>): boolean =>
  a.vats.length > 0 && b.vats.length > 0 && !a.vats.some((vat) => b.vats.includes(vat));

/** Whether two rows are about the same supplier. */
export function isSameSupplier(a: Supplier, b: Supplier): boolean {
  if (a.vats.some((vat) => b.vats.includes(vat))) return true;
  if (hasOtherVat(a, b) || !a.company || !b.company) return false;
  return isSameCompany(a.company, b.company);
}

export function createKnownSuppliers(lists: readonly SupplierList[]) {
  const byVat = new Map<string, Supplier[]>();
  const byName = new Map<string, Supplier[]>();
  const byDomain = new Map<string, Supplier[]>();
  const byIban = new Map<string, Supplier[]>();
  const parts = [];
  for (const { rows, ...list } of lists) {
    for (const row of rows) {
      const domains = row.emails.flatMap((email) => companyDomainOf(email) ?? []);
      parts.push(...domains);
      const supplier: Supplier = {
        ...row,
        list,
        vats: row.vats.map(vatKey),
        company: readCompanyName(row.name),
        domains: [...new Set(domains.map(({ domain }) => domain))],
      };
      addTo(byVat, supplier.vats, supplier);
      if (supplier.company)
        addTo(byName, [...supplier.company.keys, ...nearKeysOf(supplier.company)], supplier);
      addTo(byDomain, supplier.domains, supplier);
      for (const { iban } of supplier.accounts) addTo(byIban, [iban], supplier);
    }
  }
  const domains = createKnownDomains(parts);

  /** A domain that several suppliers share, such as that of their tax adviser, identifies none of them. */
  const ofDomain = (domain: string): readonly Supplier[] => {
    const all = byDomain.get(domain) ?? [];
    return all.every((each) => all[0] && (each === all[0] || isSameSupplier(all[0], each)))
      ? all
      : [];
  };

  return {
    ofVat: (vat: string): readonly Supplier[] => byVat.get(vatKey(vat)) ?? [],
    ofName: (text: string): readonly Supplier[] => {
      const name = readCompanyName(text);
      if (!name) return [];
      const found = [...name.keys, ...nearKeysOf(name)].flatMap((key) => byName.get(key) ?? []);
      return [...new Set(found)].filter(({ company }) => company && isSameCompany(name, company));
    },
    ofEmail: (email: string): readonly Supplier[] => {
      const domain = companyDomainOf(email)?.domain;
      return domain === undefined ? [] : ofDomain(domain);
    },
    ofIban: (iban: string): readonly Supplier[] => byIban.get(iban) ?? [],
    ofDomain: (domain: string): readonly Supplier[] => byDomain.get(domain) ?? [],
    lookAlikeOf: domains.lookAlikeOf,
  };
}

export type KnownSuppliers = ReturnType<typeof createKnownSuppliers>;
