import { parseBaseUrl } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, type FailureKind, fail, type Outcome, ok } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import { serviceText } from '../../texts/service.ts';
import type { ConnectionReuseDisabler, Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import { connectionChanged, hostPermissionMissing } from './api-session.ts';
import { isKeyFailure, type KeyStore, originOfUrl } from './key-store.ts';
import type { UsageStore } from './usage.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'createClient' | 'platform'>;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly usage: UsageStore;
  readonly disableConnectionReuse: ConnectionReuseDisabler;
}

const { path, fallbackPath = path } = ENDPOINTS.usage;

/** What stood at an address that is not the API's; for the others the words say it already. */
const ADDRESS_FAILURE_TEXTS = {
  'not-found': 'triedNotFound',
  'not-json': 'triedNotJson',
  'unexpected-answer': 'triedNoUsage',
  redirected: 'triedRedirected',
  'answer-too-large': 'triedTooLong',
  'unexpected-status': 'triedUnknownStatus',
} as const satisfies Partial<Record<FailureKind, keyof FieldmarkTexts['service']>>;

const isAddressFailure = (kind: FailureKind): kind is keyof typeof ADDRESS_FAILURE_TEXTS =>
  Object.hasOwn(ADDRESS_FAILURE_TEXTS, kind);

/** A wrong path is seen by what was tried, and what was found there. */
function withTriedUrls(made: Failure, baseUrl: string): Failure {
  const { kind } = made;
  if (!isAddressFailure(kind)) return made;
  const title = /<title[^>]*>\s*([^<]{1,80})/i.exec(made.raw ?? '')?.[1]?.trim();
  const tried = serviceText(ADDRESS_FAILURE_TEXTS[kind], {
    first: `${baseUrl}${path}`,
    second: `${baseUrl}${fallbackPath}`,
    hasPage: title === undefined ? 'no' : 'yes',
    page: title ?? '',
  });
  return { ...made, action: `${tried} ${made.action}` };
}

export type Connect = ReturnType<typeof createConnect>;

/**
 * Verifies with the free usage endpoint, then saves; an address in other letters than it may seem
 * only after the person was shown it written out. A refusal of the key itself (invalid,
 * inactive, expired) leaves the old connection as it was. Anything else (a rate limit, an unpaid
 * invoice, no network) says nothing against the key: it is saved and the failure becomes its
 * `trouble`. A key goes only to the origin it was entered for: another origin without a new key
 * forgets the old one. While it waits for the API the connection may be changed or forgotten
 * elsewhere: the latest word counts, and an answer that comes after it changes nothing.
 */
export function createConnect({
  ports,
  key,
  settings,
  usage,
  disableConnectionReuse: wire,
}: Dependencies) {
  let latest = 0;

  async function keyFor(url: string, given: string | undefined): Promise<string | null> {
    if (given?.trim()) return given.trim();
    return (await key.origin()) === originOfUrl(url) ? key.read() : null;
  }

  return async (request: RequestOf<'connect'>): Promise<Outcome<ReplyOf<'connect'>>> => {
    const parsed = parseBaseUrl(request.baseUrl);
    if (!parsed.ok) {
      const { message, action } = parsed;
      return fail(createFailure('bad-input', { message, action }));
    }
    const baseUrl = parsed.url;
    if (parsed.otherScript && !request.otherScript) {
      const message = serviceText('otherScript', {
        entered: request.baseUrl.trim(),
        address: baseUrl,
      });
      return fail(createFailure('other-script', { message }));
    }
    const secret = await keyFor(baseUrl, request.key);
    if (secret === null) {
      if ((await key.origin()) !== originOfUrl(baseUrl)) {
        await key.forget(baseUrl);
        await usage.forget();
      }
      return fail(createFailure('no-key'));
    }
    if (!(await ports.platform.hasHostPermission(originOfUrl(baseUrl)))) {
      return fail(hostPermissionMissing());
    }
    latest += 1;
    const mine = latest;
    const turn = key.epoch();
    const isOvertaken = () => mine !== latest || key.epoch() !== turn;
    const client = ports.createClient({ baseUrl: async () => baseUrl, key: async () => secret });
    const before = await key.connection();
    const compare = await usage.prepareReconciliation();
    // Else this call would leave a connection behind that the first paid one is sent on.
    await wire(originOfUrl(baseUrl));
    const outcome = await client.call('usage', {});
    if (isOvertaken()) return connectionChanged();
    if (!outcome.ok && isKeyFailure(outcome.failure)) {
      // The kept key itself was verified and refused: that is trouble with what is in use.
      if (before.key.set && secret === (await key.read())) await key.updateTrouble(outcome, turn);
      return outcome;
    }
    const other = secret !== (await key.read()) || (await key.origin()) !== originOfUrl(baseUrl);
    if (other) await usage.forget();
    await key.save({ baseUrl, key: secret, keep: request.keep });
    if (request.autoEmail !== undefined) await settings.update({ autoAccepted: request.autoEmail });
    if (!outcome.ok) {
      const told = withTriedUrls(outcome.failure, baseUrl);
      const { raw: _raw, detail: _detail, ...shown } = told;
      await key.setTrouble(shown);
      return fail(told);
    }
    await key.setTrouble(null);
    const record = await usage.save(
      outcome.value,
      other ? await usage.prepareReconciliation() : compare,
    );
    return ok({ connection: await key.connection(), usage: record });
  };
}
