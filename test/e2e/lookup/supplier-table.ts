/** A table of suppliers with right, wrong and doubtful values. */
export const GOOD = ['DE89 3704 0044 0532 0130 00', 'GB29 NWBK 6016 1331 9268 19'];
/** IBANs with two digits swapped, and with the last digit changed. */
export const SWAPPED = 'DE89 3704 0044 0532 1030 00';
export const CHANGED = 'FR14 2004 1010 0505 0001 3M02 607';
export const DOUBTFUL = 'brewery@gmial.com';

const ROWS = [
  ['Bakery', GOOD[0], 'bakery@gmail.com'],
  ['Brewery', SWAPPED, DOUBTFUL],
  ['Carpenter', GOOD[1], 'carpenter@outlook.com'],
  ['Dairy', CHANGED, 'dairy@yahoo.com'],
  ['Electrician', 'NL91 ABNA 0417 1643 00', 'electrician@gmail.com'],
  ['Farm', 'AT61 1904 3002 3457 3201', 'farm@gmail.com'],
];

export const SUPPLIERS = `<!doctype html><html lang="en"><title>Suppliers</title>
<meta name="color-scheme" content="light dark">
<style>body { font: 16px sans-serif; line-height: 1.8 } td, th { padding: 4px 16px; text-align: left }</style>
<h1>Suppliers</h1>
<table><thead><tr><th>Name</th><th>IBAN</th><th>Address</th></tr></thead><tbody>
${ROWS.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}
</tbody></table>`;

export const PLAIN =
  '<!doctype html><html lang="en"><title>Plain</title><p>Nothing is wrong with it.</p>';
