export { ConsolePage } from './ConsolePage.tsx';
