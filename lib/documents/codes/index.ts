export { type CodeDifference, compareCodes } from './compare-codes.ts';
export { createCodeFinder, type FindCodes, type FoundCode } from './find-codes.ts';
export type { PaymentCode } from './payment-code.ts';
