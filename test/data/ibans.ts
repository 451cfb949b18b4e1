/** The IBAN registry: the text file that SWIFT publishes, and what a table of structures accepts. */
import type { Decisions, Example } from './difference.ts';

/** Country code → BBAN structure in the registry's notation without “!”, such as `4n4n12c`. */
export type IbanStructures = ReadonlyMap<string, string>;

/**
 * Reads the registry's text file: a row for each data element, a column for each country, separated by tabs.
 * @throws Error if the rows of codes and structures are missing
 */
export function parseIbanRegistry(text: string): IbanStructures {
  const rows = new Map(
    text.split(/\r?\n/).map((line): [string, string[]] => {
      const [name = '', ...cells] = line
        .split('\t')
        .map((cell) => cell.replace(/^"|"$/g, '').trim());
      return [name.toLowerCase(), cells];
    }),
  );
  const codes = rows.get('iban prefix country code (iso 3166)');
  const structures = rows.get('bban structure');
  if (!codes || !structures) {
    throw new Error(
      'This is not the registry as a text file: it has no rows “IBAN prefix country code (ISO 3166)” and “BBAN structure”.',
    );
  }
  const found = new Map<string, string>();
  for (const [i, country] of codes.entries()) {
    const structure = (structures[i] ?? '').replace(/[!\s]/g, '');
    if (/^[A-Z]{2}$/.test(country) && /^(?:\d+[nac])+$/.test(structure))
      found.set(country, structure);
  }
  return found;
}

/**
 * Reads the structures of our table (lib/values/kinds/iban/check/registry.ts), whose parts begin with their role:
 * `b4n s4n a12c`. A name in capitals is a constant above the table.
 */
export function structuresOfTable(source: string): IbanStructures {
  const table = /\bIBAN_REGISTRY\b[^{]*\{(.*?)^\};/ms.exec(source)?.[1] ?? '';
  const found = new Map<string, string>();
  for (const [, country = '', parts, name] of table.matchAll(
    /^ {2}([A-Z]{2}): row\((?:'([^']+)'|([A-Z]+))/gm,
  )) {
    const bban = parts ?? new RegExp(`^const ${name} = '([^']+)';`, 'm').exec(source)?.[1] ?? '';
    found.set(country, bban.replace(/[a-z](\d+[nac]) ?/g, '$1'));
  }
  if (found.size === 0) throw new Error('The table of IBANs is not found.');
  return found;
}

/** The class of each character of a BBAN. */
const classesOf = (structure: string): string =>
  structure.replace(/(\d+)([nac])/g, (_, length, type) => type.repeat(Number(length)));

const CLASSES = { n: '[0-9]', a: '[A-Z]', c: '[0-9A-Z]' } as const;

/** The IBAN of a BBAN, with the check digits of ISO 7064 MOD 97-10. */
export function ibanOf(country: string, bban: string): string {
  const digits = `${bban}${country}00`.replace(/[A-Z]/g, (c) => String(c.charCodeAt(0) - 55));
  const remainder = BigInt(digits) % 97n;
  return `${country}${String(98n - remainder).padStart(2, '0')}${bban}`;
}

/** BBANs of a structure: with digits wherever possible, with letters wherever possible, and each place in turn. */
function bbansOf(structure: string): readonly string[] {
  const classes = classesOf(structure);
  const digits = classes.replace(/[nac]/g, (type) => (type === 'a' ? 'A' : '1'));
  const letters = classes.replace(/[nac]/g, (type) => (type === 'n' ? '1' : 'A'));
  const single = Array.from(classes, (type, i) =>
    type === 'c' ? `${digits.slice(0, i)}A${digits.slice(i + 1)}` : digits,
  );
  return [...new Set([digits, letters, ...single])];
}

export function ibanDecisions(structures: IbanStructures): Decisions {
  const patterns = new Map(
    Array.from(structures, ([country, structure]) => [
      country,
      new RegExp(`^${classesOf(structure).replace(/./g, (type) => CLASSES[type as 'n'])}$`),
    ]),
  );
  const examples: Example[] = Array.from(structures).flatMap(([group, structure]) =>
    bbansOf(structure).map((bban) => ({ group, value: ibanOf(group, bban) })),
  );
  return {
    examples,
    accepts: ({ group, value }) => patterns.get(group)?.test(value.slice(4)) ?? false,
    describe: (group) => structures.get(group),
  };
}
