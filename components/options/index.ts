export { OptionsPage } from './OptionsPage.tsx';
