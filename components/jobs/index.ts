export { JobList } from './JobList.tsx';
export { JobNote } from './JobNote.tsx';
export { ListsInProgress, listProgress } from './ListsInProgress.tsx';
