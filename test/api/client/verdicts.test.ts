import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInReferences } from '../../../lib/api/client/question.ts';
import { KINDS } from '../../../lib/domain/kind.ts';
import { verdictSchema } from '../../../lib/extension/schemas/index.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { SAMPLED, SAMPLES } from '../samples.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInReferences);

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
