export { endpointLabel } from './endpoint.ts';
export {
  askAgainLabel,
  deepLookupLabel,
  lookUpLabel,
  lookupPrice,
  sendRequestLabel,
  standardPriceLabel,
  tryAgainLabel,
} from './price.ts';
export {
  availablePolicies,
  budgetWarning,
  guardDescription,
  guardLabel,
  languageLabel,
  originLabel,
  policyDescription,
  policyLabel,
} from './settings.ts';
