/** What each person agrees to in each browser: no file, other browser or organisation does it for them. */
import type { Settings } from './schemas/index.ts';

const CONSENTS = ['autoAccepted', 'notify'] as const satisfies readonly (keyof Settings)[];
export type Consent = (typeof CONSENTS)[number];

/** Any settings, also unread ones, without what a person must agree to. */
export function withoutConsents<Some extends object>(settings: Some): Omit<Some, Consent> {
  const rest: Partial<Some> = { ...settings };
  for (const consent of CONSENTS) Reflect.deleteProperty(rest, consent);
  return rest as Omit<Some, Consent>;
}
