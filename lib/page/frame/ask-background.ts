import type { Failure } from '../../domain/index.ts';
import type { MessageName, ReplyOf, RequestOf } from '../../extension/messages/index.ts';

/** Sends a message to the background. Resolves to undefined on failure, after calling `failed` with the reason. */
export type AskBackground = <N extends MessageName>(
  name: N,
  body: RequestOf<N>,
  failed?: (failure: Failure) => void,
) => Promise<ReplyOf<N> | undefined>;
