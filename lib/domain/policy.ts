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

/**
 * What Fieldmark may do with a kind of value on a site, strictest first: nothing, check it offline,
 * offer a lookup, look up what the person typed.
 */
export const POLICIES = ['off', 'check', 'ask', 'auto'] as const;

export type Policy = (typeof POLICIES)[number];

/** The policy of the two that allows less. */
export const stricterPolicy = (a: Policy, b: Policy): Policy =>
  POLICIES.indexOf(a) < POLICIES.indexOf(b) ? a : b;

/** What Fieldmark does about a field, mildest first: nothing, a line, a line and a held submit. */
export const GUARD_MODES = ['off', 'warn', 'hold'] as const;

export type GuardMode = (typeof GUARD_MODES)[number];

/** The mode of the two that does less. */
export const milderGuardMode = (a: GuardMode, b: GuardMode): GuardMode =>
  GUARD_MODES.indexOf(a) < GUARD_MODES.indexOf(b) ? a : b;

/** The longest that a submit may wait for a verdict, ms. */
export const MAX_SUBMIT_WAIT_MS = 4000;

/**
 * `standard` uses the cheapest endpoint for a kind; `deep` uses a more detailed one, if there is
 * one.
 */
export const DEPTHS = ['standard', 'deep'] as const;

export type Depth = (typeof DEPTHS)[number];
