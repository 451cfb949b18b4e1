/** A valid body for each message. */
import type { MessageName, RequestOf } from '../../lib/extension/messages/table.ts';
import { DEFAULT_SETTINGS } from '../../lib/service/settings/store.ts';
import { asks } from '../console/background/console-world.ts';
import { lookup } from '../service/world.ts';

/** The value that the bodies are about. */
export const VALUE = 'bob@example.com';
export const QUESTION = { kind: 'email', value: VALUE } as const;

/** Ids of what the bodies name. */
const IDS = {
  entry: 'id-1',
  list: 'id-1',
  pending: 'id-1',
  card: { id: 'id-1', token: 'id-2' },
};

type Bodies = { readonly [N in MessageName]: RequestOf<N> };

export function messageBodies(ids: Partial<typeof IDS> = {}): Bodies {
  const { entry, list, card, pending } = { ...IDS, ...ids };
  return {
    language: {},
    settings: {},
    setSettings: { patch: { marks: false } },
    defaultSettings: {},
    settingsSync: {},
    setSettingsSync: { on: true, deleteCopy: false },
    answerSyncedSettings: { use: true, shown: DEFAULT_SETTINGS },
    parseSettingsFile: { text: '{"fieldmark":"settings","settings":{"marks":true}}' },
    correctField: { key: 'name=ref', correction: 'iban' },
    openOptions: {},
    spending: {},
    connection: {},
    connect: { baseUrl: 'https://api.example.com', keep: 'disk' },
    forgetKey: {},
    usage: { refresh: true },
    resumeAutomatic: {},
    dismissWarning: { id: 'credits', level: 1 },
    stats: { refresh: true },
    history: { limit: 10 },
    deleteEntry: { id: entry },
    restoreEntry: { id: entry },
    receipts: { limit: 10 },
    record: { kind: 'email', value: VALUE },
    findInTexts: { texts: ['IBAN: DE89 3704 0044 0532 0130 00'] },
    checkTogether: { items: [QUESTION], name: 'Acme', isRecord: true },
    tabAddress: { tab: 1 },
    menuPicture: { picture: 1 },
    jobs: {},
    stopJob: { id: entry },
    rawAnswer: { id: entry, from: 0 },
    check: { items: [QUESTION], place: 'field', form: 'sign-up' },
    parse: { text: `${VALUE} ann@example.com`, place: 'popup' },
    checkFormConsistency: { about: 'email', values: [QUESTION], personal: true },
    acceptNote: { id: '[]' },
    readSuppliers: { id: list },
    acceptedAccounts: { id: list, row: 2 },
    readRows: { rows: [{ cells: [{ column: 0, text: VALUE, kind: null }], name: '' }] },
    columnKinds: { rows: [[VALUE]] },
    prepareLookup: { ...QUESTION, depth: 'standard', refresh: false, place: 'field' },
    cancelPendingLookup: { id: pending },
    lists: {},
    trimLists: {},
    listsInProgress: {},
    tabOffer: {},
    acceptTabOffer: {},
    listRun: { id: list },
    listChanges: { id: list },
    openCard: QUESTION,
    prepareMenuCard: {},
    reportBadValues: { count: 1 },
    renewCardToken: { id: card.id },
    cardBlocked: { id: card.id },
    legendSeen: {},
    injectScript: { script: 'marks' },
    pageFindings: {},
    openWorkbench: { source: { from: 'text', text: VALUE } },
    takeHandedList: {},
    takeHandedText: {},
    popupSnapshot: {},
    keepDraft: { draft: { text: VALUE, tab: 'lookups' } },
    setSite: { site: 'https://shop.example', policy: 'auto' },
    setTab: { tab: 1, site: 'https://shop.example', paused: false },
    pauseEverywhere: { paused: false },
    site: {},
    clearHistory: {},
    lookup: lookup(VALUE, { place: 'popup' }),
    console: asks('intelligenceEmail', { params: { query: VALUE } }),
    startList: { id: list, questions: [QUESTION], price: 3 },
    controlList: { id: list, act: 'resume' },
    retryList: { id: list, which: 'failed', price: 3 },
    checkListAgain: { id: list, questions: [QUESTION], price: 3 },
  };
}
