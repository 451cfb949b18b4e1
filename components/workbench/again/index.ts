export { Changes } from './Changes.tsx';
export { ChangesBand } from './ChangesBand.tsx';
export { headlineOf } from './headline.ts';
export { isAgainOffered, useListChanges } from './use-list-changes.ts';
export { WorkbenchAgain } from './WorkbenchAgain.tsx';
