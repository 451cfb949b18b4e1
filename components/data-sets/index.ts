export { DataSetsSection } from './DataSetsSection.tsx';
