import { DAY_MS, type KindDefinition } from '../shared/kind-definition.ts';

export const emailKind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  typed: { sign: '@', hasUnderscores: true },
  mayLookLikeAnother: true,
  lookup: {
    options: [
      { endpoint: 'intelligenceEmail', tells: ['risk', 'dns', 'providers'] },
      { endpoint: 'intelligenceEmailq', tells: ['risk', 'dns', 'providers', 'mailbox'] },
      {
        endpoint: 'email',
        tells: ['risk', 'dns'],
        more: { parameter: 'qualification_check', tells: ['mailbox', 'catch-all'] },
      },
    ],
    wants: ['risk', 'dns'],
    deep: { wants: ['mailbox', 'catch-all'] },
    // Mail settings of a domain change within weeks, mailboxes within days.
    maxAgeMs: { standard: 7 * DAY_MS, deep: 3 * DAY_MS },
  },
} satisfies KindDefinition;
