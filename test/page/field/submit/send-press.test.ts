import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldKind } from '../../../../lib/form/index.ts';
import { isAfterIn, saysSend, sendButtonAt } from '../../../../lib/page/field/submit/send-press.ts';
import { formOf } from '../../../../lib/page/field/tracked-field.ts';
import { find } from '../../dom.ts';

const button = (words: string) => {
  document.body.innerHTML = `<button>${words}</button>`;
  return find('button');
};

describe('the words of a button', () => {
  it.each([
    'Send',
    'Submit',
    'Subscribe now',
    'Sign up',
    'Place order',
    'Pay 12.00 EUR',
    'Continue',
    'Absenden',
    'Jetzt kaufen',
    'Weiter',
    'Envoyer',
    'S’inscrire',
    'Enviar',
    'Iscriviti',
    'Verzenden',
    'Wyślij',
    'Próximo',
  ])('send: %s', (words) => {
    expect(saysSend(button(words))).toBe(true);
  });

  it.each([
    'Cancel',
    'Back',
    'Show password',
    'Add another',
    'Remove',
    'Search',
    'Continue with Google',
    'Continue shopping',
    'Sign up with Apple',
    'Save draft',
    'Save for later',
    'Send code',
    'Mit PayPal zahlen',
    'Weiter einkaufen',
    'Nextcloud',
    'Savelovsky',
    'Submit your application by the end of the month, please',
    '',
  ])('do not send: %s', (words) => {
    expect(saysSend(button(words))).toBe(false);
  });
});

const FOLDER = 'test/fixtures/forms';

it('is, on the saved pages, only a button that sends the fields before it', () => {
  const found: string[] = [];
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.html'))) {
    const page = new DOMParser().parseFromString(
      readFileSync(`${FOLDER}/${file}`, 'utf8'),
      'text/html',
    );
    document.body.replaceChildren(...page.body.childNodes);
    const fields = [...document.querySelectorAll<HTMLInputElement>('input')].filter(fieldKind);
    for (const each of document.querySelectorAll('button,input,[role=button],a')) {
      const sends = sendButtonAt(each);
      if (sends !== each || !fields.some((field) => isBefore(field, each))) continue;
      found.push(`${file} ${each.textContent?.trim() || each.ariaLabel}`);
    }
  }
  expect(found).toEqual([
    'de-buchhaltung-kontakt.html Speichern',
    'de-sap-lieferant.html Registrieren',
    'en-adyen-dropin-payment.html Pay £42.00',
    'en-b2b-vue-registration.html Register',
    'en-email-first-signin.html Next',
    'en-lever-job.html Submit application',
    'en-lit-web-components.html Create my account',
    'en-odoo-address.html Next',
    'en-salesforce-lightning-contact.html Save',
    'en-salesforce-lwc-case.html Save',
    'es-google-forms.html Enviar',
    'fr-apple-identifiant.html Continuer',
    'nl-ms-forms.html Verzenden',
  ]);
});

function isBefore(field: HTMLElement, each: Element): boolean {
  const group = formOf(field);
  return group !== null && isAfterIn(group, field, each);
}
