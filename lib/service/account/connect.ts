import { isSendableKey, parseBaseUrl, type Quota } from '../../api/client/index.ts';
import { ENDPOINTS, type EndpointResult } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import {
  type Failure,
  type FailureKind,
  fail,
  isKeyRefused,
  type Outcome,
  ok,
  type Phrase,
} from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import { failuresText, listOf, serviceText } from '../../texts/messages.ts';
import type { ConnectionReuseDisabler, Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import {
  type ClientOpener,
  connectionChanged,
  hostPermissionMissing,
  offlineFailure,
} from './api-session.ts';
import { type KeyStore, originOfUrl } from './key-store.ts';
import type { UsageStore } from './usage.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'platform'>;
  readonly openClient: ClientOpener;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly usage: UsageStore;
  readonly disableConnectionReuse: ConnectionReuseDisabler;
  /** Called after an account was saved that is not the one before, or is the first. */
  readonly onAccountChanged: () => Promise<void>;
  /** As for `createApiSessionOpener`. */
  readonly noteGateway: (account: string, quotas: readonly Quota[]) => Promise<void>;
}

/** Without white space and invisible characters, which no key has and which come along when it is copied. */
const cleanKey = (given: string): string => given.replaceAll(/[\s\p{Cf}]/gu, '');

type Connected = ReplyOf<'connect', Phrase>;

const { path, fallbackPath = path } = ENDPOINTS.usage;

/** Failures that suggest a wrong address. */
const ADDRESS_FAILURES: ReadonlySet<FailureKind> = new Set([
  'no-api',
  'not-json',
  'unexpected-answer',
  'redirected',
  'answer-too-large',
  'unexpected-status',
]);

/**
 * The address as entered, then the part before `/v1`, if it contains that. The entered address is
 * tried first, because a gateway's own path may end in `/v1`.
 */
function baseUrlCandidates(entered: string): readonly string[] {
  const rest = /^(.*[^/])\/+v1(?:\/.*)?$/i.exec(entered)?.[1];
  return rest === undefined ? [entered] : [entered, ...baseUrlCandidates(rest)];
}

/** Adds the URLs that were tried and what they returned, so that the person can see a wrong path. */
function withTriedUrls(failure: Failure<Phrase>, baseUrl: string): Failure<Phrase> {
  const { kind } = failure;
  if (!ADDRESS_FAILURES.has(kind)) return failure;
  const page = /<title[^<>]*>\s*([^<]{1,80})/i.exec(failure.raw ?? '')?.[1]?.trim();
  const paths = kind === 'no-api' ? [path, fallbackPath] : [path];
  const tried = serviceText('tried', {
    urls: listOf(paths.map((each) => `${baseUrl}${each}`)),
    hasPage: page === undefined ? 'no' : 'yes',
    page: page ?? '',
  });
  const instruction =
    kind === 'unexpected-answer' ? failuresText('checkAddressFirst') : failure.action;
  return createFailure(kind, { ...failure, action: [instruction, tried] });
}

/**
 * Verifies base URL and key with the free usage endpoint, then saves them.
 * - An address with non-ASCII letters is saved only after the person saw it in ASCII.
 * - If the key itself is refused (invalid, inactive, expired), the old connection stays.
 * - Any other failure (rate limit, unpaid invoice, no network) says nothing about the key: the key is
 *   saved and the failure becomes its `trouble`.
 * - A key is sent only to the origin that it was entered for. If the origin changes without a new key,
 *   the old key is forgotten.
 * - The account page that the person entered is forgotten with the origin of its API.
 * - If the connection is changed or forgotten while this waits for the API, the answer is ignored.
 * - If only the address without its `/v1` has an API, the address is corrected, unless an organisation
 *   set it.
 */
export function createConnect({
  ports,
  openClient,
  key,
  settings,
  usage,
  disableConnectionReuse,
  onAccountChanged,
  noteGateway,
}: Dependencies) {
  let latest = 0;

  async function keyFor(url: string, given: string): Promise<string | null> {
    if (given) return given;
    return (await key.origin()) === originOfUrl(url) ? key.read() : null;
  }

  /**
   * Requests usage from each candidate until one has an API. If none has, returns the first
   * outcome.
   */
  async function verify(entered: string, secret: string, candidates: readonly string[]) {
    let first: Outcome<EndpointResult<'usage'>, Phrase> | undefined;
    for (const baseUrl of candidates) {
      const { client, clockOffset, quotas } = openClient({ baseUrl, key: secret });
      const offline = offlineFailure(ports.platform);
      const outcome = offline ? fail(offline) : await client.call('usage', {});
      if (outcome.ok || !ADDRESS_FAILURES.has(outcome.failure.kind)) {
        return { baseUrl, outcome, clockOffset: clockOffset(), quotas: quotas() };
      }
      first ??= outcome;
    }
    return { baseUrl: entered, outcome: first ?? fail(createFailure('internal')) };
  }

  return async (
    request: RequestOf<'connect'>,
    isManaged = false,
  ): Promise<Outcome<Connected, Phrase>> => {
    const parsed = parseBaseUrl(request.baseUrl);
    if (!parsed.ok) {
      const { message, action } = parsed;
      return fail(createFailure('bad-input', { message, action }));
    }
    const entered = parsed.url;
    if (parsed.otherScript && !request.otherScript) {
      const message = serviceText('otherScript', {
        entered: request.baseUrl.trim(),
        address: entered,
      });
      return fail(createFailure('other-script', { message }));
    }
    const given = cleanKey(request.key ?? '');
    if (given !== '' && !isSendableKey(given)) {
      return fail(createFailure('invalid-key', { message: serviceText('notAKey') }));
    }
    const secret = await keyFor(entered, given);
    if (secret === null) {
      if ((await key.origin()) !== originOfUrl(entered)) {
        await key.forget(entered);
        await usage.forget();
      }
      return fail(createFailure('no-key'));
    }
    if (!(await ports.platform.hasHostPermission(originOfUrl(entered)))) {
      return fail(hostPermissionMissing());
    }
    latest += 1;
    const attempt = latest;
    const epoch = key.epoch();
    const isOvertaken = () => attempt !== latest || key.epoch() !== epoch;
    const before = await key.connection();
    const compare = await usage.prepareReconciliation(await key.accountId());
    // Otherwise the first paid call would reuse the connection that this call opens.
    await disableConnectionReuse(originOfUrl(entered));
    const candidates = isManaged ? [entered] : baseUrlCandidates(entered);
    const { baseUrl, outcome, clockOffset, quotas } = await verify(entered, secret, candidates);
    if (isOvertaken()) return connectionChanged();
    // A refusal without a reason may be about the account.
    const isReasonKnown = !outcome.ok && outcome.failure.kind !== 'unauthorized';
    if (isReasonKnown && isKeyRefused(outcome.failure)) {
      // The stored key was verified and refused, so it has trouble.
      if (before.key.set && secret === (await key.read())) await key.updateTrouble(outcome, epoch);
      return outcome;
    }
    const former = await key.account();
    const other = secret !== former?.key || baseUrl !== former.baseUrl;
    if (other) await usage.forget();
    await key.save({ baseUrl, key: secret, keep: request.keep });
    // Each answer brings them again.
    if (quotas) await noteGateway(await key.accountId(), quotas).catch(() => undefined);
    if (other) await onAccountChanged();
    if (former && originOfUrl(former.baseUrl) !== originOfUrl(baseUrl)) {
      await settings.update((_, { chosen, defaults }) =>
        chosen.has('accountPage') ? { accountPage: String(defaults.get('accountPage')) } : {},
      );
    }
    if (request.autoEmail !== undefined) await settings.update({ autoAccepted: request.autoEmail });
    if (!outcome.ok) {
      const explained = withTriedUrls(outcome.failure, baseUrl);
      const { raw: _raw, detail: _detail, ...shown } = explained;
      await key.setTrouble(shown);
      return fail(explained);
    }
    await key.setTrouble(null);
    const record = await usage.save(
      outcome.value,
      other ? await usage.prepareReconciliation(await key.accountId()) : compare,
      clockOffset,
    );
    const leftOut = entered.slice(baseUrl.length);
    return ok({
      connection: await key.connection(),
      usage: record,
      ...(leftOut === '' ? {} : { leftOut }),
    });
  };
}
