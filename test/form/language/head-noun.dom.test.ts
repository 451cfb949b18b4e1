import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../lib/domain/kind.ts';
import { fieldKind, formTypeOf, readField } from '../../../lib/form/index.ts';

/** Renders markup on a page in a language and returns its only input. */
function field(html: string, lang = 'en'): HTMLInputElement {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  const found = document.querySelector('input');
  if (found === null) throw new Error('no field');
  return found;
}

function labelled(label: string, lang = 'en', attributes = 'name="f_7"'): HTMLInputElement {
  const input = field(`<label for="x"></label><input id="x" ${attributes}>`, lang);
  const named = document.querySelector('label');
  if (named !== null) named.textContent = label;
  return input;
}

/**
 * Labels on pages in their language, separated by ` ; `, on a text field without other evidence:
 * labels of a kind, and look-alikes whose head is another noun. Without the analysis of heads, 103
 * of the 249 look-alikes were recognised.
 */
const ROWS: readonly (readonly [lang: string, kind: Kind | null, labels: string])[] = [
  [
    'en',
    'email',
    'Email ; Your email ; Email address * ; E-mail (required) ; Work email ; Company email address ; Student email ; Parent email ; Parent/guardian email ; Email of emergency contact ; Email to send the invoice to ; Email where we can reach you ; Confirm email ; Email confirmation ; Retype email ; Re-enter your email ; Billing email ; Email (we never share it) ; Preferred email ; Secondary email ; Backup email ; Recovery email ; Recovery email address ; Notification email ; Support email ; Public email ; Public contact email ; Email for receipts ; Send receipt to email ; Email us at ; Login email ; PayPal email address ; Invitee email ; Author email ; Email login ; Email address line 1 ; Guest email ; Candidate email ; Manager email ; Accounts payable email ; AP email ; Remittance email ; Email 2 ; Email (work) ; Work Email Address ; Email please ; Email or username ; Enter email ; Type your e-mail here ; Billing contact email address ; Organizer email ; Reply-to email ; Forward emails to ; Send emails to ; Where should we email you? ; Email address associated with your account ; Email you registered with ; Email address field ; Your e-mail goes here ; Email linked to the booking ; Email address on file',
  ],
  [
    'en',
    'phone',
    'Phone ; Phone number ; Phone no. ; Your phone ; Mobile ; Mobile no ; Mobile phone number ; Cell phone ; Home phone ; Phone (mobile) ; Phone (day) ; Daytime phone ; Evening telephone ; Emergency contact phone ; Emergency phone number ; Next of kin phone ; Doctor phone ; School phone ; Best phone to reach you ; Best phone number to call ; Phone for delivery questions ; Phone required ; Contact phone number ; Alternate phone ; Alternative mobile number ; Phone 1 ; Phone #2 ; Primary Phone ; Telephone (incl. area code) ; Company phone ; Store phone ; Recipient phone ; Driver mobile ; Parent mobile ; Phone where you can be reached ; Phone number for text alerts ; Mobile to receive SMS ; Phone or WhatsApp ; Phone Number Home ; Landlord phone ; Reference 1 phone ; Caller phone number',
  ],
  [
    'en',
    null,
    'Email client ; Email subject ; Email heading ; Email frequency ; Email template ; Email preview text ; Email greeting ; Email schedule ; Email category ; Email list ; Email lists ; Email queue ; Email folder ; Email alias domain ; Email credits ; Email campaign name ; Email encoding ; Email font ; Email button label ; Email priority ; Email quota ; Email server ; Email port ; Email protocol ; Email provider ; Email notifications ; Email alerts ; Email reminder ; Email attachments ; Email tone ; Email interval ; Blocked emails ; Unsubscribed emails ; Rejected emails ; Max emails ; Daily emails ; Email bounce rate ; Email copy style ; Type of email ; Purpose of email ; Phone model ; Phone plan ; Phone brand ; Phone system ; Phone extension ; Phone battery health ; Phone storage ; Phone case color ; Phone insurance ; Phone skin ; Phone lock method ; Phone menu option ; Phone prompt ; Phone tree ; Phone hours ; Phone availability ; Phone etiquette score ; Phone notes ; Phone rental period ; Phone repair type ; Mobile platform ; Mobile game ; Mobile banner ; Mobile menu title ; Mobile breakpoint ; Mobile bandwidth ; Mobile carrier ; Mobile deposit limit ; Mobile app ; Telephone skills ; Telephone expenses ; Age of phone ; Color of your phone ; What phone do you have? ; Which phone are you returning? ; Cell count ; Cell line ; Cell color ; Phone charger type ; Phone bill amount ; Phone number format ; Phone number type',
  ],
  [
    'de',
    'email',
    'E-Mail ; Ihre E-Mail ; E-Mail geschäftlich ; E-Mail privat ; E-Mail Adresse ; E-Mail-Adresse des Kunden ; Geschäftliche E-Mail ; E-Mail-Bestätigung ; E-Mail-Kontakt ; E-Mail Ansprechpartner ; Antwort-E-Mail ; Rechnungs-Mail ; E-Mail-Empfänger ; E-Mail für Rückfragen ; E-Mail wiederholen ; E-Mail-Adressen',
  ],
  [
    'de',
    'phone',
    'Telefon ; Telefon-Nr. ; Tel.-Nr. ; Telefon privat ; Telefon dienstlich ; Telefon tagsüber ; Telefon (für Rückfragen) ; Mobil-Nr. ; Handy-Nr. ; Mobilfunknummer ; Telefon Notfallkontakt ; Telefon der Schule ; Mobiltelefonnummer ; Telefonkontakt ; Telefonische Erreichbarkeit unter Nummer ; Festnetznummer ; Telefonnr. mobil',
  ],
  [
    'de',
    null,
    'Telefonmodell ; Telefonvertrag ; Telefonanlage ; Telefonrechnung ; Telefongebühren ; Telefonzeiten ; E-Mail-Signatur ; E-Mail-Text ; E-Mail-Vorlage ; E-Mail-Provider ; E-Mail-Programm ; E-Mail-Verteiler ; E-Mail-Anhang ; E-Mail-Häufigkeit ; E-Mail-Server ; Handymarke ; Handyhülle ; Mobilfunkanbieter ; Mobilfunkvertrag ; Telefonprotokoll ; Mailserver ; Mailprogramm',
  ],
  [
    'nl',
    null,
    'Telefoonmerk ; Telefoonabonnement ; Telefoonmodel ; E-mailonderwerp ; E-mailprogramma ; E-mail-handtekening ; Telefoonhoesje',
  ],
  [
    'nl',
    'email',
    'E-mail ; E-mailadres werk ; E-mail bevestigen ; E-mail contactpersoon ; Zakelijke e-mail ; E-mailadres voor facturen ; Mailadres ouder',
  ],
  [
    'nl',
    'phone',
    'Telefoon ; Telefoon werk ; Telefoonnr. ; Mobiel nummer ; Telefoon contactpersoon ; Telefoonnummer thuis ; Mobiele telefoon',
  ],
  [
    'sv',
    null,
    'Telefonmodell ; Mobilmodell ; Telefonabonnemang ; E-postmeddelande ; E-postserver ; Mobiltäckning ; Telefonväxel',
  ],
  [
    'sv',
    'phone',
    'Telefon ; Mobiltelefon ; Telefon arbete ; Mobilnr ; Telefon dagtid ; Telefonnummer bostad ; Telefon hem',
  ],
  ['da', null, 'Telefonmodel ; Telefonabonnement ; E-mailsignatur ; Mobilabonnement'],
  [
    'fi',
    null,
    'Puhelinliittymä ; Puhelinmalli ; Sähköpostiohjelma ; Puhelinaika ; Sähköpostiviestin aihe',
  ],
  [
    'fi',
    'phone',
    'Puhelin ; Puhelin työ ; Puhelinnumerosi ; Puhelin koti ; Matkapuhelinnumero ; Puhelinyhteystieto',
  ],
  ['hu', null, 'Telefonmárka ; Telefonmodell ; Telefontípus ; E-mailszerver ; Telefonszolgáltató'],
  ['hu', 'phone', 'Telefonszáma ; Mobiltelefonszám ; Telefon (mobil) ; Telefonszámuk'],
  [
    'fr',
    null,
    "Modèle de téléphone ; Marque de votre téléphone ; Type de téléphone ; Opérateur de téléphone ; Facture de téléphone ; Sujet de l'e-mail ; Signature de l'email ; Serveur de messagerie ; Fréquence des e-mails ; Couleur du téléphone ; État du téléphone ; Logiciel de messagerie ; Nombre de mails ; Contenu du mail",
  ],
  [
    'fr',
    'email',
    "E-mail ; Adresse e-mail ; Votre mail ; E-mail du contact ; E-mail de facturation ; Confirmation de l'e-mail ; Adresse de messagerie ; Adresse de votre messagerie ; E-mail professionnel ; Courriel de la personne à prévenir ; Mail secondaire",
  ],
  [
    'fr',
    'phone',
    'Téléphone ; Numéro de votre téléphone ; Tél. bureau ; Téléphone domicile ; N° de tél ; Téléphone de la personne à contacter ; Téléphone mobile ; Numéro du mobile ; Confirmation du téléphone ; Téléphone professionnel',
  ],
  [
    'es',
    null,
    'Modelo del teléfono ; Marca de celular ; Compañía de teléfono ; Asunto del correo ; Plantilla de correo ; Servidor de correo ; Factura del móvil ; Tipo de móvil ; Estado del celular ; Cuerpo del correo ; Tarifa de móvil',
  ],
  [
    'es',
    'email',
    'Correo ; Correo electrónico de contacto ; Dirección de correo ; Confirmación de correo ; Correo del padre o madre ; Cuenta de correo ; Email personal ; Correo institucional ; Correo alternativo ; Introduce tu correo',
  ],
  [
    'es',
    'phone',
    'Teléfono ; Teléfono de casa ; Número del móvil ; Móvil de contacto ; Número de celular ; Teléfono trabajo ; Teléfono del domicilio ; Confirma tu teléfono ; Teléfono fijo',
  ],
  [
    'it',
    null,
    'Modello di telefono ; Marca del cellulare ; Operatore del cellulare ; Oggetto della mail ; Firma della mail ; Testo della mail ; Tipo di cellulare ; Tariffa del cellulare',
  ],
  [
    'it',
    'email',
    'Email ; La tua mail ; Indirizzo di posta elettronica ; Email aziendale ; Email del referente ; Conferma la mail ; E-mail per ricevere la fattura ; Email personale',
  ],
  [
    'it',
    'phone',
    'Telefono ; Numero di cellulare ; Telefono fisso ; Cellulare del genitore ; Telefono casa ; Numero del tuo cellulare ; Telefono ufficio',
  ],
  [
    'pt',
    null,
    'Modelo do celular ; Marca do telemóvel ; Assunto do e-mail ; Operadora do celular ; Assinatura de e-mail ; Tipo de telefone ; Cor do celular',
  ],
  [
    'pt',
    'phone',
    'Telefone ; Número do celular ; Telemóvel do encarregado ; Telefone residencial ; Celular com DDD ; Telefone do responsável ; Número de telemóvel',
  ],
  [
    'pl',
    null,
    'Model telefonu ; Marka telefonu ; Operator telefonu ; Stan telefonu ; Kolor telefonu ; Treść e-maila ; Temat maila ; Liczba maili ; Tytuł maila ; Częstotliwość e-maili',
  ],
  [
    'pl',
    'phone',
    'Telefon ; Numer telefonu ; Nr telefonu komórkowego ; Telefon rodzica ; Potwierdź numer telefonu ; Telefon do kontaktu ; Numer telefonu opiekuna ; Telefon służbowy ; Podaj numer telefonu',
  ],
  [
    'pl',
    'email',
    'E-mail ; Adres e-mail ; Adres e-maila ; Powtórz adres e-mail ; Twój e-mail ; E-mail firmowy ; E-mail opiekuna ; Potwierdzenie e-maila',
  ],
  [
    'cs',
    null,
    'Model telefonu ; Značka mobilu ; Barva telefonu ; Předmět e-mailu ; Text e-mailu ; Stav telefonu ; Mobilní operátor ; Mobilní tarif ; E-mailový klient',
  ],
  [
    'cs',
    'phone',
    'Telefon ; Telefonní číslo ; Číslo telefonu ; Mobilní číslo ; Telefon rodiče ; Kontaktní telefon ; Mobilní telefon ; Telefonický kontakt ; Zadejte telefon',
  ],
  [
    'ru',
    null,
    'Модель телефона ; Цвет телефона ; Состояние телефона ; Производитель телефона ; Мобильный оператор ; Мобильный тариф ; Тема письма почты ; Память телефона ; Проблема с телефоном',
  ],
  [
    'ru',
    'phone',
    'Телефон ; Номер телефона ; Номер мобильного телефона ; Номер вашего телефона ; Контактный номер телефона ; Телефон родителя ; Мобильный ; Мобильный номер ; Введите номер телефона ; Телефон получателя ; Рабочий телефон',
  ],
  [
    'ru',
    'email',
    'Почта ; Электронная почта ; Адрес почты ; Адрес вашей почты ; Рабочая почта ; Почта для чеков ; E-mail получателя ; Укажите e-mail',
  ],
  [
    'uk',
    null,
    'Модель телефону ; Колір телефону ; Стан телефону ; Мобільний оператор ; Виробник телефону',
  ],
  [
    'uk',
    'phone',
    'Телефон ; Номер телефону ; Номер мобільного телефону ; Телефон отримувача ; Мобільний номер',
  ],
  [
    'el',
    null,
    'Μοντέλο κινητού ; Μάρκα τηλεφώνου ; Χρώμα κινητού ; Κατάσταση κινητού ; Πάροχος κινητού',
  ],
  [
    'el',
    'phone',
    'Τηλέφωνο ; Αριθμός κινητού ; Κινητό τηλέφωνο ; Τηλέφωνο οικίας ; Σταθερό τηλέφωνο ; Κινητό γονέα',
  ],
  ['lt', null, 'Telefono modelis ; Telefono gamintojas ; Telefono spalva ; El. pašto tema'],
  [
    'lt',
    'phone',
    'Telefonas ; Telefono numeris ; Telefono nr. ; Jūsų telefono numeris ; Mobilusis telefonas',
  ],
  ['lv', null, 'Tālruņa modelis ; Tālruņa ražotājs ; E-pasta temats'],
  ['lv', 'phone', 'Tālrunis ; Tālruņa numurs ; Kontakttālrunis ; Mobilā tālruņa numurs'],
  ['et', null, 'Telefoni mark ; Telefoni mudel ; Meili teema'],
  ['et', 'phone', 'Telefon ; Telefoni number ; Telefoninumber ; Mobiil'],
  [
    'tr',
    null,
    'Telefon modeli ; Telefon rengi ; Telefon markası ; E-posta konusu ; Telefon operatörü',
  ],
  [
    'tr',
    'phone',
    'Telefon ; Telefon numarası ; Cep telefonu ; İş telefonu ; Ev telefonu ; Yetkili telefonu ; Telefon numaranız ; Veli telefonu',
  ],
  [
    'ja',
    null,
    '電話機種 ; メール本文 ; メールソフト ; 携帯キャリア ; 電話帳名 ; メール署名 ; 携帯端末名',
  ],
  [
    'ja',
    'phone',
    '電話番号 ; 携帯電話 ; 携帯番号 ; お電話番号 ; 電話（自宅） ; 携帯電話番号 ; 電話番号をご入力ください ; 連絡先電話番号 ; 勤務先電話',
  ],
  [
    'ja',
    'email',
    'メールアドレス ; Eメール ; PCメール ; 携帯メールアドレス ; メールアドレス再入力 ; メール（確認） ; メールアドレスを入力',
  ],
  ['zh', null, '手机颜色 ; 手机内存 ; 邮件服务器 ; 邮件签名 ; 电话套餐 ; 手机品牌'],
  [
    'zh',
    'phone',
    '手机 ; 手机号 ; 手机号码 ; 联系电话 ; 电话 ; 手机或固话 ; 公司电话 ; 请输入手机号 ; 收货人手机 ; 手机（必填）',
  ],
  [
    'zh',
    'email',
    '邮箱 ; 邮箱地址 ; 电子邮箱 ; 电子邮件 ; 接收邮箱 ; 邮箱账号 ; 企业邮箱 ; 电子信箱',
  ],
  ['ko', null, '휴대폰 색상 ; 휴대폰 기종 ; 메일 서버 ; 메일서버 ; 전화요금제 ; 메일 제목'],
  [
    'ko',
    'phone',
    '전화번호 ; 휴대폰번호 ; 휴대폰 번호 ; 연락처 ; 휴대전화 ; 자택 전화 ; 연락처 입력 ; 비상연락처 ; 담당자 연락처',
  ],
  [
    'ro',
    null,
    'Modelul telefonului ; Marca telefonului ; Culoarea telefonului ; Subiectul emailului',
  ],
  [
    'ro',
    'phone',
    'Telefon ; Număr de telefon ; Numărul de telefon ; Telefon de contact ; Telefon părinte ; Nr. de telefon mobil ; Numărul telefonului',
  ],
];

describe.each(ROWS)('the head noun of labels in %s, for %s', (lang, kind, labels) => {
  it.each(labels.split(' ; '))('%s', (label) => {
    expect(fieldKind(labelled(label, lang))).toBe(kind);
  });
});

describe('known misses', () => {
  it.each([
    ['da', 'Telefontid', 'phone'],
    ['it', 'Firma e-mail', 'email'],
    ['hu', 'Telefonos elérhetőség', null],
  ])('%s: %s is classified as %s', (lang, label, kind) => {
    expect(fieldKind(labelled(label, lang))).toBe(kind);
  });
});

describe('an unknown head noun', () => {
  it.each([
    ['name="contact_phone"', 'phone', 'name:phone'],
    ['type="tel"', 'phone', 'type:tel'],
    ['type="email"', 'email', 'type:email'],
    ['autocomplete="tel"', 'phone', 'autocomplete:tel'],
    ['name="phone_greeting"', null, 'veto:label'],
    ['name="f7"', null, 'veto:label'],
  ])('"Phone greeting" with %s: %s', (attributes, kind, why) => {
    expect(readField(labelled('Phone greeting', 'en', attributes))).toMatchObject({ kind, why });
  });

  it('a wrong page language does not affect foreign labels', () => {
    for (const label of ['Email titulaire', 'E-mailadres ouder', 'Telefon służbowy', 'Tél. bureau'])
      expect(fieldKind(labelled(label, 'en')), label).not.toBeNull();
  });
});

describe('identifiers', () => {
  it.each([
    ['Header image', 'woocommerce_email_header_image'],
    ['Banner', 'email_banner'],
    ['Numero di persone', 'tel-45'],
    ['Anything', 'filter[email]'],
    ['', 'filter[phone]'],
  ])('"%s" with the name %s is no email field', (label, name) => {
    const type = name === 'tel-45' ? 'tel' : 'text';
    expect(fieldKind(labelled(label, 'en', `type="${type}" name="${name}"`))).toBeNull();
  });

  it.each([
    ['', 'email_banner'],
    ['Bounce address', 'bounceEmail'],
    ['Where should we send it?', 'email'],
    ['Header', 'form[email_address]'],
  ])('"%s" with the name %s is an email field', (label, name) => {
    expect(fieldKind(labelled(label, 'en', `name="${name}"`))).toBe('email');
  });
});

describe('two values in one field', () => {
  it.each([
    ['Username or phone', null],
    ['아이디 또는 휴대폰번호', null],
    ['Username or email', 'email'],
    ['Emergency contact (name and phone)', null],
    ['Naam en telefoon', null],
    ['Adresa e emailit', 'email'],
    ['Telefon- und Internetkosten', null],
    ['Telefon- oder Handynummer', 'phone'],
    ['Best number to reach you', 'phone'],
    ['Room number', null],
  ])('%s: %s', (label, kind) => {
    expect(fieldKind(labelled(label, 'de'))).toBe(kind);
  });
});

describe('the form type', () => {
  const EMAIL = '<input type="email" name="email">';
  it.each([
    [
      'a list under a button that also signs in',
      `<form action="/newsletter/subscribe">${EMAIL}<button>Anmelden</button></form>`,
      'newsletter',
    ],
    [
      'a webinar',
      `<h2>Inscrivez-vous au webinaire</h2><form>${EMAIL}<input name="a"><input name="b"><button>Je m'inscris</button></form>`,
      'other',
    ],
    [
      'a dialog with a name',
      '<div role="dialog" aria-label="Log in"><form><input type="tel" name="phone"><button>Continue</button></form></div>',
      'sign-in',
    ],
    [
      'an enrolment with many fields',
      `<h1>Inschrijven bij de praktijk</h1><form>${EMAIL}${'<input>'.repeat(5)}<button>Versturen</button></form>`,
      'other',
    ],
  ])('%s', (_name, html, type) => {
    expect(formTypeOf(field(html))).toBe(type);
  });
});

describe('a label that only seems to ask for something else', () => {
  it.each<[string, string, Kind | null]>([
    ['Get Email Offers', 'placeholder="Enter your email" name="emailSignUp"', 'email'],
    ['Email offers', 'placeholder="Weekly" name="emailOffers"', null],
    ['Mobile alerts', 'placeholder="Your mobile number" name="f_3"', 'phone'],
    ['Email subject', 'placeholder="Hello" name="f_3"', null],
  ])('%s, with %s', (label, attributes, kind) => {
    expect(fieldKind(labelled(label, 'en', attributes))).toBe(kind);
  });
});
