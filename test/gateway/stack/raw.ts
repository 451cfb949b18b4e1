/** Bytes on a connection, as no library would send them. */
import { connect } from 'node:net';

/** Sends a text, ends the connection and resolves with everything that came back. Characters are bytes. */
export function sendRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({
      port: Number(new URL(url).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      received += piece;
    });
    // A server that refuses the rest of what was sent resets the connection.
    socket.once('error', () => resolve(received));
    socket.once('close', () => resolve(received));
    socket.once('end', () => socket.end());
    socket.end(text, 'latin1');
  });
}

/** The statuses of the answers in what came back. */
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
