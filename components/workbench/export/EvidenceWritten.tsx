import { evidenceFileText } from '../../../lib/workbench/texts.ts';

/** What was written. */
export interface WrittenEvidence {
  /** Answers in the file; 0: no file was written. */
  readonly count: number;
  /** Values without a stored answer. */
  readonly without: number;
  /** The key that signed it is stored. */
  readonly isKept: boolean;
}

/** Says what the evidence file has, after it was written. */
export function EvidenceWritten({ count, without, isKept }: WrittenEvidence) {
  if (count === 0) return evidenceFileText('nothingToWrite');
  return (
    <>
      {evidenceFileText('written', { count })}
      {without > 0 && ` ${evidenceFileText('valuesWithout', { count: without })}`}
      {!isKept && ` ${evidenceFileText('keyUsedOnce')}`}
    </>
  );
}
