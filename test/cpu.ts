import process from 'node:process';

/** Milliseconds of processor time that this thread has had: a busy machine does not add to it. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
