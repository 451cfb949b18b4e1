/** What the values of one form say against one another: asked when a field is left, free and offline. */
import type { FormContext } from '../../form/index.ts';
import { isSensitiveField } from '../dom/index.ts';
import type { AskBackground } from '../frame/index.ts';
import type { TrackedField } from './tracked-field.ts';

export interface FieldConsistencyOptions {
  readonly ask: AskBackground;
  readonly trackedFields: () => Iterable<TrackedField>;
  /** What else the form of a control says. */
  readonly formContext: (control: Element) => FormContext;
  /** Which fields go together. */
  readonly togetherIn: (control: Element) => Element | null;
}

export interface FieldConsistency {
  /** A sentence about this field's value beside the others as they stand now. */
  messageFor(one: TrackedField): string | undefined;
  /** Asks once for what stands there. @returns whether something new is known */
  compare(one: TrackedField): Promise<boolean>;
}

/** A message holds no more (lib/messages.ts). */
const MAX_VALUES = 12;

/** What the person put there and nothing offline speaks against; what a page filled in is its own business. */
function statedValue({ control, field, provenance: proof }: TrackedField) {
  const known = field.judgement();
  const isSound = known !== undefined && known.verdict.standing !== 'bad';
  if (!isSound || !control.isConnected || isSensitiveField(control)) return [];
  const { kind, value } = known.verdict;
  return proof.isTyped(field.value()) ? [{ kind, value }] : [];
}

export function createFieldConsistency({
  ask,
  trackedFields: watched,
  formContext: around,
  togetherIn,
}: FieldConsistencyOptions): FieldConsistency {
  const kept = new WeakMap<TrackedField, { readonly key: string; readonly says: string | null }>();

  const wish = (one: TrackedField) => {
    const own = statedValue(one)[0];
    if (!own) return undefined;
    const form = togetherIn(one.control);
    const others = [...watched()].filter(
      (each) => each !== one && form !== null && togetherIn(each.control) === form,
    );
    const values = [own, ...others.flatMap(statedValue)].slice(0, MAX_VALUES);
    return { about: own.kind, values, ...around(one.control) };
  };

  return {
    messageFor(one) {
      const last = kept.get(one);
      if (!last?.says) return undefined;
      return JSON.stringify(wish(one)) === last.key ? last.says : undefined;
    },
    async compare(one) {
      const body = one.wasLeft ? wish(one) : undefined;
      if (!body) return false;
      const key = JSON.stringify(body);
      const isAlone = body.values.length === 1 && !body.country && !body.personal && !body.name;
      if (isAlone || kept.get(one)?.key === key) return false;
      kept.set(one, { key, says: null });
      const reply = await ask('checkFormConsistency', body);
      if (!reply?.says) return false;
      kept.set(one, { key, says: reply.says });
      return true;
    },
  };
}
