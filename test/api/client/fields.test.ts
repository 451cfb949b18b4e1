import { describe, expect, it } from 'vitest';
import {
  questionFor,
  verdictFromAnswer as verdictFromAnswerInReferences,
} from '../../../lib/api/client/question.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../../lib/api/endpoints/table.ts';
import { KINDS } from '../../../lib/domain/kind.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { SAMPLED, SAMPLES } from '../samples.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInReferences);

/** Applies the `fields` parameter (contract, Global parameters, rules 1 to 5). */
function keep(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => keep(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([name, part]) => {
    if (fields.includes(name)) return [[name, part] as const];
    const inner = fields
      .filter((field) => field.startsWith(`${name}.`))
      .map((field) => field.slice(name.length + 1));
    return inner.length === 0 ? [] : [[name, keep(part, inner)] as const];
  });
  return Object.fromEntries(kept);
}

const lookups = SAMPLED.filter((name) => ENDPOINTS[name].kind !== null);

describe.each(lookups)('the fields of %s', (name) => {
  const { kind: endpointKind, fields } = ENDPOINTS[name];
  const kind = endpointKind ?? 'email';
  const { qualification: _, ...plain } = { qualification: '', ...SAMPLES[name] };
  // Answers that lead to different verdicts, so that each field matters in at least one.
  const answers = [SAMPLES[name], plain, { ...plain, line_type: null, country_name: null }];
  const verdicts = (kept: readonly string[]) =>
    answers.map((answer) => verdictFromAnswer(kind, 'v@example.net', name, keep(answer, kept)));

  it('give the same verdict as the whole answer', () => {
    const whole = answers.map((answer) => verdictFromAnswer(kind, 'v@example.net', name, answer));
    expect(whole).not.toContain(null);
    expect(verdicts(fields)).toEqual(whole);
  });

  it('include no field that the verdict does not use', () => {
    const answered = fields.filter(
      (field) => JSON.stringify(keep(SAMPLES[name], [field])) !== '{}',
    );
    const unused = answered.filter((field) => {
      const less = verdicts(fields.filter((other) => other !== field));
      return JSON.stringify(less) === JSON.stringify(verdicts(fields));
    });
    expect(answered.length).toBeGreaterThan(0);
    expect(unused).toEqual([]);
  });
});

it('uses the fields of the endpoint in the question of each kind', () => {
  for (const kind of KINDS) {
    const question = questionFor(kind, 'v', 'standard');
    if (question) expect(question.fields).toBe(ENDPOINTS[question.endpoint].fields);
    else expect(KIND_DEFINITIONS[kind].lookup).toBeNull();
  }
});

it('requests all fields from endpoints without a verdict', () => {
  const whole = ENDPOINT_NAMES.filter((name) => ENDPOINTS[name].fields.length === 0);
  expect(whole).toEqual(ENDPOINT_NAMES.filter((name) => ENDPOINTS[name].kind === null));
});
