import { useEffect, useRef, useState } from 'react';
import type { Failure, FailureKind } from '../../lib/domain/index.ts';

type ConnectField = 'key' | 'url';

/** The field that a person must change after a failure; failures that only need waiting have none. */
const FIELD_BY_FAILURE: Partial<Record<FailureKind, ConnectField>> = {
  'invalid-key': 'key',
  'inactive-key': 'key',
  'expired-key': 'key',
  'no-key': 'key',
  unauthorized: 'key',
  forbidden: 'key',
  'bad-input': 'url',
  'no-api': 'url',
  'not-found': 'url',
  'not-json': 'url',
  'other-script': 'url',
  'unexpected-answer': 'url',
  network: 'url',
  redirected: 'url',
  timeout: 'url',
};

/** Marks the field that a refused connection is about, and moves the focus there. */
export function useRefusedField(failure: Failure | null) {
  const keyInput = useRef<HTMLInputElement>(null);
  const urlInput = useRef<HTMLInputElement>(null);
  /** How often the present entries were refused. */
  const [refusals, setRefusals] = useState(0);
  const refused = failure === null || refusals === 0 ? undefined : FIELD_BY_FAILURE[failure.kind];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus again
  useEffect(() => {
    if (refused) (refused === 'key' ? keyInput : urlInput).current?.focus();
  }, [refused, refusals]);

  return {
    keyInput,
    urlInput,
    refused,
    onRefused: () => setRefusals((count) => count + 1),
    onEdited: () => setRefusals(0),
  };
}
