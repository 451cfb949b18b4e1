import { type Note, ok, type Phrase, valueKey } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { Satellite } from '../../service/messaging/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import type { SettingsApi } from '../../service/settings/index.ts';
import type { Neighbours, ValuesApi } from '../../service/values/index.ts';
import { createCellReader } from '../../workbench/background/index.ts';
import { compareWithSuppliers } from '../compare.ts';
import type { KnownSuppliers } from '../known-suppliers.ts';
import { SUPPLIER_MESSAGES } from '../messages/table.ts';
import { createAccountAcceptance } from './accept-account.ts';
import { knownAccountNote, LIST_CHANGED, noteOf } from './notes.ts';
import { createSupplierLists } from './supplier-lists.ts';

interface SuppliersNeeds {
  readonly ports: Pick<Ports, 'platform' | 'db' | 'loadCheck' | 'detect' | 'now' | 'sleep'>;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly values: Pick<ValuesApi, 'evaluate' | 'notes'>;
}

function notesAmong(
  together: Neighbours,
  known: KnownSuppliers,
): ReadonlyMap<string, Note<Phrase>> {
  const found = compareWithSuppliers(together, known);
  return new Map(found.map((finding) => [valueKey(finding.about), noteOf(finding)]));
}

/** The suppliers' part of the background: it compares values with the lists that the person named "my suppliers". */
export function createSuppliers({ ports, settings, values }: SuppliersNeeds) {
  const cells = createCellReader({ ports, settings: settings.store, ...values });
  const lists = createSupplierLists({ ports, cells });
  const { accept, acceptedAccounts } = createAccountAcceptance({ ports, cells });
  values.notes.setSource({
    isOn: lists.isOn,
    notesOn: async (groups) => {
      const known = await lists.known();
      return groups.map((together) => notesAmong(together, known));
    },
    accept: async (id) => {
      const list = await accept(id);
      if (!list) return LIST_CHANGED;
      await lists.forget(list.id);
      const message: TabMessage = { fieldmarkTab: 'listChanged', id: list.id };
      await ports.platform.broadcast(message);
      return knownAccountNote(list.name);
    },
  });
  return {
    messages: SUPPLIER_MESSAGES,
    handlers: {
      readSuppliers: async ({ id }, caller) =>
        ok({ count: caller.private ? null : await lists.count(id) }),
      acceptedAccounts: async ({ id, row }, caller) =>
        ok({ accepted: caller.private ? [] : await acceptedAccounts(id, row) }),
    },
  } satisfies Satellite<typeof SUPPLIER_MESSAGES>;
}
