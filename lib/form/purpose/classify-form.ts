/** Classifies the purpose of a form by its passwords, fields, buttons, headings and URL. */
import type { FormType } from '../../domain/index.ts';
import { createPhraseFinder, type PhraseFinder } from '../language/phrase-finder.ts';
import { formGroupOf } from './form-controls.ts';
import { type FormFacts, formFactsOf } from './form-facts.ts';
import { FORM_PURPOSE_WORDS, type FormPurpose } from './purpose-words.ts';

const FINDERS = new Map<FormPurpose, PhraseFinder>();

function mentions(purpose: FormPurpose, folded: string): boolean {
  let find = FINDERS.get(purpose);
  if (find === undefined) {
    find = createPhraseFinder(() => [FORM_PURPOSE_WORDS[purpose]]);
    FINDERS.set(purpose, find);
  }
  return find(folded) !== null;
}

/** How clearly the texts of a form show a purpose. Buttons count most, then headings, then names. */
function purposeScore(purpose: FormPurpose, facts: FormFacts): number {
  // "Contact" above one of many sections is not the form's title.
  const headings = purpose === 'contact' ? facts.title : facts.headings;
  return (
    (mentions(purpose, facts.buttons) ? 4 : 0) +
    (mentions(purpose, headings) ? 2 : 0) +
    (mentions(purpose, facts.attributes) ? 1 : 0)
  );
}

function withPassword(facts: FormFacts): FormType {
  // The first step of a shop's checkout often has a hidden password field, for returning customers.
  const checkout = purposeScore('checkout', facts);
  const signIn = purposeScore('signIn', facts);
  if (facts.visiblePasswords === 0 && checkout > 0 && checkout >= signIn) return 'checkout';
  const shop = facts.cards > 0 || facts.billing >= 3 || facts.address >= 3;
  if (shop && checkout >= 2) return 'checkout';
  // Profile forms ask for the current password as proof.
  const signUp = purposeScore('signUp', facts);
  const isProof = facts.currentPassword || (signIn === 0 && signUp === 0 && !facts.newPassword);
  if (purposeScore('record', facts) >= 4 && signIn < 4 && isProof) return 'other';
  if (facts.currentPassword) return facts.newPassword ? 'other' : 'sign-in';
  const passwords = facts.visiblePasswords || facts.passwords;
  if (passwords >= 3) return 'other';
  // "new-password" is often used only to turn autofill off.
  if (passwords === 1 && facts.answerFields <= 1 && signIn >= 4 && signIn > signUp)
    return 'sign-in';
  if (facts.newPassword || passwords === 2) {
    return facts.answerFields === 0 ? 'other' : 'sign-up';
  }
  if (facts.answerFields >= 4) return 'sign-up';
  if (signIn !== signUp) return signIn > signUp ? 'sign-in' : 'sign-up';
  return facts.isReturning || facts.answerFields <= 1 ? 'sign-in' : 'sign-up';
}

/** In a form without a password, "forgotPassword.htm" is not just a link. */
const FORGOTTEN_PASSWORD =
  / (?:forgot|lost|reset|recover) (?:your |my )?(?:password|passwd|pwd|pass) /;

function withoutPassword(facts: FormFacts): FormType {
  const checkout = purposeScore('checkout', facts);
  if (facts.cards > 0) return 'checkout';
  const record = purposeScore('record', facts);
  const isRecord = record > checkout && (record >= 4 || (record >= 2 && facts.files > 0));
  if (isRecord && purposeScore('newsletter', facts) < 4) return 'other';
  if (facts.billing >= 3) return 'checkout';
  if (checkout >= 1 && facts.address >= 2) return 'checkout';
  const contact = purposeScore('contact', facts);
  const newsletter = purposeScore('newsletter', facts);
  // "Anmelden" or "Kaydol" in a newsletter form does not create an account.
  const isList =
    facts.mailboxes === 1 && facts.answerFields <= 2 && !facts.isReturning && newsletter > 0;
  const signUp = isList && facts.answerFields === 1 ? 0 : purposeScore('signUp', facts);
  const signIn = isList ? 0 : purposeScore('signIn', facts);
  const isReset =
    purposeScore('reset', facts) >= 2 || (FORGOTTEN_PASSWORD.test(facts.attributes) && signIn < 4);
  if (isReset && facts.answerFields <= 2) return 'other';
  // "Log in or sign up" is treated as sign-in, the safer choice.
  if (signIn >= 2 && signIn === signUp && facts.answerFields <= 2 && checkout < signIn)
    return 'sign-in';
  const isLongOrder = checkout > contact && facts.answerFields >= 5;
  if (facts.textareas > 0 && signUp < 4 && checkout < 4 && !isLongOrder) return 'contact';
  if (facts.mailboxes > 0 && facts.answerFields <= 6 && facts.textareas === 0) {
    // Newsletter forms rarely have more than four fields; larger forms need a button that mentions
    // the newsletter.
    const least = facts.answerFields > 4 ? 4 : 1;
    if (newsletter >= Math.max(signIn, signUp, contact, least)) return 'newsletter';
  }
  if (signIn > Math.max(signUp, checkout, contact) && (facts.answerFields <= 2 || signIn >= 4))
    return 'sign-in';
  if (facts.answerFields <= 2 && facts.isReturning && signUp === 0) return 'sign-in';
  const best = Math.max(checkout, contact, signUp);
  if (best >= 2) {
    // "Order a call back" is not a purchase.
    if (checkout === best && (contact < best || facts.address > 0)) return 'checkout';
    // Signing up for a course does not create an account.
    if (signUp === best) return mentions('event', facts.headings) ? 'other' : 'sign-up';
    return 'contact';
  }
  if (checkout === 1 && contact === 0 && newsletter === 0) return 'checkout';
  if (facts.mailboxes === 1 && facts.answerFields === 1) return 'newsletter';
  return contact === 1 ? 'contact' : 'other';
}

/** The purpose of the form that contains a field. */
export function formTypeOf(element: Element): FormType {
  const form = formGroupOf(element);
  if (form === null) return 'other';
  const facts = formFactsOf(form);
  return facts.passwords > 0 ? withPassword(facts) : withoutPassword(facts);
}
