export { Popup } from './Popup.tsx';
