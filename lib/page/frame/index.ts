export type { AskBackground } from './ask-background.ts';
export type { BufferedEvents } from './buffered-events.ts';
export type { CardPlacement, Scanner, ScanScheduler, ScanSteps } from './contracts.ts';
export { frameRegistry } from './registry.ts';
