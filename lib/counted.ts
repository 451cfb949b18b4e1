/** "1 digit", "2 digits", "1,240 credits": a noun with its number, as `shown` where that differs. */
export function counted(count: number, noun: string, shown = String(count)): string {
  return `${shown} ${plural(count, noun)}`;
}

/** "digit" of one, "digits" of any other number. */
export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
