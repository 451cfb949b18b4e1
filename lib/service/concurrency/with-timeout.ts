/** The result within this time, ms; null if it takes longer or fails. The work itself continues. */
export async function withTimeoutOrNull<T>(
  milliseconds: number,
  work: Promise<T>,
): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
