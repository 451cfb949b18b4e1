/** The buttons of saved pages that would be held: none that does anything but send its fields. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formGroupOf, readField } from '../../../../lib/form/index.ts';
import { isAfterIn, sendButtonAt } from '../../../../lib/page/field/submit/send-press.ts';

const FOLDER = 'test/fixtures/forms';
const HELD = [
  'de-buchhaltung-kontakt.html: Speichern',
  'de-sap-lieferant.html: Registrieren',
  'en-adyen-dropin-payment.html: Pay £42.00',
  'en-b2b-vue-registration.html: Register',
  'en-email-first-signin.html: Next',
  'en-lever-job.html: Submit application',
  'en-lit-web-components.html: Create my account',
  'en-odoo-address.html: Next',
  'en-salesforce-lightning-contact.html: Save',
  'en-salesforce-lwc-case.html: Save',
  'en-workday-application.html: Save and Continue',
  'es-google-forms.html: Enviar',
  'fr-apple-identifiant.html: Continuer',
  'nl-ms-forms.html: Verzenden',
];

function heldOn(file: string): string[] {
  const page = new DOMParser().parseFromString(
    readFileSync(`${FOLDER}/${file}`, 'utf8'),
    'text/html',
  );
  document.documentElement.lang = page.documentElement.lang;
  document.body.replaceChildren(...page.body.childNodes);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')];
  const isHeldAt = (button: Element) =>
    fields.some((field) => {
      const group = formGroupOf(field);
      return group && isAfterIn(group, field, button) && readField(field) !== null;
    });
  return [...document.querySelectorAll('button,input,[role=button]')].flatMap((found) => {
    const button = sendButtonAt(found);
    if (!button || !isHeldAt(button)) return [];
    const words = button.textContent?.replace(/\s+/g, ' ').trim();
    return [`${file}: ${words || button.getAttribute('aria-label')}`];
  });
}

it('are those that send', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(heldOn)).toEqual(HELD);
});
