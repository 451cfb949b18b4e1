/** A form in which a supplier is paid, and what its page may not learn. */
export const [OLD, NEW] = ['DE89 3704 0044 0532 0130 00', 'DE02 1203 0000 0000 2020 51'] as const;
export const VAT = 'DE136695976';
/** Right, and of no supplier. */
export const OTHER_VAT = 'DE811569869';

export const FORM = `<!doctype html><html lang="en"><title>Payment</title><form action="thanks.html">
<p><label>VAT number <input name="vat_number"></label></p>
<p><label>IBAN <input name="iban"></label></p>
<p style="margin-block-start:9em"><button>Save</button></p></form>`;

/** Runs in the page: its points that our line covers. */
export function coveredPoints(): string {
  const host = document.querySelector('fieldmark-field');
  const points: string[] = [];
  for (let x = 0; x < innerWidth; x += 8)
    for (let y = 0; y < innerHeight; y += 8)
      if (host && document.elementFromPoint(x, y) === host) points.push(`${x} ${y}`);
  return points.join();
}
