export { AnswerPanel } from './AnswerPanel.tsx';
export { FullAnswer } from './FullAnswer.tsx';
