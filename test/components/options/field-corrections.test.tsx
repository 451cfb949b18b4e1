/** The fields that a person corrected, on the options page. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { diffSettings, serializeSettings } from '../../../components/options/file-contents.ts';
import type { Settings } from '../../../lib/extension/schemas/index.ts';
import type { Handlers } from '../fake-send.ts';
import { SETTINGS } from '../samples.ts';
import { openOptions } from './open-options.tsx';

const SHOP = 'https://shop.example';
const CORRECTED: Settings = {
  ...SETTINGS,
  fields: {
    [SHOP]: { 'name=ref;label=customer-number': 'iban', 'name=cell;at=3': 'none' },
    'https://*.bank.example': { 'label=payee': 'bic' },
  },
};

async function open(handlers: Handlers = {}) {
  const opened = await openOptions('#advanced', handlers, CORRECTED);
  const section = await screen.findByRole('region', { name: 'Fields you corrected' });
  return { ...opened, list: within(section) };
}

describe('fields that a person corrected', () => {
  it('are listed with site, field and kind, and removed one by one', async () => {
    const { list, user, sent } = await open();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '“customer number” on https://shop.exampleIBANRemove',
      '“cell (3)” on https://shop.exampleNot checkedRemove',
      '“payee” on https://*.bank.exampleBICRemove',
    ]);
    await user.click(list.getByRole('button', { name: /correction of “customer number”/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await user.click(list.getByRole('button', { name: /correction of “payee”/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(sent('setSettings').at(-1)).toEqual({
      patch: { fields: { [SHOP]: { 'name=cell;at=3': 'none' } } },
    });
  });

  it('are removed all at once after a second press', async () => {
    const { list, user } = await open();
    await user.click(list.getByRole('button', { name: 'Remove all corrections' }));
    await user.click(list.getByRole('button', { name: 'Remove all' }));
    expect(await list.findByText('You have not corrected any fields.')).toBeVisible();
    expect(list.queryByRole('button')).toBeNull();
  });

  it('set by an organisation show a lock and no button', async () => {
    const { list } = await open({
      defaultSettings: () => ({
        settings: { ...SETTINGS, fields: { [SHOP]: { 'name=cell;at=3': 'none' } } },
        managed: true,
        organisationSettings: [],
        locked: ['fields https://*.bank.example label=payee'],
        problems: [],
      }),
    });
    await waitFor(() => expect(list.getAllByText(/organisation/)).toHaveLength(2));
    expect(list.getAllByRole('button', { name: /Remove the correction/ })).toHaveLength(1);
  });

  it('are exported, and an import shows what it would change', () => {
    expect(JSON.parse(serializeSettings(CORRECTED))).toMatchObject({
      settings: { fields: CORRECTED.fields },
    });
    const changed: Settings = {
      ...CORRECTED,
      fields: { [SHOP]: { 'name=ref;label=customer-number': 'vat' } },
    };
    const changes = diffSettings(CORRECTED, changed);
    expect(changes.map(({ what, from, to }) => `${what}: ${from} → ${to}`)).toEqual([
      '“customer number” on https://shop.example: IBAN → VAT',
      '“cell (3)” on https://shop.example: Not checked → None',
      '“payee” on https://*.bank.example: BIC → None',
    ]);
  });
});
