export { CardPage } from './CardPage.tsx';
