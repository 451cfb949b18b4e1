/** A DNS server that knows one address, 127.0.0.1, for every name (RFC 1035, 4.1). */
import { createSocket } from 'node:dgram';

const ANSWER = Buffer.from([
  ...[0xc0, 12], // the name of the question
  ...[0, 1, 0, 1], // A, IN
  ...[0, 0, 0, 1], // kept for 1 s
  ...[0, 4, 127, 0, 0, 1],
]);

export async function startDns(): Promise<{ address: string; close(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const reply = Buffer.concat([question, ANSWER]);
    reply.writeUInt16BE(0x81_80, 2); // an answer without an error
    reply.writeUInt16BE(1, 6); // with one address
    socket.send(reply, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
