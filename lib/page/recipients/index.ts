export { readAddressList } from './address-list.ts';
export { readChips, watchChips } from './chips.ts';
export { fieldTextOf } from './field-text.ts';
