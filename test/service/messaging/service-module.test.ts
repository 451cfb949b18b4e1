import { describe, expect, it } from 'vitest';
import { combineModules } from '../../../lib/service/messaging/service-module.ts';

describe('combined modules', () => {
  const calls: string[] = [];
  const note = (name: string) => async () => void calls.push(name);
  const handlers = {};
  const broken = () => Promise.reject(new Error('the disk is full'));
  const modules = combineModules([
    { handlers, begin: note('begin 1'), forget: note('forget 1') },
    { handlers },
    { handlers, begin: broken, alarms: { 'fieldmark.b': note('alarm b') } },
    { handlers, begin: note('begin 3'), forget: note('forget 3') },
    { handlers, alarms: { 'fieldmark.c': note('alarm c') } },
  ]);
  const callsOf = async (work: () => Promise<unknown>) => {
    calls.length = 0;
    await work();
    return [...calls];
  };

  it('begin one after the other, even if one fails', async () => {
    expect(await callsOf(modules.begin)).toEqual(['begin 1', 'begin 3']);
  });

  it('forget the history together', async () => {
    expect(await callsOf(modules.forget)).toEqual(['forget 1', 'forget 3']);
  });

  it('pass an alarm to the module that set it', async () => {
    expect(await callsOf(() => modules.onAlarm('fieldmark.b'))).toEqual(['alarm b']);
    expect(await callsOf(() => modules.onAlarm('fieldmark.c'))).toEqual(['alarm c']);
  });

  it.each(['fieldmark.old', 'toString', ''])('do not know the alarm %j', async (name) => {
    expect(await callsOf(() => modules.onAlarm(name))).toEqual([]);
    expect(await modules.onAlarm(name)).toBe(false);
    expect(await modules.onAlarm('fieldmark.b')).toBe(true);
  });

  it('report a part of the history that could not be removed', async () => {
    const failing = combineModules([{ handlers, forget: broken }]);
    await expect(failing.forget()).rejects.toThrow('the disk is full');
  });
});
