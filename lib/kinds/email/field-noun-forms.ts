import type { NounForms } from '../shared/field-rules.ts';

export const EMAIL_NOUN_FORMS: NounForms = {
  english: /(?:^| )(?:e ?mails?|mails?)$/,
  stem: /(?:mail|posti?)$/,
  oblique: /(?:(?:почт|пошт)[ыи]|имеила|ταχυδρομειου|emailului|emailit)$/,
  obliqueSlavic: /(?:mail(?:a|u|i|ov|ow)|post[ey])$/,
  obliqueFirst: { lt: /pasto$/, lv: /pasta$/, fi: /postin$/, et: /(?:posti|meili)$/ },
  adjective: /mailo[vw]\p{L}+$/u,
  ideographs: 'メール',
  values: 'e mail mails mailadr* post posta',
};
