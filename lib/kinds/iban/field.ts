/** Which form fields ask for an IBAN. */
import type { FieldRules } from '../shared/field-rules.ts';

export const ibanFieldRules: FieldRules = {
  kind: 'iban',
  words: {
    en: {
      names: 'iban*|*iban|international bank account*',
      parts: 'not iban|not your iban|kein iban|keine iban|pas d iban',
    },
    sr: { names: 'ибан' },
    el: { names: 'ιβαν' },
    uk: { names: 'ібан' },
    ja: { names: '国際銀行口座番号' },
    zh: { names: '国际银行账号|國際銀行帳號|国际银行账户号码|國際銀行帳戶號碼' },
    ko: { names: '국제은행계좌번호|국제 은행 계좌 번호' },
    ar: { names: '*آيبان*|*ايبان*|رقم الحساب المصرفي الدولي|رقم الحساب الدولي' },
    he: { names: '*איבן|מספר חשבון בנק בינלאומי' },
    hi: { names: 'आईबीएएन|आईबैन' },
    fa: { names: 'شبا' },
  },
  samples: [
    /(?:^|[\s:(])[A-Z]{2}\d{2}(?:[ ]?[A-Z\dX_]{4}){3,8}/,
    /^\^?\[A-Z\]\{2\}(?:\\d|\[0-9\])\{2\}/,
  ],
  minLength: 15,
  winsEverywhere: true,
  isAlternative: true,
};
