/** SHA-256 and hexadecimal, as evidence files have them: lower case, so that each byte has one form. */

const encoder = new TextEncoder();

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

/** The hash of a line: of the hash before it (none before the first), a line feed and its JSON. */
export const chainHash = (previous: string, json: string): Promise<string> =>
  sha256(encoder.encode(`${previous}\n${json}`));

/** Half of the hash of a public key, in groups that people can compare. */
export async function fingerprintOf(publicKey: string): Promise<string> {
  const hash = await sha256(bytesOfHex(publicKey));
  return (hash.slice(0, 32).match(/.{4}/g) ?? []).join(' ');
}
