/** Words that announce an email address, in the form of `MistypedFinder.labels`. */

/** By language; a word that several share is given once. */
const BY_LANGUAGE: readonly string[] = [
  // English
  'e mail*, e mail address, mail, mail address, email id, contact, contact email, mailto, reply to',
  // German
  'e mail adresse*, mail adresse*, elektronische post, kontakt, epost adresse',
  // French
  'adresse e mail, adresse mail, adresse électronique, courriel*, courrier électronique, mél, mel, adresse courriel',
  // Spanish and Catalan
  'correo*, correo electrónico, correo electronico, correo e, dirección de correo, contacto, correu*, correu electrònic',
  // Italian
  'indirizzo e mail, posta elettronica, posta certificata, posta elettronica certificata, pec, contatto, contatti',
  // Dutch
  'e mailadres*, mailadres*, e post*',
  // Polish
  'adres e mail, adres mail*, poczta, poczta elektroniczna, adres poczty',
  // Portuguese
  'correio eletrônico, correio eletrónico, correio electrónico, endereço de e mail, contato, contacto',
  // Nordic and Baltic languages
  'epost*, e postadress*, mejl*, sähköposti*, meili, tölvupóstur, netfang, e pasts, el paštas, e kiri',
  // Czech, Slovak, Hungarian, Romanian, Croatian, Slovenian, Turkish
  'e pošta, e posta, elektronická pošta, emailová adresa, e mail cím, ímél, drótposta, adresă de e mail, poštni naslov, e poçt',
  // Greek, Russian, Ukrainian, Bulgarian
  'ηλεκτρονική διεύθυνση, ηλ ταχυδρομείο, эл почта, электронная почта, почта, е mail, пошта, електронна пошта, имейл, емайл',
  // Chinese, Japanese, Korean, Arabic, Hebrew
  '邮箱, 电子邮件, 郵箱, 電子郵件, 電郵, メール, メールアドレス, 이메일, 전자우편, البريد الإلكتروني, דואר אלקטרוני, אימייל',
];

export const EMAIL_LABELS: readonly string[] = [
  ...new Set(BY_LANGUAGE.flatMap((words) => words.split(', '))),
];
