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

/** Texts for failures that suggest a wrong address; other failures explain themselves. */
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

/** Adds the URLs that were tried and what they returned, which shows a wrong path. */
function withTriedUrls(failure: Failure, baseUrl: string): Failure {
  const { kind } = failure;
  if (!isAddressFailure(kind)) return failure;
  const title = /<title[^>]*>\s*([^<]{1,80})/i.exec(failure.raw ?? '')?.[1]?.trim();
  const tried = serviceText(ADDRESS_FAILURE_TEXTS[kind], {
    first: `${baseUrl}${path}`,
    second: `${baseUrl}${fallbackPath}`,
    hasPage: title === undefined ? 'no' : 'yes',
    page: title ?? '',
  });
  return { ...failure, action: `${tried} ${failure.action}` };
}

/**
 * Verifies with the free usage endpoint, then saves. An address with letters of another script is
 * saved only after the person saw it in ASCII. A refusal of the key itself (invalid, inactive,
 * expired) leaves the old connection as it was. Any other failure (a rate limit, an unpaid invoice,
 * no network) says nothing about the key: the key is saved and the failure becomes its `trouble`. A
 * key goes only to the origin it was entered for: another origin without a new key forgets the old
 * one. If the connection is changed or forgotten while this waits for the API, its answer changes
 * nothing.
 */
export function createConnect({
  ports,
  key,
  settings,
  usage,
  disableConnectionReuse,
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
    const attempt = latest;
    const epoch = key.epoch();
    const isOvertaken = () => attempt !== latest || key.epoch() !== epoch;
    const client = ports.createClient({ baseUrl: async () => baseUrl, key: async () => secret });
    const before = await key.connection();
    const compare = await usage.prepareReconciliation();
    // Otherwise this call would leave an open connection, which the first paid call would reuse.
    await disableConnectionReuse(originOfUrl(baseUrl));
    const outcome = await client.call('usage', {});
    if (isOvertaken()) return connectionChanged();
    if (!outcome.ok && isKeyFailure(outcome.failure)) {
      // The stored key was verified and refused, so it has trouble.
      if (before.key.set && secret === (await key.read())) await key.updateTrouble(outcome, epoch);
      return outcome;
    }
    const other = secret !== (await key.read()) || (await key.origin()) !== originOfUrl(baseUrl);
    if (other) await usage.forget();
    await key.save({ baseUrl, key: secret, keep: request.keep });
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
      other ? await usage.prepareReconciliation() : compare,
    );
    return ok({ connection: await key.connection(), usage: record });
  };
}
