export { ConsoleAnswer } from './ConsoleAnswer.tsx';
export { statusLabel, statusTone } from './reply-labels.ts';
export type { SentRequest } from './sent-request.ts';
