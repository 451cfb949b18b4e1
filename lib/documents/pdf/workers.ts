/** The workers in which PDF files are read: one that ended a file well reads the next one too. */

export interface PdfWorkers {
  readonly take: () => Worker;
  /** @param isHealthy false: it may be busy for ever */
  readonly giveBack: (worker: Worker, isHealthy: boolean) => void;
}

export function createPdfWorkers(): PdfWorkers {
  let idle: Worker | undefined;
  return {
    take: () => {
      const worker =
        idle ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      idle = undefined;
      return worker;
    },
    giveBack: (worker, isHealthy) => {
      if (isHealthy && !idle) idle = worker;
      else worker.terminate();
    },
  };
}
