export { createAddressListValue } from './address-list-value.ts';
export type { FieldAddressList } from './field-address-list.ts';
export {
  createFieldValue,
  type FieldFacts,
  type FieldValue,
  type FieldValueOptions,
} from './value.ts';
