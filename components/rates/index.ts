export { RatesTab } from './RatesTab.tsx';
