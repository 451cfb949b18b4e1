import { describe, expect, it } from 'vitest';
import { ok } from '../../../lib/domain/index.ts';
import type { BILLING_MESSAGES, SETTINGS_MESSAGES } from '../../../lib/extension/messages/index.ts';
import { combineRooms, type HandlersOf, type Room } from '../../../lib/service/messaging/room.ts';

const spending: HandlersOf<typeof BILLING_MESSAGES>['spending'] = async () =>
  ok({ today: '2026-11-21', rows: [] });

describe('the interface of a room', () => {
  it('does not compile without a handler of its table', () => {
    // @ts-expect-error spending has no handler
    const room = { api: {}, handlers: {} } satisfies Room<typeof BILLING_MESSAGES>;
    expect(room.handlers).toEqual({});
  });

  it('does not compile with a handler of another table', () => {
    const handlers = {
      spending,
      // @ts-expect-error openOptions is a message of the settings
      openOptions: async () => ok({}),
    } satisfies HandlersOf<typeof BILLING_MESSAGES>;
    const settings: keyof typeof SETTINGS_MESSAGES = 'openOptions';
    expect(handlers).toHaveProperty(settings);
  });

  it('does not compile if two rooms handle one message', () => {
    const room = { api: {}, handlers: { spending } };
    const other = { api: {}, handlers: {} };
    combineRooms([room, other]);
    // @ts-expect-error both answer spending
    combineRooms([room, other, room]);
    expect(Object.keys(room.handlers)).toEqual(['spending']);
  });
});

describe('combined rooms', () => {
  const calls: string[] = [];
  const note = (name: string) => async () => void calls.push(name);
  const rooms = combineRooms([
    { handlers: {}, begin: note('begin 1'), forget: note('forget 1') },
    { handlers: {} },
    {
      handlers: {},
      begin: () => Promise.reject(new Error('the disk is full')),
      alarms: { 'fieldmark.b': note('alarm b') },
    },
    {
      handlers: {},
      begin: note('begin 3'),
      forget: note('forget 3'),
      alarms: { 'fieldmark.c': note('alarm c') },
    },
  ]);
  const callsOf = async (work: () => Promise<void>) => {
    calls.length = 0;
    await work();
    return [...calls];
  };

  it('begin one after the other, even if one fails', async () => {
    expect(await callsOf(rooms.begin)).toEqual(['begin 1', 'begin 3']);
  });

  it('forget the history together', async () => {
    expect(await callsOf(rooms.forget)).toEqual(['forget 1', 'forget 3']);
  });

  it('pass an alarm to the room that set it', async () => {
    expect(await callsOf(() => rooms.onAlarm('fieldmark.b'))).toEqual(['alarm b']);
    expect(await callsOf(() => rooms.onAlarm('fieldmark.c'))).toEqual(['alarm c']);
  });

  it.each(['fieldmark.old', 'toString', ''])('ignore the unknown alarm %j', async (name) => {
    expect(await callsOf(() => rooms.onAlarm(name))).toEqual([]);
  });

  it('report a part of the history that could not be removed', async () => {
    const broken = combineRooms([
      { handlers: {}, forget: () => Promise.reject(new Error('the disk is full')) },
    ]);
    await expect(broken.forget()).rejects.toThrow('the disk is full');
  });
});
