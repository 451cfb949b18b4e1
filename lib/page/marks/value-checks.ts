/**
 * Asks the background for the offline verdicts of new values: each value once, in as few free
 * messages as possible.
 */
import {
  type Finding,
  type Kind,
  type Severity,
  severityOf,
  type Verdict,
  valueKey,
} from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import type { AskBackground } from '../dom/index.ts';

/** The most items in one `check` message (the schema's limit), and the most distinct values in one document. */
const MAX_BATCH = 500;
const MAX_VALUES = 2000;

interface Judgement {
  readonly severity: Severity;
  readonly isWorthMarking: boolean;
}

type Site = ReplyOf<'site'>;

/**
 * Whether a candidate is a value of its kind. False if it is bad by its structure alone (a phone number
 * outside its numbering plan, `icon@2x.png`); a value that is bad by a list or a lookup is still marked.
 */
const isValue = ({ standing, basis }: Verdict): boolean =>
  standing !== 'bad' || basis.includes('api') || basis.includes('list');

interface ValueCheckOptions {
  readonly ask: AskBackground;
  /**
   * The page's region, for values in a national form. Not the person's region, because the page can
   * read severities.
   */
  readonly pageRegion: () => string | undefined;
  /** Called after each batch with the page's settings; undefined if the background cannot be reached. */
  readonly onChecked: (site: Site | undefined) => Promise<void>;
}

export function createValueChecks({ ask, pageRegion, onChecked }: ValueCheckOptions) {
  /** Requested before the first finding, because the settings do not depend on findings. */
  let settings: Promise<Site | undefined> | undefined = ask('site', {});
  /** By value: its verdict, null if its kind is off, undefined while the check is pending. */
  let judgements = new Map<string, Judgement | null | undefined>();
  /** Findings that were not sent to the background yet. */
  let unsent: Finding[] = [];
  /** The last check; each begins when the one before it has ended, so that none is part of a longer task. */
  let last = Promise.resolve();

  const check = async (findings: readonly Finding[]) => {
    // `reset` replaces the map, which makes this check outdated.
    const checked = judgements;
    settings ??= ask('site', {});
    const site = await settings;
    // A failure is not cached, so the next check asks again.
    if (!site) settings = undefined;
    const isOff = (kind: Kind) => site && (!site.marks || site.policies[kind] === 'off');
    const items = findings.filter(({ kind }) => !isOff(kind));
    for (const finding of findings) if (isOff(finding.kind)) checked.set(valueKey(finding), null);
    const region = pageRegion();
    const body = items.map(({ kind, value }) => ({ kind, value, ...(region && { region }) }));
    const reply =
      site && items.length > 0 ? await ask('check', { items: body, place: 'text' }) : undefined;
    items.forEach((finding, i) => {
      const verdict = reply?.judgements[i]?.verdict;
      const key = valueKey(finding);
      if (verdict)
        checked.set(key, { severity: severityOf(verdict), isWorthMarking: isValue(verdict) });
      // No answer: not marked now, and checked again when the text is read again.
      else checked.delete(key);
    });
    if (checked === judgements) await onChecked(site);
  };

  return {
    /**
     * The severity to mark a finding with; null if it is not marked, undefined while its check is pending.
     * A value that is bad by its structure is marked only with evidence that it was meant as one.
     */
    severityOf(finding: Finding): Severity | null | undefined {
      const judgement = judgements.get(valueKey(finding));
      if (!judgement) return judgement;
      return judgement.isWorthMarking || finding.evidence ? judgement.severity : null;
    },
    isPending: (finding: Finding) => {
      const key = valueKey(finding);
      return judgements.has(key) && judgements.get(key) === undefined;
    },
    /** Adds a value to the next check. @returns false if the document has too many values */
    request(finding: Finding): boolean {
      const key = valueKey(finding);
      if (judgements.has(key)) return true;
      if (judgements.size >= MAX_VALUES) return false;
      judgements.set(key, undefined);
      unsent.push(finding);
      return true;
    },
    /** Checks the values that were added since the last call. */
    send() {
      while (unsent.length > 0) {
        const batch = unsent.splice(0, MAX_BATCH);
        const next = () => check(batch);
        last = last.then(next, next);
      }
    },
    /** Resolves when no check is running. */
    async settled() {
      for (let awaited: unknown; awaited !== last; ) {
        awaited = last;
        await awaited;
      }
    },
    reset() {
      settings = undefined;
      judgements = new Map();
      unsent = [];
    },
  };
}
