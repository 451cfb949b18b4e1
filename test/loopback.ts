/** Servers of tests, on loopback. */
import type { Server } from 'node:net';

const HOST = '127.0.0.1';

/** @param port 0: any free one */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts a server of HTTP on any free port. @returns its address, without a trailing slash */
export const serve = async (server: Server, port = 0): Promise<string> =>
  `http://${HOST}:${await listen(server, port)}`;

/** Ends a server and its open connections. */
export const stop = (server: Server & { closeAllConnections?(): void }): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections?.();
  });
