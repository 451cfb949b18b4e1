export { createApiConsole } from './api-console.ts';
export { createCachedAnswerLimit } from './cached-answer-limit.ts';
export { createExchangeRates } from './exchange-rates.ts';
export { createValueLookup } from './value-lookup.ts';
