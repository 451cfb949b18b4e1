import type { Outcome } from '../../domain/index.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import type { ApiRequest } from './build-request.ts';
import { type ApiResponse, parseResponseBody } from './response.ts';

type Send = (url: string) => Promise<Outcome<ApiResponse>>;

/**
 * A free call that tells whether `/v1` paths exist: the contract has a 404 only for an unknown
 * engine.
 */
const PROOF = `${ENDPOINTS.stats.path}?${new URLSearchParams({ path: ENDPOINTS.usage.path })}`;

const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null;

/**
 * Sends a call, and again to its alias without `/v1` if the first answers 404 (contract, Endpoints,
 * rule 8). If the base URL wrongly ends in `/v1`, the alias happens to be the API's real usage path
 * although all other paths are wrong. So its answer counts only if another path with `/v1` exists.
 */
export async function sendWithAlias(
  request: ApiRequest,
  send: Send,
): Promise<Outcome<ApiResponse>> {
  const { url, fallbackUrl, baseUrl } = request;
  const first = await send(url);
  if (fallbackUrl === null || !first.ok || first.value.status !== 404) return first;
  const second = await send(fallbackUrl);
  if (!second.ok || second.value.status === 404) return second;
  const proof = await send(`${baseUrl}${PROOF}`);
  if (!proof.ok) return proof.failure.kind === 'redirected' ? first : proof;
  const isApi = proof.value.status !== 404 && isObject(parseResponseBody(proof.value));
  return isApi ? second : first;
}
