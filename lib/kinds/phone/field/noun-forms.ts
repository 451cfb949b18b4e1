import type { NounForms } from '../../shared/field-rules.ts';

export const PHONE_NOUN_FORMS: NounForms = {
  english: /(?:^| )(?:(?:tele|cell)?phones?|mobiles?|cell)$/,
  stem: /(?:tele?foo?n|mobil|mobilfunk|puhelin)$/,
  oblique:
    /(?:телефон(?:а|у|ом|ів|ов)|мобилника|τηλεφωνου|κινητου|telefonului|telefonit|telefonic[oa]s?|telephoniques?|telephoner|telefon(?:ieren|e?are?))$/,
  obliqueSlavic: /(?:telefon(?:u|a|ov|ow)|mobil(?:u|nika)|komorki|mobitela)$/,
  obliqueFirst: {
    lt: /(?:telefono|mobiliojo)$/,
    lv: /(?:talruna|telefona|mobila)$/,
    fi: /(?:puhelimen|kannykan)$/,
    et: /(?:telefoni|mobiili)$/,
  },
  adjective:
    /(?:telefon(?:n[aeiy]|sk|ick|iczn)\p{L}+|телефон[нс]\p{L}+|mobiln[aeiyou]\p{L}{0,2}|мобил(?:ен|ь?н\p{L}+)|мобільн\p{L}+)$/u,
  adjectiveBehind: /(?:telefon(?:n[aeiy]|sk|ick|iczn)\p{L}+|телефон[нс]\p{L}+)$/u,
  ideographs: '携帯|電話|电话|手机|手機',
  values:
    'rufnummer* anschluss* tel* тел* phone* mob* моб* cell* handy fax whatsapp sms gsm landline lin* lign*',
  isThing: true,
};
