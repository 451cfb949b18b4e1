export type { JobCost } from './cost.ts';
export type { Job } from './job.ts';
export { createJobs, type JobsApi } from './module.ts';
export { createRecovery, type Recovery } from './recovery.ts';
export type { JobRunner } from './runner.ts';
export type { JobStore } from './store.ts';
