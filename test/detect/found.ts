import { type DetectOptions, detect } from '../../lib/detect/index.ts';

/** Findings as `kind raw=value`, the raw left out where it is the value. */
export function found(text: string, options: DetectOptions = {}): string[] {
  return detect(text, options).map(({ kind, raw, value }) =>
    raw === value ? `${kind} ${value}` : `${kind} ${raw}=${value}`,
  );
}
