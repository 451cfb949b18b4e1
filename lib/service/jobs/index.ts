export { createJobCost, type JobCost } from './cost.ts';
export type { Job } from './job.ts';
export { createJobNotifier } from './notifications.ts';
export { createJobRunner, JOBS_ALARM, type JobRunner } from './runner.ts';
