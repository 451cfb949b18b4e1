/** Which form fields ask for a BIC. */
import type { FieldRules } from '../shared/field-rules.ts';

export const bicFieldRules: FieldRules = {
  kind: 'bic',
  words: {
    en: {
      names:
        'bic|swift|bic code|swift code|swiftcode|biccode|swiftbic|bicswift|bank identifier code*',
      parts: 'swift version|swift payment*|swift transfer*|swift message*|swift fee*',
    },
    de: { names: 'bankidentifikation*' },
    fr: { names: 'code d identification bancaire' },
    ru: { names: 'свифт' },
    uk: { names: 'свіфт' },
  },
  samples: [/^[A-Z]{6}[A-Z\d]{2}XXX$/, /^\^?(?:\(\?:|\()?\[A-Z\]\{6\}/],
  minLength: 8,
  winsEverywhere: true,
};
