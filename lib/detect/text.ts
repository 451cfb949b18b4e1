import type { Finding } from '../finding.ts';
import { COUNTRIES } from '../kinds/countries.ts';
import { ibanAt, ibanReach } from '../kinds/iban/find.ts';
import { type Knowledge, LIGHT } from '../kinds/knowledge.ts';
import { lastPlan, nationalAt, plusAt } from '../kinds/phone/find.ts';
import type { Plan } from '../kinds/phone/find-plans.ts';
import { vatAt, vatMisfit } from '../kinds/vat/find.ts';
import { bareStart, labelledVatAt } from '../kinds/vat/find-label.ts';
import { labelBits, PHONE_LABEL, VAT_LABEL } from '../reading/borders.ts';
import { classAt, codeAt, LOWER } from '../reading/characters.ts';
import {
  before,
  NAMED,
  PLUS,
  PREFIXED,
  readGroups,
  starts,
  total,
} from '../reading/digit-groups.ts';
import { count, countDigits, FEW, keepDigits, open, suffixed } from '../reading/digit-run.ts';
import { beginsWord, countryAt, offsets, readLetters } from '../reading/prefix.ts';
import { regionOf } from '../reading/region.ts';

export interface TextOptions {
  /** ISO 3166-1 alpha-2 in which national phone numbers and bare VAT numbers are read. */
  readonly region?: string | undefined;
  /** BCP 47 language of the page or block; says the region where none is given. */
  readonly lang?: string | undefined;
}

interface Home {
  readonly given: string | undefined;
  readonly lang: string | undefined;
  readonly knowledge: Knowledge;
  readonly region: string;
  readonly plan: Plan | undefined;
}

/** A page's blocks share it. */
let home: Home | undefined;

function homeOf(given: string | undefined, lang: string | undefined, knowledge: Knowledge): Home {
  if (home?.given !== given || home?.lang !== lang || home?.knowledge !== knowledge) {
    const region = regionOf(given, lang);
    const plan = region ? knowledge.plan(region) : undefined;
    home = { given, lang, knowledge, region, plan };
  }
  return home;
}

/** Where an IBAN or VAT number ends that is mistyped; its digits are no phone number. 0: there is none. */
let mistyped = 0;

/** An IBAN or a VAT number whose prefix stands before the first digit, letters of its own perhaps between. */
function prefixedAt(
  text: string,
  digit: number,
  floor: number,
  knowledge: Knowledge,
): Finding | null {
  const n = readLetters(text, digit, floor);
  for (let k = 2; k <= n; k++) {
    const country = COUNTRIES[countryAt(k)];
    if (!country || (k > 2 && !country.lettered) || !beginsWord(text, k)) continue;
    const start = offsets[k] ?? 0;
    const body = (offsets[k - 1] ?? 0) + 1;
    const glued = body === offsets[k - 2];
    // "it 12345678903": two small letters before a number are a word.
    const word = !glued && classAt(text, start) & LOWER;
    if (k === 2) {
      const iban = ibanAt(text, start, body, country);
      if (iban) return iban;
      if (!word && ibanReach > start + (glued ? 8 : 17)) mistyped = ibanReach;
    }
    if (word || !country.forms.length) continue;
    const found = vatAt(text, start, body, [country], glued ? 4 : 5, knowledge);
    if (found) return found;
    // "PL 0" is rather a phone number; Belgian numbers begin like this.
    if (codeAt(text, digit) !== 48 || country.code === 'BE') mistyped ||= vatMisfit;
  }
  return null;
}

/**
 * The emails, phone numbers, VAT numbers and IBANs of running text, ordered, without overlaps; offsets
 * are UTF-16 code units. With the little knowledge of the always-on script VAT numbers are judged by
 * their form alone and phone numbers of rarer countries by their length: candidates for the
 * background's offline check to confirm. `detect` of ./index.ts passes in the rest.
 *
 * Linear: one compiled search finds where addresses and numbers can be, and what is read around each of
 * them is bounded or never read twice.
 */
export function detectText(
  text: string,
  options: TextOptions = {},
  knowledge: Knowledge = LIGHT,
): Finding[] {
  const emails: Finding[] = [];
  readGroups(text, emails, knowledge);
  if (!total) return emails;
  let { region, plan } = homeOf(options.region, options.lang, knowledge);
  let done = 0;
  let floor = 0;
  // Where what was found last ends, other than addresses.
  let last = 0;
  const found: Finding[] = [];
  for (let g = 0; g < total; ) {
    const flags = before[g] ?? 0;
    let next = countDigits(text, g, plan);
    if (!(flags & (PREFIXED | PLUS) || open || suffixed || (flags & NAMED && count >= FEW))) {
      g = next;
      continue;
    }
    const at = starts[g] ?? 0;
    let email = emails[done];
    while (email && email.end <= at) {
      found.push(email);
      floor = email.end;
      email = emails[++done];
    }
    let finding: Finding | null = null;
    let end = 0;
    if (email && email.start <= at) end = email.end;
    else {
      mistyped = 0;
      if (flags & PLUS) finding = plusAt(text, g, knowledge);
      if (flags & PREFIXED) finding = prefixedAt(text, at, floor, knowledge);
      if (!finding && !mistyped && count >= FEW) {
        const bare = flags & PREFIXED ? bareStart(text, at, floor) : at;
        let labels = flags & NAMED ? labelBits(text, at, last) : 0;
        if (bare < at) labels |= labelBits(text, bare, last);
        if (open || suffixed || labels & (VAT_LABEL | PHONE_LABEL)) {
          const kept = keepDigits(text, g);
          if (labels & VAT_LABEL || suffixed)
            finding = labelledVatAt(text, bare, region, knowledge);
          finding ??= nationalAt(text, at, kept, labels, plan, knowledge);
        }
      }
      if (finding && !(email && finding.end > email.start)) {
        found.push(finding);
        end = last = floor = finding.end;
        // Where nothing says the region, the numbers before say it.
        if (!region && finding.kind === 'phone') plan = lastPlan;
      } else end = mistyped;
    }
    if (end) {
      for (next = g + 1; next < total && (starts[next] ?? 0) < end; ) next++;
    }
    g = next;
  }
  return done < emails.length ? found.concat(emails.slice(done)) : found;
}
