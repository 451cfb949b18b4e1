export { JobList } from './JobList.tsx';
export { JobNote } from './JobNote.tsx';
