/** What a form is for; the default policy depends on it. */
export const FORM_TYPES = [
  'sign-in',
  'sign-up',
  'checkout',
  'contact',
  'newsletter',
  'other',
] as const;

export type FormType = (typeof FORM_TYPES)[number];

/** What Fieldmark may do with a value of a kind on a site (DESIGN, Words: policy), the strictest first. */
export const POLICIES = ['off', 'check', 'ask', 'auto'] as const;

export type Policy = (typeof POLICIES)[number];

/** Of two policies, the one that allows less. */
export const strictest = (a: Policy, b: Policy): Policy =>
  POLICIES.indexOf(a) < POLICIES.indexOf(b) ? a : b;

/** `standard` is the cheapest endpoint for a kind; `deep` asks for more, where the API has more. */
export const DEPTHS = ['standard', 'deep'] as const;

export type Depth = (typeof DEPTHS)[number];
