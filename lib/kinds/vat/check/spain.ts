import { fitsLuhn } from '../../../reading/text/index.ts';

const DNI = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CIF = 'JABCDEFGHI';

/**
 * Spanish NIF in all its forms (Real Decreto 1065/2007, Orden EHA/451/2008): DNI of citizens; NIE
 * of foreigners (X, Y, Z); K, L and M for persons without either; CIF for everyone else, whose
 * control character is a digit or the letter that corresponds to it.
 */
export function spain(n: string): boolean {
  const first = n.charAt(0);
  const control = n.charAt(8);
  if (first >= '0' && first <= '9') return DNI.charAt(Number(n.slice(0, 8)) % 23) === control;
  const place = 'XYZ'.indexOf(first);
  if (place >= 0) return DNI.charAt(Number(`${place}${n.slice(1, 8)}`) % 23) === control;
  const digits = n.slice(1, 8);
  if ('KLM'.includes(first)) return DNI.charAt(Number(digits) % 23) === control;
  const digit =
    Array.from({ length: 10 }, (_, i) => String(i)).find((d) => fitsLuhn(digits + d)) ?? '';
  // Sources disagree on which organisations have a letter and which a digit, so both are accepted.
  return control === digit || control === CIF.charAt(Number(digit));
}
