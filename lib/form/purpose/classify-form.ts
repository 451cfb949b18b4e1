/** What a form is for: from its passwords, its fields, its buttons, headings and address. */
import type { FormType } from '../../domain/index.ts';
import { createPhraseFinder, type PhraseFinder } from '../language/index.ts';
import { enclosingForm } from './enclosing-form.ts';
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

/** The button is what the form does, the heading what the page says, the rest what it is named. */
function purposeScore(purpose: FormPurpose, facts: FormFacts): number {
  // "Contact" over one section of many is no title.
  const headings = purpose === 'contact' ? facts.title : facts.headings;
  return (
    (mentions(purpose, facts.buttons) ? 4 : 0) +
    (mentions(purpose, headings) ? 2 : 0) +
    (mentions(purpose, facts.attributes) ? 1 : 0)
  );
}

function withPassword(facts: FormFacts): FormType {
  // A shop's first step keeps a password out of sight, for those whom it knows already.
  const checkout = purposeScore('checkout', facts);
  const out = purposeScore('signIn', facts);
  if (facts.visiblePasswords === 0 && checkout > 0 && checkout >= out) return 'checkout';
  const shop = facts.cards > 0 || facts.billing >= 3 || facts.address >= 3;
  if (shop && checkout >= 2) return 'checkout';
  // A profile is saved, its password asked for as proof.
  const up = purposeScore('signUp', facts);
  const isProof = facts.currentPassword || (out === 0 && up === 0 && !facts.newPassword);
  if (purposeScore('record', facts) >= 4 && out < 4 && isProof) return 'other';
  if (facts.currentPassword) return facts.newPassword ? 'other' : 'sign-in';
  const passwords = facts.visiblePasswords || facts.passwords;
  if (passwords >= 3) return 'other';
  // "new-password" is written to keep browsers from filling in, too.
  if (passwords === 1 && facts.answerFields <= 1 && out >= 4 && out > up) return 'sign-in';
  if (facts.newPassword || passwords === 2) {
    return facts.answerFields === 0 ? 'other' : 'sign-up';
  }
  if (facts.answerFields >= 4) return 'sign-up';
  if (out !== up) return out > up ? 'sign-in' : 'sign-up';
  return facts.isReturning || facts.answerFields <= 1 ? 'sign-in' : 'sign-up';
}

/** "forgotPassword.htm": of a form without a password, for which it is no link beside it. */
const LOST = / (?:forgot|lost|reset|recover) (?:your |my )?(?:password|passwd|pwd|pass) /;

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
  // "Anmelden", "Kaydol" under what is called a newsletter: no account.
  const isList =
    facts.mailboxes === 1 && facts.answerFields <= 2 && !facts.isReturning && newsletter > 0;
  const up = isList && facts.answerFields === 1 ? 0 : purposeScore('signUp', facts);
  const out = isList ? 0 : purposeScore('signIn', facts);
  const isReset = purposeScore('reset', facts) >= 2 || (LOST.test(facts.attributes) && out < 4);
  if (isReset && facts.answerFields <= 2) return 'other';
  // "Log in or sign up": what is said of both is safer taken for the first.
  if (out >= 2 && out === up && facts.answerFields <= 2 && checkout < out) return 'sign-in';
  const wishes = checkout > contact && facts.answerFields >= 5;
  if (facts.textareas > 0 && up < 4 && checkout < 4 && !wishes) return 'contact';
  if (facts.mailboxes > 0 && facts.answerFields <= 6 && facts.textareas === 0) {
    // Of more than four answers a list needs few: there its button must say so.
    const least = facts.answerFields > 4 ? 4 : 1;
    if (newsletter >= Math.max(out, up, contact, least)) return 'newsletter';
  }
  if (out > Math.max(up, checkout, contact) && (facts.answerFields <= 2 || out >= 4))
    return 'sign-in';
  if (facts.answerFields <= 2 && facts.isReturning && up === 0) return 'sign-in';
  const best = Math.max(checkout, contact, up);
  if (best >= 2) {
    // "Order a call back" buys nothing.
    if (checkout === best && (contact < best || facts.address > 0)) return 'checkout';
    // Who signs up for a course gets no account.
    if (up === best) return mentions('event', facts.headings) ? 'other' : 'sign-up';
    return 'contact';
  }
  if (checkout === 1 && contact === 0 && newsletter === 0) return 'checkout';
  if (facts.mailboxes === 1 && facts.answerFields === 1) return 'newsletter';
  return contact === 1 ? 'contact' : 'other';
}

/** What the form around a field is for. */
export function formTypeOf(element: Element): FormType {
  const form = enclosingForm(element);
  if (form === null) return 'other';
  const facts = formFactsOf(form);
  return facts.passwords > 0 ? withPassword(facts) : withoutPassword(facts);
}
