/** Lets the page do something else in the middle of long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
