/** What the values of one form say against one another: asked when a field is left, free and offline. */
import type { AroundValue } from '../form/around-value.ts';
import type { AskBackground } from './ask-background.ts';
import { isPrivate } from './secret.ts';
import type { Watched } from './watched.ts';

export interface BesideOptions {
  readonly ask: AskBackground;
  readonly watched: () => Iterable<Watched>;
  /** What else the form of a control says. */
  readonly around: (control: Element) => AroundValue;
  /** Which fields go together. */
  readonly togetherIn: (control: Element) => Element | null;
}

export interface Beside {
  /** A sentence about this field's value beside the others as they stand now. */
  says(one: Watched): string | undefined;
  /** Asks once for what stands there. @returns whether something new is known */
  compare(one: Watched): Promise<boolean>;
}

/** A message holds no more (lib/messages.ts). */
const MOST = 12;

/** What the person put there and nothing offline speaks against; what a page filled in is its own business. */
function stated({ control, field, proof }: Watched) {
  const known = field.judgement();
  const isSound = known !== undefined && known.verdict.standing !== 'bad';
  if (!isSound || !control.isConnected || isPrivate(control)) return [];
  const { kind, value } = known.verdict;
  return proof.isTyped(field.value()) ? [{ kind, value }] : [];
}

export function createBeside({ ask, watched, around, togetherIn }: BesideOptions): Beside {
  const kept = new WeakMap<Watched, { readonly key: string; readonly says: string | null }>();

  const wish = (one: Watched) => {
    const own = stated(one)[0];
    if (!own) return undefined;
    const form = togetherIn(one.control);
    const others = [...watched()].filter(
      (each) => each !== one && form !== null && togetherIn(each.control) === form,
    );
    const values = [own, ...others.flatMap(stated)].slice(0, MOST);
    return { about: own.kind, values, ...around(one.control) };
  };

  return {
    says(one) {
      const last = kept.get(one);
      if (!last?.says) return undefined;
      return JSON.stringify(wish(one)) === last.key ? last.says : undefined;
    },
    async compare(one) {
      const body = one.left ? wish(one) : undefined;
      if (!body) return false;
      const key = JSON.stringify(body);
      const isAlone = body.values.length === 1 && !body.country && !body.personal && !body.name;
      if (isAlone || kept.get(one)?.key === key) return false;
      kept.set(one, { key, says: null });
      const reply = await ask('beside', body);
      if (!reply?.says) return false;
      kept.set(one, { key, says: reply.says });
      return true;
    },
  };
}
