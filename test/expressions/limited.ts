/**
 * Expressions that go back over their own repetitions, which no text that they read can make slow: it is short.
 * A new entry needs a limit in the code that calls the expression; otherwise mend the expression. `[ab]+$` is
 * mended by `(?<![ab])[ab]+$`, which begins only where the repetition begins.
 */
interface Limited {
  readonly path: string;
  /** How the expression begins; enough of it to be the only one of the file. */
  readonly source: string;
  /** Characters of the longest text that it reads. */
  readonly most: number;
  /** What limits the text. */
  readonly limit: string;
}

const CHECKED = { most: 2048, limit: 'checkValue refuses longer values' };
const MESSAGE = { most: 1000, limit: 'MAX_MESSAGE_LENGTH' };
const FIELD = { most: 2048, limit: 'MAX_VALUE_LENGTH of a field' };
const OURS = { most: 2000, limit: 'it reads our own list' };
const WORD = {
  most: 64,
  limit: 'it reads one word, all letters, of which the first attempt takes all',
};
const LABEL = { most: 64, limit: 'matchesBefore and isAnnounced cut the text' };

export const LIMITED: readonly Limited[] = [
  { path: 'lib/api/failures/http-errors.ts', source: 'inactive.*key|', ...MESSAGE },
  { path: 'lib/api/failures/http-errors.ts', source: 'expired.*key|', ...MESSAGE },
  { path: 'lib/api/failures/http-errors.ts', source: '(?:invalid|missing|', ...MESSAGE },
  { path: 'lib/api/failures/http-errors.ts', source: 'stats?\\b.*(?:not|', ...MESSAGE },
  {
    path: 'lib/values/detect/compose/label-groups.ts',
    source: '^[\\s/|,;.:()&+–-]*',
    most: 8,
    limit: 'MAX_JOIN',
  },
  {
    path: 'lib/values/detect/overlooked.ts',
    source: '^["\'«„“‘<([{]+|',
    most: 254,
    limit: 'MAX_TOKEN_LENGTH',
  },
  {
    path: 'lib/values/detect/overlooked.ts',
    source: '(?:[ .-][A-Z]+)+$',
    most: 84,
    limit: 'IBAN_LIKE',
  },
  {
    path: 'lib/values/kinds/bic/find-mistyped.ts',
    source: '[:=|\\n\\t]',
    most: 6,
    limit: 'isLikeWord cuts the text',
  },
  {
    path: 'lib/values/kinds/shared/amounts.ts',
    source: '^\\s*(?:(?:\\p{Sc}|',
    most: 64,
    limit: 'LONGEST',
  },
  {
    path: 'lib/workbench/list/amounts.ts',
    source: '^(?:[A-Z]{0,2}\\p{Sc}|',
    most: 64,
    limit: 'LONGEST',
  },
  { path: 'lib/workbench/list/amounts.ts', source: '^(?:\\((.+)\\)|', most: 64, limit: 'LONGEST' },
  { path: 'lib/values/kinds/domain/check/domain-name.ts', source: '^[\\s"\'“”', ...CHECKED },
  { path: 'lib/values/kinds/email/check/ip-literal.ts', source: '\\..*:', ...CHECKED },
  { path: 'lib/values/kinds/email/check/syntax.ts', source: '[^\\s@<>()', ...CHECKED },
  { path: 'lib/values/kinds/email/check/syntax.ts', source: "^['’.]+|", ...CHECKED },
  { path: 'lib/values/kinds/email/check/syntax.ts', source: '\\s*(?:[[({<]', ...CHECKED },
  { path: 'lib/values/kinds/email/check/syntax.ts', source: '\\s*[[({<]', ...CHECKED },
  { path: 'lib/kinds/email/field.ts', source: 'mailo[vw]', ...WORD },
  {
    path: 'lib/values/kinds/email/find-mistyped.ts',
    source: '-?\\s*\\n',
    most: 254,
    limit: 'LONGEST',
  },
  {
    path: 'lib/values/kinds/email/find-mistyped.ts',
    source: '@.*\\.',
    most: 254,
    limit: 'LONGEST',
  },
  { path: 'lib/values/kinds/email/find.ts', source: '^$|^[./]', most: 256, limit: 'REACH' },
  { path: 'lib/values/kinds/ip/check.ts', source: '[0-9.]+$', ...CHECKED },
  { path: 'lib/values/kinds/ip/syntax.ts', source: '^[("\'<[{]+|', ...CHECKED },
  {
    path: 'lib/kinds/phone/field.ts',
    source: '(?:telefon(?:n[aeiy]|sk|ick|iczn)\\p{Alpha}+|телефон[нс]\\p{Alpha}+|',
    ...WORD,
  },
  {
    path: 'lib/kinds/phone/field.ts',
    source: '(?:telefon(?:n[aeiy]|sk|ick|iczn)\\p{Alpha}+|телефон[нс]\\p{Alpha}+)',
    ...WORD,
  },
  { path: 'lib/values/kinds/phone/find/context.ts', source: '\\(.*?\\)+', ...OURS },
  { path: 'lib/values/kinds/phone/find/named-region.ts', source: '[^\\s-]+$', ...OURS },
  {
    path: 'lib/values/kinds/phone/find/named-region.ts',
    source: "(?:[\\p{Alpha}'’-]+\\s){0,3}",
    most: 64,
    limit: 'REACH',
  },
  { path: 'lib/values/kinds/vat/check/parse.ts', source: '(MWST|TVA|IVA)(?:', ...CHECKED },
  { path: 'lib/page/field/mask-fillers.ts', source: '[xX](?:[\\s().-]*[xX])+$', ...FIELD },
  { path: 'lib/page/field/mask-fillers.ts', source: '[xX](?:[\\s().-]*[xX])*[', ...FIELD },
  { path: 'lib/page/field/mask-fillers.ts', source: '[\\s(./-]+$', ...FIELD },
  { path: 'lib/page/field/mask-fillers.ts', source: '[_‗＿•●○◦□▢◌]+(?:', ...FIELD },
  { path: 'lib/page/field/mask-fillers.ts', source: '(?:^|[.@]|', ...FIELD },
  {
    path: 'lib/values/text/fold.ts',
    source: '([A-Z]+)([A-Z][a-z])',
    most: 120,
    limit: 'nameWords cuts the name',
  },
  { path: 'lib/values/kinds/phone/find/context.ts', source: '(?:(?<!\\p{Alpha})(?:tel', ...LABEL },
  { path: 'lib/values/kinds/phone/find/context.ts', source: '(?:[§#№]|', ...LABEL },
];
