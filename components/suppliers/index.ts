export { AcceptedAccounts } from './AcceptedAccounts.tsx';
export { SuppliersNote } from './SuppliersNote.tsx';
