import type { Failure } from '../../domain/index.ts';
import type { MessageName, ReplyOf, RequestOf } from '../../extension/messages/index.ts';

/** Asks the background. Undefined: no answer, for the reason given to `failed`. */
export type AskBackground = <N extends MessageName>(
  name: N,
  body: RequestOf<N>,
  failed?: (failure: Failure) => void,
) => Promise<ReplyOf<N> | undefined>;
