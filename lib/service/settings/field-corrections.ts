/**
 * A person's corrections of what fields are for. Stored by site, and given only to pages of that
 * site.
 */
import { createFailure } from '../../api/failures/index.ts';
import {
  type CorrectedKind,
  fail,
  MAX_FIELD_CORRECTIONS,
  MAX_FIELD_CORRECTIONS_PER_SITE,
  type Outcome,
  ok,
  type Phrase,
  sitePatternsFor,
} from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { Settings } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/messages.ts';
import type { Caller } from '../messaging/index.ts';
import type { Platform } from '../platform/index.ts';
import { guardModeFor } from './policy.ts';
import type { SettingsStore } from './store.ts';

type Fields = Settings['fields'];

/** In a frame, the frame's site: its fields are the same on every page that embeds it. */
const siteOfCaller = (sites: readonly string[]): string | undefined =>
  sites.findLast((site) => /^https?:/.test(site));

/** The corrections of a site by field key; if several rules match a field, the most specific one. */
export function correctionsFor(
  { fields }: Pick<Settings, 'fields'>,
  sites: readonly string[],
): Record<string, CorrectedKind> {
  const site = siteOfCaller(sites);
  const patterns = site === undefined ? [] : sitePatternsFor(site).toReversed();
  return Object.assign({}, ...patterns.map((pattern) => fields[pattern] ?? {}));
}

const countOf = (fields: Fields): number =>
  Object.values(fields).reduce((sum, ofSite) => sum + Object.keys(ofSite).length, 0);

function withCorrection(fields: Fields, site: string, key: string, kind: CorrectedKind): Fields {
  return { ...fields, [site]: { ...fields[site], [key]: kind } };
}

function withoutCorrection(fields: Fields, site: string, key: string): Fields {
  const pattern = sitePatternsFor(site).find((candidate) => fields[candidate]?.[key]);
  if (pattern === undefined) return fields;
  const { [key]: _, ...rest } = fields[pattern] ?? {};
  const { [pattern]: __, ...others } = fields;
  return Object.keys(rest).length === 0 ? others : { ...others, [pattern]: rest };
}

/** The settings to save; "never here" is the site's rule that switches form fields off. */
function patchFor(
  { fields, guardSites }: Settings,
  site: string,
  { key, correction }: RequestOf<'correctField'>,
): Partial<Pick<Settings, 'fields' | 'guardSites'>> {
  if (correction === 'never') return { guardSites: { ...guardSites, [site]: 'off' } };
  const { [site]: mode, ...otherModes } = guardSites;
  const opened = mode === 'off' ? { guardSites: otherModes } : {};
  if (correction === 'undo') return { ...opened, fields: withoutCorrection(fields, site, key) };
  return { ...opened, fields: withCorrection(fields, site, key, correction) };
}

const refuse = (
  message: 'tooManyCorrections' | 'correctionIsLocked' | 'noSiteToCorrect',
  action: 'removeCorrections' | 'askManager' | 'correctOnWebPages',
): Outcome<never, Phrase> =>
  fail(createFailure('bad-input', { message: serviceText(message), action: serviceText(action) }));

/** Stores a person's correction of a field on the caller's site. */
export function createFieldCorrector(store: Pick<SettingsStore, 'update'>, onChange: () => void) {
  return async (
    request: RequestOf<'correctField'>,
    caller: Pick<Caller, 'sites' | 'private'>,
  ): Promise<Outcome<ReplyOf<'correctField', Phrase>, Phrase>> => {
    const { key, correction } = request;
    const site = siteOfCaller(caller.sites);
    if (site === undefined) return refuse('noSiteToCorrect', 'correctOnWebPages');
    // A stored correction would reveal a site visited in private.
    if (caller.private) return ok({ kept: false });
    let refusal: Outcome<never, Phrase> | null = null;
    // Decided within the update, so that corrections at the same time are counted too.
    const after = await store.update((now, { locked }) => {
      const isLocked = sitePatternsFor(site).some((pattern) =>
        locked.has(`fields ${pattern} ${key}`),
      );
      const ofSite = now.fields[site] ?? {};
      const isNew = correction !== 'never' && correction !== 'undo' && !Object.hasOwn(ofSite, key);
      const isFull =
        countOf(now.fields) >= MAX_FIELD_CORRECTIONS ||
        Object.keys(ofSite).length >= MAX_FIELD_CORRECTIONS_PER_SITE;
      if (isLocked && correction !== 'never') refusal = refuse('correctionIsLocked', 'askManager');
      else if (isNew && isFull) refusal = refuse('tooManyCorrections', 'removeCorrections');
      return refusal ? {} : patchFor(now, site, request);
    });
    if (refusal) return refusal;
    onChange();
    const isStillOn = guardModeFor(after, [site]) !== 'off';
    if (correction === 'never' && isStillOn) return refuse('correctionIsLocked', 'askManager');
    return ok({ kept: true });
  };
}

const SESSION_KEY = 'fieldmark.correctedSites';

/** Match patterns of the sites with corrected fields. Patterns have no port, so every port matches. */
function matchPatternsOf(fields: Settings['fields']): string[] {
  const hosts = Object.keys(fields).flatMap((site) => {
    const isDomain = site.includes('://*.');
    const url = site.replace('://*.', '://');
    if (!/^https?:/.test(site) || !URL.canParse(url)) return [];
    return `*://${isDomain ? '*.' : ''}${new URL(url).hostname}/*`;
  });
  return [...new Set(hosts)].toSorted();
}

/**
 * The always-on script ignores search fields and fields for longer text, and does not know the person's
 * corrections. On sites with corrections a second script watches these fields too; it is not loaded on
 * other sites.
 */
export function createFocusScript(
  platform: Pick<Platform, 'session' | 'registerFocusScript'>,
  settings: { read(): Promise<Pick<Settings, 'fields'>> },
) {
  /** Registers it for the current corrections. The browser keeps the registration until an update. */
  return async (): Promise<void> => {
    const patterns = matchPatternsOf((await settings.read()).fields);
    const state = patterns.join(' ');
    // Session memory is empty after a browser start or an update, so a lost script is registered again.
    const last = (await platform.session.get(SESSION_KEY)) ?? '';
    if (last === state) return;
    await platform.registerFocusScript(patterns);
    if (state === '') await platform.session.remove(SESSION_KEY);
    else await platform.session.set(SESSION_KEY, state);
  };
}
