/** Single flight: a call with the key of running work gets that work's result. */
export function createSingleFlight<T>() {
  const open = new Map<string, Promise<T>>();
  return (key: string, ask: () => Promise<T>): { readonly joined: boolean; result: Promise<T> } => {
    const running = open.get(key);
    if (running) return { joined: true, result: running };
    const result = ask().finally(() => open.delete(key));
    open.set(key, result);
    return { joined: false, result };
  };
}
