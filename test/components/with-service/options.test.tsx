/** The options and the welcome page on the real service: key, sample, settings file. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WelcomePage } from '../../../components/welcome/WelcomePage.tsx';
import { openOptions, policyOf } from './open-options.tsx';
import { type RealService, startService } from './real-service.ts';

describe('entering a key', () => {
  async function enter(service: RealService, baseUrl: string, key: string) {
    const { user, unmount } = await openOptions(service);
    const url = screen.getByLabelText('API base URL');
    await user.clear(url);
    await user.click(url);
    await user.paste(baseUrl);
    await user.click(screen.getByLabelText('API key'));
    await user.paste(key);
    await user.click(screen.getByText('Save and verify'));
    return { unmount, user };
  }

  it.each([
    ['inactive', /inactive|deactivated|reactivate/i],
    ['expired', /expired/i],
  ] as const)('reports a key that is %s, and keeps the input', async (name, message) => {
    const service = await startService();
    const { baseUrl, keys } = service.sandbox;
    const { user } = await enter(service, baseUrl, keys[name]);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'Show the API key' }));
    expect(screen.getByLabelText('API key')).toHaveValue(keys[name]);
    expect(screen.getByLabelText('API base URL')).toHaveValue(baseUrl);
  });

  it('sends the key only to https and loopback addresses', async () => {
    const service = await startService();
    await enter(service, 'http://api.example.com', service.sandbox.keys.active);
    expect(await screen.findByRole('alert')).toHaveTextContent(/https/);
    expect(await service.world.send('connection', {})).toMatchObject({
      value: { key: { set: false } },
    });
  });

  it('verifies the key with the free usage endpoint, stores it, and shows only its ending', async () => {
    const service = await startService();
    const { baseUrl, keys } = service.sandbox;
    const { unmount } = await enter(service, baseUrl, keys.active);
    expect(await screen.findByText(/^Saved and verified/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('API key')).toHaveValue(''));
    expect(await service.log()).toMatchObject([{ path: '/v1/usage', credits: 0 }]);
    unmount();
    await service.world.restart();
    await openOptions(service);
    expect(await screen.findByText(keys.active.slice(-4))).toBeVisible();
    expect(document.body.innerHTML).not.toContain(keys.active);
  });
});

describe('sample on the welcome page', () => {
  it('is checked offline, and so is its suggestion', async () => {
    const service = await startService();
    render(<WelcomePage send={service.send} />);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: /A mistyped email/ }));
    await user.click(await screen.findByRole('button', { name: 'Check this instead' }));
    expect(await screen.findByRole('img', { name: 'Plausible' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /An IBAN with a wrong digit/ }));
    expect(await screen.findByText(/^The check digits do not match/)).toBeVisible();
    expect(await service.log()).toEqual([]);
  });
});

describe('settings file', () => {
  const phone = (name: string) => policyOf(/^Phone/, name);

  it('exports the settings, and imports them after a reset', async () => {
    const service = await startService();
    const files: Blob[] = [];
    // jsdom has no downloads.
    const createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => download.mockRestore());
    const { user } = await openOptions(service);
    await user.click(phone('Off'));
    await screen.findByText('Saved');
    await user.click(screen.getByRole('button', { name: 'Export settings' }));
    expect(download).toHaveBeenCalledOnce();
    const [exported] = files;
    const text = (await exported?.text()) ?? '';
    expect(text).not.toMatch(/baseUrl|"key"|autoAccepted/);

    await user.click(screen.getByRole('button', { name: 'Reset settings' }));
    await waitFor(() => expect(phone('Ask')).toBeChecked());
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(phone('Off')).toBeChecked());
    await user.click(screen.getByRole('button', { name: 'Reset settings' }));
    await waitFor(() => expect(phone('Ask')).toBeChecked());

    const choose = screen.getByLabelText('Settings file');
    await user.upload(choose, new File([text], 'mine.json', { type: 'application/json' }));
    const offer = within(await screen.findByRole('region', { name: 'Changes in this file' }));
    expect(offer.getByRole('row', { name: 'Phone Ask Off' })).toBeVisible();
    expect(phone('Ask')).toBeChecked();
    await user.click(offer.getByRole('button', { name: 'Import 1 change' }));
    await waitFor(() => expect(phone('Off')).toBeChecked());

    await user.upload(choose, new File(['<html>'], 'wrong.json', { type: 'application/json' }));
    expect(await screen.findByText('This file is not JSON.')).toBeVisible();
    expect(phone('Off')).toBeChecked();
  });
});
