export { ConsoleAnswer } from './ConsoleAnswer.tsx';
export { requestValue, statusLabel, statusTone } from './reply-labels.ts';
export type { SentRequest } from './sent-request.ts';
