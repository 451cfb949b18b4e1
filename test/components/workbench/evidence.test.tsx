/** Evidence files in the workbench: written from rows, checked on the start page. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkEvidence } from '../../../lib/workbench/evidence.ts';
import { sampleEvidence } from '../../workbench/evidence/sample-evidence.ts';
import { pressInMenu, renderPage } from './open-list.tsx';

async function checkFile(text: string, publicKey: string | null = null) {
  const { user } = renderPage({ evidenceKey: () => ({ publicKey }) });
  const file = new File([text], 'suppliers evidence.jsonl');
  await pressInMenu(user, 'More', 'Check an evidence file');
  await user.upload(screen.getByLabelText('Choose an evidence file'), file);
}

it('says of an unchanged file what it proves and what not, and that this browser signed it', async () => {
  const text = await sampleEvidence();
  const check = await checkEvidence(new Blob([text]));
  await checkFile(text, check.state === 'unchanged' ? check.publicKey : null);
  await screen.findByText('This file is unchanged');
  expect(screen.getByText(/3 answers for the list “suppliers”/)).toBeVisible();
  expect(screen.getByText(/For 1 answer, the API’s exact text was not stored/)).toBeVisible();
  expect(screen.getByText('That the API’s answers were right.')).toBeVisible();
  expect(screen.getByText(/^Signed by this browser/)).toBeVisible();
  expect(screen.queryByText(/unless you know the fingerprint/)).toBeNull();
});

it('says of a file of another browser that the fingerprint must be compared', async () => {
  await checkFile(await sampleEvidence());
  await screen.findByText(/^Not signed by this browser/);
  expect(screen.getByText(/unless you know the fingerprint/)).toBeVisible();
});

it.each([
  ['a changed answer', 'r-7', 'r-8', 'Answer 3, for ann@example.com, was changed'],
  ['a changed signature', '"signature":"', '"signature":"0', 'The first line'],
])('names %s', async (_, from, to, reason) => {
  await checkFile((await sampleEvidence()).replace(from, to));
  await screen.findByText('This file was changed');
  expect(screen.getByText(new RegExp(reason))).toBeVisible();
  expect(screen.getByText(/Do not rely on any answer/)).toBeVisible();
});

it('says of another file that it is not an evidence file', async () => {
  await checkFile('a,b');
  await screen.findByText('This is not an evidence file');
});
