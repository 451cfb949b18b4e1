export type { JobCost } from './cost.ts';
export type { Job } from './job.ts';
export { createJobs, createRecovery, type JobsApi, type Recovery } from './module.ts';
export type { JobRunner } from './runner.ts';
export type { RunningCalls } from './running-calls.ts';
export type { JobStore } from './store.ts';
