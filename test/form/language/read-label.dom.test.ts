import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../lib/domain/kind.ts';
import { readField } from '../../../lib/form/index.ts';

/** Labels of real forms, and look-alikes, on an input without other evidence. */
interface Row {
  readonly kind: Kind | null;
  readonly type: 'text' | 'tel';
  readonly labels: string;
}

/** Labels separated by ` ; `. */
const ROWS: readonly Row[] = [
  {
    kind: 'email',
    type: 'text',
    labels:
      "Email address for order confirmation ; Email for invoice ; Where should we send your receipt? (email) ; Email name@example.com ; Your e-mail (will not be published) ; Notification email ; Account owner email ; Sender email ; Billing contact email ; Email of account holder ; E-Mail des Ansprechpartners ; Rechnungs-E-Mail-Adresse ; E-Mail Rechnungsempfänger ; Email du titulaire ; Email titulaire ; Correo del titular ; Email intestatario ; E-Mail für Bestellbestätigung ; Company e-mail ; E-mail do titular ; Emailadresse ; Kontakt-E-Mail ; Email ID ; Paypal email ; Friend's email ; Recipient's email ; Email (we'll send your code here) ; Your best email ; Drop your email ; Enter your school email ; Adresse mail ; Adresse mail de contact ; Votre e‑mail ; Mail pro ; E-mailadres ouder ; E-postadress till faktura ; Adres e-mail do faktury ; Correo electrónico para notificaciones ; E-mail para contato ; Indirizzo email referente",
  },
  {
    kind: 'email',
    type: 'text',
    labels:
      'Ваш e-mail ; Адрес электронной почты ; Электронная почта ; Имейл ; E-posta adresiniz ; 電子メール ; 电子邮箱 ; 電子郵件地址 ; 이메일 주소 ; メールアドレス（確認用） ; Email Address* ; Confirm Email Address ; Re-type email ; Repeat e-mail address ; Secondary email ; Recovery email ; Alternate Email ; Email 1 ; Primary Email ; Email (no spam, promise) ; Email (not shared) ; Mail Ansprechpartner ; Adresse e-mail du responsable ; E-mail osoby kontaktowej ; Correo de la persona de contacto ; E-mail van de ouder ; Почта для связи ; Email do responsável ; E-mail kapcsolattartó ; Yetkili e-posta ; メールアドレス(半角) ; E-mail kontaktní osoby ; E-mail (firemní) ; Imelda e-mail ; Email where we can contact you ; Email we should use ; E-mail to send the tickets to ; Email used for order ; Parent email ; Email (required) *',
  },
  {
    kind: 'email',
    type: 'text',
    labels:
      "Email – work ; Work / personal email ; Kontakt (e-mail) ; E-mail na potwierdzenie ; E-mail, na který pošleme fakturu ; E-mail pro zaslání vouchery ; E-Mail, an die wir die Tickets senden ; E-mail pour recevoir vos billets ; Email para recibir las entradas ; Email su cui ricevere i biglietti ; E-mail waarop u de tickets wilt ontvangen ; Имейл за фактура ; Email для чека ; Correo corporativo ; Courriel professionnel ; Boîte mail ; Indirizzo di posta elettronica certificata ; Adresse de courriel ; Enter email to continue ; Company's billing email address ; Email of guardian",
  },
  {
    kind: 'phone',
    type: 'text',
    labels:
      'Phone number for delivery updates ; Best number to reach you (phone) ; Telephone (day) ; Telephone (evening) ; Phone (with area code) ; Mobile no. ; Mobile # ; Phone # ; Tel. privat ; Tel. gesch. ; Handy ; Telefon Kontoinhaber ; Téléphone du titulaire ; Teléfono del titular ; Telefono intestatario ; Telefon für Rückfragen ; Telefonnummer für den Kurier ; Numéro de mobile ; N° mobile ; Numero di cellulare ; Nr telefonu ; Telefon kontaktowy ; Mobilní telefon ; Mobil telefon ; GSM ; Gsm-nummer ; Puhelin (kotiin) ; Numer tel. kom. ; Contact telephone ; Contact phone number ; Emergency contact number ; Cell phone number ; Home phone ; Business phone ; Work telephone ; WhatsApp number ; Número de WhatsApp ; Fax number ; Fax ; SMS number',
  },
  {
    kind: 'phone',
    type: 'text',
    labels:
      'Your mobile phone (optional) ; Delivery phone ; Receiver phone ; เบอร์มือถือ ; Số điện thoại liên hệ ; Nomor telepon ; No. HP ; 手机号码 ; 聯絡電話 ; お電話番号 ; 휴대폰 번호 ; رقم الهاتف ; شماره تماس ; מספר טלפון ; मोबाइल नंबर ; Мобильный телефон ; Контактний телефон ; Telefon osoby kontaktowej ; Teléfono de la persona de contacto ; Téléphone du responsable ; Telefon kapcsolattartó ; Yetkili cep telefonu ; Telefonnummer der Eltern ; Telefone do responsável ; Телефон контактного лица ; Phone (mobile preferred) ; Telefono referente ; Tel. contactpersoon ; Telefonní číslo kontaktní osoby ; Telefon (pro kurýra) ; Phone where we can contact you ; Phone for the driver ; Telephone (including country code) ; Tel. no. ; Tel nr ; Mobile (for SMS alerts) ; Mobile phone for delivery ; Phone, in case we have questions ; Telefon, pod který se dovoláme ; Telefon für Lieferung',
  },
  {
    kind: 'phone',
    type: 'text',
    labels:
      'Téléphone pour la livraison ; Teléfono para el repartidor ; Telefono per la consegna ; Telefoonnummer voor bezorger ; Telefon dla kuriera ; Телефон для курьера ; Numer komórki ; Contact tel. ; Day-time tel ; Phone 1 ; Phone 2 (optional) ; Home tel ; Guardian phone ; Telefon 1 ; Telefonszám a futárnak ; Kurye için telefon ; Número de móvil ; Mobilnummer (SMS) ; Tel./Fax ; Phone/Mobile',
  },
  {
    kind: 'vat',
    type: 'text',
    labels:
      'VAT number ; VAT ID ; VAT no. ; VAT reg no ; EU VAT number ; VAT Registration Number (if applicable) ; USt-IdNr. ; Ust.-ID ; USt-ID-Nr ; Umsatzsteuer-ID ; N° de TVA intracommunautaire ; N° TVA ; TVA intracom ; Partita IVA ; P.IVA ; P. IVA ; NIF/CIF ; CIF ; N.I.F. ; BTW-nummer ; BTW nr ; Btw-identificatienummer ; Momsregistreringsnummer ; Momsnr. ; ALV-tunniste ; ALV-numero ; NIP ; Numer NIP ; NIP UE ; DIČ ; IČ DPH ; ID za DDV ; PDV ID broj ; ДДС номер ; ИН по ЗДДС ; ΑΦΜ ; Α.Φ.Μ. ; Cod TVA ; Cod fiscal ; CUI',
  },
  {
    kind: 'vat',
    type: 'text',
    labels:
      'Közösségi adószám ; PVM mokėtojo kodas ; PVM kodas ; PVN numurs ; KMKR nr ; KMKR number ; MVA-nummer ; MWST-Nr. ; UID-Nummer ; Rhif TAW ; Uimhir CBL ; Company VAT ; VAT / Tax ID ; VAT (optional) ; VAT number (no spaces) ; VAT nr (if any) ; Company VAT no. ; NIP nabywcy ; P.IVA azienda ; Nº IVA ; TVA n° ; USt-ID des Kunden ; VAT number of company ; VAT number (EU customers) ; Your VAT no ; EU VAT ID ; VAT-ID ; VAT identification number ; Numéro TVA (UE) ; Número VAT ; NIF de la empresa ; CIF de la empresa ; NIF da empresa ; USt-IdNr. (optional) ; P. IVA / VAT ; VAT-nummer ; DIČ (pro firmy) ; NIP firmy ; ΑΦΜ επιχείρησης ; ДДС № на фирмата',
  },
  { kind: 'vat', type: 'text', labels: 'Cod TVA firmă ; Áfa szám ; VAT/GST number' },
  {
    kind: 'iban',
    type: 'text',
    labels:
      'IBAN ; IBAN number ; Your IBAN ; IBAN (SEPA) ; Bank account number (IBAN) ; IBAN-Nummer ; IBAN Kontoinhaber ; IBAN des Empfängers ; IBAN du bénéficiaire ; IBAN titulaire ; IBAN beneficiario ; Código IBAN ; Numer IBAN ; Číslo účtu (IBAN) ; IBAN / Kontonummer ; Kontonummer/IBAN ; Rekeningnummer (IBAN) ; IBAN účtu ; IBAN сметка ; Номер IBAN ; IBAN hesap numarası ; Reikningsnúmer (IBAN) ; Tilinumero (IBAN) ; IBAN (no spaces) ; IBAN (ohne Leerzeichen) ; Account IBAN ; IBAN tal-kont ; IBAN mottagare ; IBAN for payout ; IBAN of beneficiary ; IBAN pentru rambursare ; IBAN для выплат ; Cuenta (IBAN) ; Conto corrente (IBAN) ; Nº de conta (IBAN) ; Konto (IBAN) ; IBAN odbiorcy ; IBAN příjemce ; IBAN címzett ; IBAN δικαιούχου',
  },
  {
    kind: 'bic',
    type: 'text',
    labels: 'BIC ; SWIFT ; BIC/SWIFT ; SWIFT-Code ; Kod SWIFT ; Code BIC ; BIC banky',
  },
  {
    kind: 'iban',
    type: 'text',
    labels: "IBAN kedvezményezett ; Receiver's IBAN ; IBAN or account number",
  },
  {
    kind: null,
    type: 'text',
    labels:
      "Email subject ; Email template ; Email frequency ; Email client name ; Email opt-out reason ; Email body ; Phone model ; Phone brand ; Phone make ; Phone plan ; Phone carrier ; Mobile operator ; Mobile app version ; Name of mobile provider ; Telefonanbieter ; E-Mail-Betreff ; Mail-Server ; SMTP host ; VAT rate ; VAT % ; VAT amount ; VAT exempt reason ; VAT scheme ; MwSt.-Satz ; Taux de TVA ; Aliquota IVA ; IVA (%) ; IBAN holder name ; Nom du titulaire de l'IBAN ; Sort code ; Verification code from email ; Code reçu par e-mail ; SMS-Code ; Telefon-PIN ; Phone password ; Search by phone ; Filter by email ; Number of phones",
  },
  {
    kind: null,
    type: 'text',
    labels:
      "How many phones do you own? ; Microphone ; Headphones ; Saxophone ; Telegram ; Smartphone ; E-Mail-Code ; Email verification code ; Phone type ; Phone extension ; Country calling code ; Dial code ; Vorwahl ; Durchwahl ; Indicatif ; Prefijo ; Email format ; Motivo dell'email ; Mailbox size ; Mailing address ; Mailing city ; Mail code ; Mail stop ; Private mailbox number (PMB) ; P.O. box ; Voicemail PIN ; Postfach ; Phone booth location ; Teleport ID ; Mobile home park ; Mobility aid ; Contact name ; Contact person ; Contact title ; Contact reason ; Cell type ; Cell line ; Cell reference ; Blood cell count ; NIE",
  },
  {
    kind: null,
    type: 'text',
    labels:
      'DNI ; Codice fiscale ; SIRET ; KvK-nummer ; CVR-nummer ; Organisationsnummer ; Y-tunnus ; REGON ; IČO ; OIB ; PIB ; EIK ; Steuernummer ; Steuer-ID ; Tax ID (TIN) ; EIN ; ABN ; GSTIN ; PAN ; CPF ; CNPJ ; RUT ; RFC ; Account number ; Routing number ; Kontonummer ; BLZ ; Model telefonu ; Marka telefonu ; Typ telefonu ; Модель телефона ; Марка телефона ; Модель мобильного телефона ; Оператор мобильной связи ; Telefonmodell ; Telefoonmodel ; Puhelinmalli ; Telefon típusa ; Telefon markası ; Modèle de téléphone',
  },
  {
    kind: null,
    type: 'text',
    labels:
      'Marque du téléphone ; Modelo de teléfono ; Modello di telefono ; Modelo do telemóvel ; Tip telefon ; Operator telefonii komórkowej ; E-posta konusu ; Account number (not IBAN) ; Username (not your email) ; Email type ; E-Mail-Typ ; Type of email ; Titular de la cuenta IBAN ; Email footer text ; Email sender name ; Email signature ; E-mail layout ; Email attachment name ; Email domain whitelist ; Number of emails per day ; Mail merge field ; Phone line speed ; Phone charger type ; Phone book entry ; Phone holder colour ; Phone credit ; Phone insurance number ; Phone storage (GB) ; Mobile data limit ; Mobile banking PIN ; Mobile deposit amount ; Mobile payment reference ; Phone order number ; VAT period ; VAT return reference ; VAT quarter end ; VAT due ; VAT paid ; VAT code description ; VAT country',
  },
  {
    kind: null,
    type: 'text',
    labels:
      "VAT category ; IBAN check digits ; IBAN bank name ; IBAN country code ; Fax cover text ; Tel Aviv branch ; Intel processor ; Hotel name ; Chatel number ; Cellar temperature ; Cell A1 value ; Contact lens power ; Contact hours ; Contact notes ; Contact date ; E-Mail-Text ; E-Mail-Vorlage ; Telefonkosten pro Monat ; Telefonkonferenz-PIN ; Handyvertrag Laufzeit ; Handymarke ; Mobilfunkanbieter ; Mehrwertsteuersatz ; USt-Betrag ; Umsatzsteuer in % ; Voranmeldezeitraum USt ; Objet du mail ; Texte de l'e-mail ; Opérateur mobile ; Forfait mobile ; Montant de la TVA ; Taux TVA ; Période de TVA ; Asunto del correo ; Texto del email ; Operador móvil ; Compañía telefónica ; Importe del IVA ; Oggetto dell'email ; Testo della mail",
  },
  {
    kind: null,
    type: 'text',
    labels:
      'Operatore telefonico ; Importo IVA ; Aliquota IVA % ; E-mailonderwerp ; Telefoonabonnement ; Btw-bedrag ; Ämnesrad e-post ; Momsbelopp ; Momssats ; Temat e-maila ; Treść maila ; Operator komórkowy ; Kwota VAT ; Stawka VAT % ; Předmět e-mailu ; Sazba DPH ; Částka DPH ; Тема письма ; Текст email ; Тариф телефона ; Ставка НДС ; KDV oranı ; Telefon hattı türü ; メール件名 ; メール本文 ; 携帯電話会社 ; 消費税率 ; 邮件主题 ; 邮件内容 ; 手机品牌 ; 手机型号 ; 增值税税率 ; 이메일 제목 ; 휴대폰 기종 ; 통신사 ; موضوع البريد ; نوع الهاتف ; נושא האימייל ; סוג הטלפון',
  },
  {
    kind: null,
    type: 'tel',
    labels:
      'Reference ; Meter reading ; Weight (kg) ; Height ; PIN ; Zip ; Postcode ; House number ; Year of birth ; DD.MM.YYYY ; Salary ; Price from ; Bid amount ; Number of guests ; Age ; Student ID ; Room number ; Licence plate ; Kilometerstand ; Zählerstand ; Gewicht ; Preis ; Umsatz ; Jahreseinkommen ; Ancho (cm) ; Peso ; Precio ; Prix ; Surface (m²) ; Poids ; Fläche ; Oppervlakte ; Verbruik ; Lengte ; Vikt ; Lön ; Lønn ; Vægt ; Paino ; Palkka',
  },
  {
    kind: null,
    type: 'tel',
    labels:
      'Waga ; Cena ; Kwota ; Výška ; Hmotnost ; Súly ; Ár ; Greutate ; Preț ; Тегло ; Цена ; Вес ; Стоимость ; Площадь ; Вага ; Ağırlık ; Fiyat ; 体重 ; 金额 ; 예산 ; الوزن ; משקל ; वजन ; Verification digits ; Last four of card ; Order ; Kundennr. ; Medlemsnummer ; Licensnummer ; Numer licznika ; Číslo smlouvy ; Broj ugovora ; Szerződésszám ; Αριθμός συμβολαίου ; Kennitala',
  },
  {
    kind: 'phone',
    type: 'tel',
    labels:
      'Number ; Your number ; Nummer ; Numéro ; Contact ; Mobile ; Phone ; Tel ; Enter your number ; 10 digit number ; Handy ; Contact number ; Номер ; 番号 ; WhatsApp',
  },
];

describe.each(ROWS)('labels for $kind on type=$type', ({ kind, type, labels }) => {
  it.each(labels.split(' ; '))('%s', (label) => {
    document.documentElement.lang = 'en';
    const input = document.createElement('input');
    input.type = type;
    const around = document.createElement('label');
    around.append(label, input);
    document.body.replaceChildren(around);
    expect(readField(input).kind).toBe(kind);
  });
});
