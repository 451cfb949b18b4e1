/**
 * German IBANs of one bank, in groups of four. Those at the indexes `wrong` have wrong check
 * digits.
 */
export function ibans(count: number, wrong: readonly number[] = []): string[] {
  return Array.from({ length: count }, (_, i) => {
    const bban = `37040044${String(532013000 + i).padStart(10, '0')}`;
    // ISO 13616: the BBAN followed by DE (1314) and the check digits must be 1 modulo 97.
    const digits = 98n - (BigInt(`${bban}131400`) % 97n);
    const shown = wrong.includes(i) ? (digits === 2n ? 3n : digits - 1n) : digits;
    const iban = `DE${String(shown).padStart(2, '0')}${bban}`;
    return iban.replace(/.{4}(?=.)/g, '$& ');
  });
}
