/** What comes within this time, ms; null where nothing does, or where it fails. The work itself goes on. */
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
