import { parseBaseUrl } from '../../api/client/index.ts';
import { ENDPOINTS, type EndpointResult } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, type FailureKind, fail, type Outcome, ok } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import { serviceText } from '../../texts/service.ts';
import type { ConnectionReuseDisabler, Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import { connectionChanged, hostPermissionMissing } from './api-session.ts';
import { isKeyFailure, type KeyStore, originOfUrl } from './key-store.ts';
import type { ClientOpener } from './open-client.ts';
import type { UsageStore } from './usage.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'platform'>;
  readonly openClient: ClientOpener;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly usage: UsageStore;
  readonly disableConnectionReuse: ConnectionReuseDisabler;
  /** Called after another account was saved than before, or one where there was none. */
  readonly onAccountChanged: () => Promise<void>;
}

type Connected = ReplyOf<'connect'>;

const { path, fallbackPath = path } = ENDPOINTS.usage;

/** Texts for failures that suggest a wrong address; other failures explain themselves. */
const ADDRESS_FAILURE_TEXTS = {
  'no-api': 'triedNotFound',
  'not-json': 'triedNotJson',
  'unexpected-answer': 'triedNoUsage',
  redirected: 'triedRedirected',
  'answer-too-large': 'triedTooLong',
  'unexpected-status': 'triedUnknownStatus',
} as const satisfies Partial<Record<FailureKind, keyof FieldmarkTexts['service']>>;

const isAddressFailure = (kind: FailureKind): kind is keyof typeof ADDRESS_FAILURE_TEXTS =>
  Object.hasOwn(ADDRESS_FAILURE_TEXTS, kind);

/**
 * The address as entered; then, where it has the contract's `/v1`, what comes before it. A gateway's
 * own path may end in `/v1`, so that the address as entered is tried first.
 */
function baseUrlCandidates(entered: string): readonly string[] {
  const rest = /^(.*)\/v1(?:\/.*)?$/i.exec(entered)?.[1];
  return rest === undefined ? [entered] : [entered, ...baseUrlCandidates(rest)];
}

/** Names the URLs that were tried and what they returned, which shows a wrong path. */
function withTriedUrls(failure: Failure, baseUrl: string): Failure {
  const { kind } = failure;
  if (!isAddressFailure(kind)) return failure;
  const title = /<title[^>]*>\s*([^<]{1,80})/i.exec(failure.raw ?? '')?.[1]?.trim();
  const action = serviceText(ADDRESS_FAILURE_TEXTS[kind], {
    first: `${baseUrl}${path}`,
    second: `${baseUrl}${fallbackPath}`,
    hasPage: title === undefined ? 'no' : 'yes',
    page: title ?? '',
  });
  return { ...failure, action };
}

/**
 * Verifies with the free usage endpoint, then saves. An address with letters of another script is
 * saved only after the person saw it in ASCII. A refusal of the key itself (invalid, inactive,
 * expired) leaves the old connection as it was. Any other failure (a rate limit, an unpaid invoice,
 * no network) says nothing about the key: the key is saved and the failure becomes its `trouble`. A
 * key goes only to the origin it was entered for: another origin without a new key forgets the old
 * one. If the connection is changed or forgotten while this waits for the API, its answer changes
 * nothing. An address that has no API, but has one without its `/v1`, is corrected, unless it was
 * set by an organisation.
 */
export function createConnect({
  ports,
  openClient,
  key,
  settings,
  usage,
  disableConnectionReuse,
  onAccountChanged,
}: Dependencies) {
  let latest = 0;

  async function keyFor(url: string, given: string | undefined): Promise<string | null> {
    if (given?.trim()) return given.trim();
    return (await key.origin()) === originOfUrl(url) ? key.read() : null;
  }

  /** Asks usage under each candidate until one has an API; if none has, the first's outcome. */
  async function verify(entered: string, secret: string, candidates: readonly string[]) {
    let first: Outcome<EndpointResult<'usage'>> | undefined;
    for (const baseUrl of candidates) {
      const { client, clockOffset } = openClient({ baseUrl, key: secret });
      const outcome = await client.call('usage', {});
      if (outcome.ok || !isAddressFailure(outcome.failure.kind)) {
        return { baseUrl, outcome, clockOffset: clockOffset() };
      }
      first ??= outcome;
    }
    return { baseUrl: entered, outcome: first ?? fail(createFailure('internal')) };
  }

  return async (request: RequestOf<'connect'>, isManaged = false): Promise<Outcome<Connected>> => {
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
    const secret = await keyFor(entered, request.key);
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
    // Otherwise this call would leave an open connection, which the first paid call would reuse.
    await disableConnectionReuse(originOfUrl(entered));
    const candidates = isManaged ? [entered] : baseUrlCandidates(entered);
    const { baseUrl, outcome, clockOffset } = await verify(entered, secret, candidates);
    if (isOvertaken()) return connectionChanged();
    if (!outcome.ok && isKeyFailure(outcome.failure)) {
      // The stored key was verified and refused, so it has trouble.
      if (before.key.set && secret === (await key.read())) await key.updateTrouble(outcome, epoch);
      return outcome;
    }
    const former = await key.account();
    const other = secret !== former?.key || baseUrl !== former.baseUrl;
    if (other) await usage.forget();
    await key.save({ baseUrl, key: secret, keep: request.keep });
    if (other) await onAccountChanged();
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
