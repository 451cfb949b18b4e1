/** An evidence file with three answers, signed with a key of its own. */

import { type EvidenceEntry, writeEvidence } from '../../../lib/workbench/evidence.ts';
import { evidenceText } from '../../../lib/workbench/messages/index.ts';

const ENTRY: EvidenceEntry = {
  rows: [2],
  kind: 'iban',
  value: 'DE89370400440532013000',
  source: 'https://api.example.com',
  endpoint: '/v1/vat/iban',
  params: { query: 'DE89370400440532013000' },
  whole: true,
  at: Date.UTC(2026, 10, 23, 9),
  requestId: null,
  body: '{"valid":true,"bank_name":"Müller \\u00e4"}',
  answer: null,
};
const hexOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');

export async function signer() {
  const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ]);
  return async (head: string) => {
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const text = new TextEncoder().encode(evidenceText(head));
    const publicKey = hexOf(await crypto.subtle.exportKey('raw', key.publicKey));
    const signature = hexOf(await crypto.subtle.sign(algorithm, key.privateKey, text));
    return { publicKey, signature };
  };
}

export async function sampleEvidence(): Promise<string> {
  const entries = [
    ENTRY,
    { ...ENTRY, kind: 'vat' as const, value: 'DE136695976', body: null, answer: { valid: true } },
    { ...ENTRY, kind: 'email' as const, value: 'ann@example.com', requestId: 'r-7' },
  ];
  const at = Date.UTC(2026, 10, 23, 10);
  return (await writeEvidence({ list: 'suppliers', at }, entries, await signer())).join('');
}
