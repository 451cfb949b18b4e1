/**
 * The value of a field with several addresses, and the verdict on each. Addresses in such a field
 * are never looked up: a lookup is for one value, which the person has to choose.
 */
import type { Verdict } from '../../domain/index.ts';
import type { VerdictWithOffer } from '../../extension/schemas/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { type AskBackground, hasFocus } from '../dom/index.ts';
import { readAddressList } from './address-list.ts';
import { readChips } from './chips.ts';
import { fieldTextOf } from './field-text.ts';
import { MAX_VALUE_LENGTH } from './read-value.ts';
import type { FieldAddressList, FieldFacts, ListValue } from './tracked-field.ts';

export interface AddressListOptions {
  readonly control: HTMLElement;
  readonly facts: FieldFacts;
  readonly ask: AskBackground;
  /** Called when a result changed. */
  readonly onChange: () => void;
}

interface ListEntry {
  readonly address: string;
  /** UTF-16 offsets in the field's text; undefined for a chip. */
  readonly range?: { readonly start: number; readonly end: number };
  readonly isComplete: boolean;
}

interface JudgedEntry extends ListEntry {
  readonly judgement: VerdictWithOffer;
}

/** Only this many addresses are checked. */
const MAX_ADDRESSES = 200;

/** An address without its "@", such as "anna.x.example", rather than a name. */
const WITHOUT_AT = /^[^\s@]+\.\p{Alpha}{2,}$/u;

/** How urgently the person should see a verdict: higher is more urgent. */
function severity({ standing, suggestion }: Verdict): number {
  if (standing === 'bad') return 4;
  if (standing === 'caution') return suggestion !== undefined ? 3 : 2;
  return standing === 'unknown' ? 1 : 0;
}

/** The first of the entries with the most severe verdict. */
function worstOf(entries: readonly JudgedEntry[]): JudgedEntry | undefined {
  let worst: JudgedEntry | undefined;
  for (const entry of entries) {
    if (!worst || severity(entry.judgement.verdict) > severity(worst.judgement.verdict))
      worst = entry;
  }
  return worst;
}

export function createAddressListValue(options: AddressListOptions): ListValue {
  const { control, facts, ask, onChange } = options;
  const fieldText = fieldTextOf(control);
  /** The verdicts, by address as written. */
  const judgements = new Map<string, VerdictWithOffer>();
  const dismissed = new Set<string>();
  let pending: { readonly key: string; readonly done: Promise<void> } | undefined;
  /** The text with which the field was last left, whose last address is complete. */
  let leftText: string | undefined;

  const value = () => [fieldText.read().trim(), ...readChips(control)].filter(Boolean).join('\n');

  const entries = (): ListEntry[] => {
    const text = fieldText.read();
    const isLeft = !hasFocus(control) || leftText === text;
    const written = readAddressList(text).flatMap((found): ListEntry[] => {
      const isJudged =
        found.isAddress || (!facts.addressList?.takesNames && WITHOUT_AT.test(found.text));
      if (!isJudged) return [];
      const { start, end } = found;
      return [
        { address: found.text, range: { start, end }, isComplete: found.isComplete || isLeft },
      ];
    });
    const chips = readChips(control).map((address) => ({ address, isComplete: true }));
    return [...chips, ...written].slice(0, MAX_ADDRESSES);
  };
  const judged = (): JudgedEntry[] =>
    entries().flatMap((entry) => {
      const judgement = judgements.get(entry.address);
      return judgement ? [{ ...entry, judgement }] : [];
    });
  const complete = () => judged().filter(({ isComplete }) => isComplete);
  const shown = (): JudgedEntry | undefined => {
    const all = complete();
    const rest = all.filter(({ address }) => !dismissed.has(address));
    const worst = worstOf(rest);
    const hasDismissed = rest.length < all.length;
    return worst && hasDismissed && severity(worst.judgement.verdict) === 0 ? undefined : worst;
  };
  const entriesOf = (verdict: Verdict) =>
    judged().filter((entry) => entry.judgement.verdict === verdict);

  const runCheck = async (addresses: readonly string[]) => {
    const items = addresses.map((address) => ({
      kind: facts.kind,
      value: address.slice(0, MAX_VALUE_LENGTH),
    }));
    const reply = await ask('check', { items, place: 'field', form: facts.form });
    for (const [i, judgement] of (reply?.judgements ?? []).entries()) {
      const address = addresses[i];
      if (address !== undefined) judgements.set(address, judgement);
    }
  };

  const list: FieldAddressList = {
    verdicts: () =>
      judged()
        .map(({ judgement }) => judgement.verdict)
        .sort((a, b) => severity(b) - severity(a)),
    textOf(verdict) {
      const entry = entriesOf(verdict)[0];
      const total = complete().length;
      if (!entry || severity(verdict) === 0)
        return total > 1 ? fieldLineText('listPlausible', { total }) : verdict.headline;
      const { suggestion, headline } = verdict;
      const { address } = entry;
      return suggestion !== undefined && !list.isReplaceable(verdict)
        ? fieldLineText('listChip', { address, suggestion })
        : fieldLineText('listProblem', { address, problem: headline });
    },
    isReplaceable: (verdict) => entriesOf(verdict).some(({ range }) => range !== undefined),
    dismiss() {
      const entry = shown();
      if (entry && severity(entry.judgement.verdict) > 0) dismissed.add(entry.address);
      else return false;
      return shown() !== undefined;
    },
  };

  const check = async () => {
    const unknown = entries().filter(({ address }) => !judgements.has(address));
    const addresses = [...new Set(unknown.map(({ address }) => address))];
    if (addresses.length === 0) return;
    const key = JSON.stringify(addresses);
    if (pending?.key !== key) {
      const done = runCheck(addresses).finally(() => {
        if (pending?.done === done) pending = undefined;
        onChange();
      });
      pending = { key, done };
    }
    await pending.done;
  };

  const fieldValue: ListValue = {
    facts,
    list,
    value,
    check,
    judgement: () => shown()?.judgement,
    isPending: () => entries().some(({ address }) => !judgements.has(address)),
    async onLeave() {
      leftText = fieldText.read();
      onChange();
      await check();
    },
    applySuggestion(suggestion) {
      const entry = judged().find(
        ({ range, judgement }) => range && judgement.verdict.suggestion === suggestion,
      );
      if (!entry?.range) return undefined;
      const { start, end } = entry.range;
      const before = fieldText.read().slice(start, end);
      const write = (from: number, text: string) => {
        fieldText.replace(start, from, text);
        void fieldValue.onLeave(false);
      };
      write(end, suggestion);
      return () => write(start + suggestion.length, before);
    },
  };
  return fieldValue;
}
