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
export const stricterPolicy = (a: Policy, b: Policy): Policy =>
  POLICIES.indexOf(a) < POLICIES.indexOf(b) ? a : b;

/** What Fieldmark does about a field, the least first: nothing, its line, its line and a held submit. */
export const GUARD_MODES = ['off', 'warn', 'hold'] as const;

export type GuardMode = (typeof GUARD_MODES)[number];

/** Of two modes, the one that does less. */
export const milderGuardMode = (a: GuardMode, b: GuardMode): GuardMode =>
  GUARD_MODES.indexOf(a) < GUARD_MODES.indexOf(b) ? a : b;

/** The longest that a submit may be made to wait for a verdict, ms. */
export const MAX_SUBMIT_WAIT_MS = 4000;

/** `standard` is the cheapest endpoint for a kind; `deep` asks for more, where the API has more. */
export const DEPTHS = ['standard', 'deep'] as const;

export type Depth = (typeof DEPTHS)[number];
