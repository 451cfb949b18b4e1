export type {
  AskBackground,
  BufferedEvents,
  CardPlacement,
  Scanner,
  ScanScheduler,
  ScanSteps,
} from './registry.ts';
export { frameRegistry } from './registry.ts';
