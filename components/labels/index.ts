export { budgetWarning } from './budget.ts';
export { endpointLabel } from './endpoint.ts';
export { guardDescription, guardLabel } from './guard.ts';
export { languageLabel } from './language.ts';
export { originLabel } from './origin.ts';
export { availablePolicies, policyDescription, policyLabel } from './policy.ts';
export {
  askAgainLabel,
  deepLookupLabel,
  lookUpLabel,
  lookupPrice,
  sendRequestLabel,
  standardPriceLabel,
  tryAgainLabel,
} from './price.ts';
