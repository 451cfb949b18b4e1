/** Bytes of UTF-8. */
const MAX_JOB_ID_BYTES = 2048;

/**
 * Whether a job of this id can be requested: the contract says no more than that it is a string. URLs
 * drop the path segments `.` and `..` (WHATWG URL, 4.5), and no URL holds half a surrogate pair.
 */
export function isJobId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || !id.isWellFormed()) return false;
  return new TextEncoder().encode(id).length <= MAX_JOB_ID_BYTES;
}
