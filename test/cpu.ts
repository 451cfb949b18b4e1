import process from 'node:process';

/** Processor time that this thread has used, ms; unlike elapsed time, it does not grow on a busy machine. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
