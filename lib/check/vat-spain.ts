import { luhn } from './digits.ts';

const DNI = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CIF = 'JABCDEFGHI';

/**
 * Spanish NIF in all its forms (Real Decreto 1065/2007, Orden EHA/451/2008): DNI of citizens, NIE of
 * foreigners (X, Y, Z), K, L and M for persons without either, CIF for everyone else, whose control
 * is a letter, a digit or either, by the kind of body.
 */
export function spain(n: string): boolean {
  const first = n.charAt(0);
  const control = n.charAt(8);
  if (first >= '0' && first <= '9') return DNI.charAt(Number(n.slice(0, 8)) % 23) === control;
  const place = 'XYZ'.indexOf(first);
  if (place >= 0) return DNI.charAt(Number(`${place}${n.slice(1, 8)}`) % 23) === control;
  const digits = n.slice(1, 8);
  const digit = Array.from({ length: 10 }, (_, i) => String(i)).find((d) => luhn(digits + d)) ?? '';
  const letter = CIF.charAt(Number(digit));
  if ('KLM'.includes(first)) {
    // Issued with the DNI's letter; older ones carry the CIF's.
    return control === DNI.charAt(Number(digits) % 23) || control === letter;
  }
  if ('ABEH'.includes(first)) return control === digit;
  if ('NPQRSW'.includes(first)) return control === letter;
  return control === digit || control === letter;
}
