export { JobList } from './JobList.tsx';
export { JobNote } from './JobNote.tsx';
export { ListsInProgress } from './ListsInProgress.tsx';
export { listProgress } from './list-progress.ts';
