/** Values of a form that contradict each other: one unobtrusive line, and the submit is not held. */
import { expect, it } from 'vitest';
import { fillIn, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const SUPPLIER = `<!doctype html><html lang="en"><title>New supplier</title>
<form action="thanks.html">
<p><label>Country <select name="country"><option value="">Choose</option>
<option value="DE" selected>Germany</option><option value="NL">Netherlands</option></select></label></p>
<p><label>First name <input name="first_name"></label>
<label>Last name <input name="last_name"></label></p>
<p><label>Email <input name="email" type="email"></label></p>
<p><label>VAT number <input name="vat_number"></label></p>
<p><label>IBAN <input name="iban"></label></p>
<p style="margin-block-start:9em"><button>Save</button></p></form>`;

const COUNTRIES =
  'The VAT number and the IBAN are from different countries (Germany and Netherlands).';

const world = testWorld({ extra: { '/supplier.html': SUPPLIER } });

it('says that VAT number and IBAN are from different countries, costs nothing and does not hold the form', async () => {
  const at = await visit(world, 'supplier.html');
  await fillIn(at, 'DE136695976', 'VAT number');
  await fillIn(at, 'NL91 ABNA 0417 1643 00', 'IBAN');
  await at.seen.get('status', COUNTRIES);
  expect(await world.log()).toEqual([]);
  await at.page.getByRole('button', { name: 'Save' }).click();
  await at.page.waitForURL(/thanks\.html/);
});

it('removes the line once the values agree', async () => {
  const at = await visit(world, 'supplier.html');
  await fillIn(at, 'DE136695976', 'VAT number');
  await fillIn(at, 'NL91 ABNA 0417 1643 00', 'IBAN');
  await at.seen.get('status', COUNTRIES);
  await fillIn(at, 'DE89 3704 0044 0532 0103 00', 'IBAN');
  await until(async () => expect(await at.seen.find('status', COUNTRIES)).toBeNull());
});
