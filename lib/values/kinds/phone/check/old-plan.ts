/** Recognises numbers of old numbering plans and finds what they are today. */
import type { PhoneNumber } from 'libphonenumber-js/core';
import { phoneText } from '../../../domain/message.ts';
import type { CheckError } from '../../shared/offline-check.ts';
import { OLD_PLANS, type OldPlan } from '../data/old-plans.ts';
import { planCountryText } from './length.ts';
import { isValidPhone, parsePhone } from './parse.ts';

/** The number of today, if it is one. */
function numberToday({ code, old, now = '' }: OldPlan, digits: string): string | undefined {
  const national = typeof now === 'string' ? digits.replace(old, now) : digits.replace(old, now);
  const number = national.startsWith('+') ? national : `+${code}${national}`;
  const parsed = parsePhone(number, undefined);
  return isValidPhone(parsed) && parsed.number === number ? number : undefined;
}

/** What changed since a number's plan, and its number of today where only one is possible; null if it is not old. */
export function oldNumber(phone: PhoneNumber): CheckError | null {
  const { countryCallingCode: code, nationalNumber } = phone;
  const isValid = phone.isValid();
  const plans = OLD_PLANS.filter((plan) => plan.code === code && (!isValid || plan.isListed));
  // The library keeps the trunk 0 of a number that is too short without it.
  for (const national of new Set([nationalNumber, nationalNumber.replace(/^0/, '')])) {
    for (const plan of plans.filter(({ old }) => old.test(national))) {
      const suggestion = plan.now === undefined ? undefined : numberToday(plan, national);
      if (plan.now !== undefined && suggestion === undefined) continue;
      const { change, numbers, digits, year } = plan;
      const place = planCountryText(plan.country ?? phone.country, code);
      const headline = phoneText('oldNumber', { change, numbers, digits, year: `${year}`, place });
      return { reason: 'old-number', headline, suggestion };
    }
  }
  return null;
}
