/** Bytes of UTF-8. */
const MAX_JOB_ID_BYTES = 2048;

/**
 * Whether a job with this id can be requested. The contract says only that an id is a string. URLs
 * drop the path segments `.` and `..` (WHATWG URL, 4.5) and cannot contain half a surrogate pair.
 */
export function isJobId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || !id.isWellFormed()) return false;
  return new TextEncoder().encode(id).length <= MAX_JOB_ID_BYTES;
}
