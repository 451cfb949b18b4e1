export { Changes } from './Changes.tsx';
export { useListChanges } from './use-list-changes.ts';
export { WorkbenchAgain } from './WorkbenchAgain.tsx';
