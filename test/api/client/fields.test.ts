import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInMessages } from '../../../lib/api/client/question.ts';
import { ENDPOINTS } from '../../../lib/api/endpoints/table.ts';
import { verdictSchema } from '../../../lib/extension/schemas/index.ts';
import { KINDS } from '../../../lib/values/domain/kind.ts';
import { keepFields } from '../../sandbox/request/fields.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { SAMPLED, SAMPLES } from '../samples.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInMessages);

const keep = (answer: object, fields: readonly string[]) => keepFields(answer, fields.join());

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

describe('the verdict of a lookup', () => {
  it.each(SAMPLED)('of %s, from a whole answer, fits the message schema', (name) => {
    for (const kind of KINDS) {
      const verdict = verdictFromAnswer(kind, 'value-of-mine', name, SAMPLES[name]);
      if (verdict === null) continue;
      expect(verdictSchema.parse(verdict)).toEqual(verdict);
      expect(verdict.reason).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(verdict.headline).toMatch(/^\p{Lu}.+\.$/u);
      expect(verdict.headline).not.toContain('value-of-mine');
      const labels = verdict.facts.map((fact) => fact.label);
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.length).toBeGreaterThan(0);
      // The headline already says this.
      expect(labels).not.toContain('Valid');
    }
  });
});
