import { describe, expect, it } from 'vitest';
import { fieldKind } from '../../../lib/form/index.ts';
import { FIELD_RULES } from '../../../lib/form/language/kinds.ts';
import { FIELD_WORDS } from '../../../lib/form/language/word-lists.ts';

/** Labels of real forms in a language, none of them copied from the word lists. */
interface Labels {
  readonly email: string;
  readonly phone: string;
  readonly vat?: string;
  readonly iban?: string;
  /** Labels that ask for no kind, even on a telephone keypad. */
  readonly none: string;
}

const LABELS: Readonly<Record<string, Labels>> = {
  en: {
    email: 'Email|E-mail address *|Your e-mail|Work email|Confirm email|Business e-mail address:',
    phone:
      'Phone|Telephone number|Mobile|Cell phone|Daytime phone number|Contact number|Phone (incl. country code)|Fax',
    vat: 'VAT number|VAT ID|VAT Reg. No.|VAT registration number|EU VAT no.|VAT / Tax ID',
    iban: 'IBAN|IBAN number|Bank account (IBAN)',
    none: 'First name|Postcode|Date of birth|Order number|Country code|Phone extension|Email verification code|Subject|Tax ID|Social security number|VAT rate|Coupon code|Amount|Sort code|Card number|Quantity',
  },
  de: {
    email:
      'E-Mail|E‑Mail-Adresse*|Ihre E-Mail-Adresse|Mailadresse|E-Mail wiederholen|Rechnungs-E-Mail',
    phone:
      'Telefon|Telefonnummer|Handynummer|Mobil|Rufnummer|Tel.|Festnetz|Telefon (mit Vorwahl)|Telefon geschäftlich|Mobiltelefon',
    vat: 'USt-IdNr.|UStID|USt-ID-Nr.|Umsatzsteuer-ID|Umsatzsteuer-Identifikationsnummer|MwSt.-Nr.|UID-Nummer|USt.-Id.-Nr',
    iban: 'IBAN|Ihre IBAN|IBAN-Nummer',
    none: 'Name|Vorname|PLZ|Geburtsdatum|Vorwahl|Durchwahl|Steuernummer|Steuer-ID|Kundennummer|Betrag|Kontonummer|Gutscheincode|Bestellnummer|MwSt.-Satz|Betreff|Hausnummer',
  },
  fr: {
    email:
      'E-mail|Adresse e-mail|Courriel|Adresse électronique|Votre adresse mail|Confirmez votre e-mail|Adresse courriel professionnelle',
    phone: 'Téléphone|Tél.|N° de téléphone|Portable|Téléphone mobile|Numéro de portable|Tél. fixe',
    vat: 'N° TVA|Numéro de TVA intracommunautaire|TVA intracom.|N° de TVA',
    iban: 'IBAN|N° IBAN',
    none: 'Nom|Prénom|Code postal|Date de naissance|Indicatif|SIRET|SIREN|Numéro fiscal|Montant|Numéro de commande|Objet|Code promo|Taux de TVA',
  },
  es: {
    email:
      'Correo electrónico|E-mail|Correo|Dirección de correo electrónico|Repite tu email|Tu correo',
    phone: 'Teléfono|Móvil|Teléfono móvil|Celular|Tlf.|Número de teléfono|Teléfono de contacto',
    vat: 'NIF|CIF|NIF/CIF|NIF intracomunitario|Número de IVA',
    iban: 'IBAN|Código IBAN',
    none: 'Nombre|Apellidos|Código postal|Fecha de nacimiento|Prefijo|DNI|RFC|Importe|Asunto|Código de verificación|Cantidad',
  },
  it: {
    email: 'E-mail|Indirizzo e-mail|Posta elettronica|La tua email|Conferma email|PEC',
    phone: 'Telefono|Cellulare|Numero di telefono|Tel.|Cell.|Recapito telefonico',
    vat: 'Partita IVA|P. IVA|P.IVA|Part. IVA|Partita IVA / Codice fiscale',
    iban: 'IBAN|Codice IBAN',
    none: 'Nome|Cognome|CAP|Data di nascita|Codice fiscale|Prefisso|Importo|Oggetto|Aliquota IVA|Codice sconto',
  },
  pt: {
    email: 'E-mail|Correio eletrónico|Endereço de email|O seu e-mail|Confirmar e-mail',
    phone: 'Telefone|Telemóvel|Celular|Contacto telefónico|Nº de telefone|Telefone com DDD',
    vat: 'NIF|NIPC|Contribuinte|N.º de contribuinte|Número de IVA',
    iban: 'IBAN',
    none: 'Nome|Apelido|Código postal|CEP|CPF|Data de nascimento|DDD|Assunto|Morada|Valor',
  },
  nl: {
    email: 'E-mail|E-mailadres|Uw e-mailadres|Herhaal e-mailadres|Zakelijk e-mailadres',
    phone: 'Telefoon|Telefoonnummer|Mobiel|Mobiel nummer|GSM|Vast telefoonnummer',
    vat: 'BTW-nummer|Btw-nr.|BTW nummer|btw-id|BTW-identificatienummer',
    iban: 'IBAN|IBAN-rekeningnummer|Rekeningnummer (IBAN)',
    none: 'Naam|Voornaam|Postcode|Huisnummer|Geboortedatum|Landcode|KvK-nummer|BSN|Bedrag|Onderwerp|Kortingscode',
  },
  sv: {
    email: 'E-post|E-postadress|Din e-postadress|Mejladress|Mailadress',
    phone: 'Telefon|Telefonnummer|Mobilnummer|Mobil|Hemtelefon',
    vat: 'VAT-nummer|Momsregistreringsnummer|Momsnummer|Momsreg.nr',
    iban: 'IBAN|IBAN-nummer',
    none: 'Namn|Förnamn|Postnummer|Personnummer|Organisationsnummer|Landskod|Ämne|Belopp|Rabattkod',
  },
  da: {
    email: 'E-mail|E-mailadresse|Din mailadresse',
    phone: 'Telefon|Telefonnummer|Mobilnummer|Tlf.|Mobil',
    vat: 'Momsnummer|Momsnr.|SE-nummer|VAT-nummer',
    iban: 'IBAN|IBAN-nummer',
    none: 'Navn|Fornavn|Postnummer|CPR-nummer|CVR-nummer|Landekode|Emne|Beløb|Rabatkode',
  },
  nb: {
    email: 'E-post|E-postadresse|Din e-post',
    phone: 'Telefon|Telefonnummer|Mobilnummer|Tlf|Mobiltelefon',
    vat: 'MVA-nummer|Org.nr. (MVA)|MVA-nr.',
    iban: 'IBAN',
    none: 'Navn|Fornavn|Postnummer|Fødselsnummer|Organisasjonsnummer|Landkode|Emne|Beløp|Rabattkode',
  },
  fi: {
    email: 'Sähköposti|Sähköpostiosoite|Sähköpostiosoitteesi',
    phone: 'Puhelin|Puhelinnumero|Matkapuhelin|Puh.|Matkapuhelinnumero',
    vat: 'ALV-numero|ALV-tunnus|Arvonlisäveronumero|VAT-numero',
    iban: 'IBAN|IBAN-tilinumero',
    none: 'Nimi|Etunimi|Postinumero|Henkilötunnus|Y-tunnus|Maakoodi|Aihe|Summa|Alennuskoodi',
  },
  is: {
    email: 'Netfang|Tölvupóstfang|Netfangið þitt',
    phone: 'Sími|Símanúmer|Farsími|GSM',
    vat: 'VSK-númer|VSK nr.',
    none: 'Nafn|Póstnúmer|Kennitala|Heimilisfang|Upphæð|Efni',
  },
  et: {
    email: 'E-post|E-posti aadress|Meiliaadress',
    phone: 'Telefon|Telefoninumber|Mobiiltelefon|Kontakttelefon',
    vat: 'KMKR number|KMKR nr|Käibemaksukohustuslase number',
    none: 'Nimi|Eesnimi|Postiindeks|Isikukood|Registrikood|Summa|Teema|Sooduskood',
  },
  lv: {
    email: 'E-pasts|E-pasta adrese|Jūsu e-pasts',
    phone: 'Tālrunis|Tālruņa numurs|Mobilais tālrunis|Telefons',
    vat: 'PVN reģistrācijas numurs|PVN reģ. nr.|PVN numurs',
    none: 'Vārds|Uzvārds|Pasta indekss|Personas kods|Summa|Temats|Atlaides kods',
  },
  lt: {
    email: 'El. paštas|El. pašto adresas|Elektroninis paštas|Jūsu el. paštas',
    phone: 'Telefonas|Telefono numeris|Tel. nr.|Mobilusis telefonas',
    vat: 'PVM kodas|PVM mokėtojo kodas',
    none: 'Vardas|Pavardė|Pašto kodas|Asmens kodas|Suma|Tema|Nuolaidos kodas',
  },
  pl: {
    email: 'E-mail|Adres e-mail|Twój adres e-mail|Poczta elektroniczna|Powtórz e-mail',
    phone: 'Telefon|Numer telefonu|Nr tel.|Telefon komórkowy|Tel. kontaktowy',
    vat: 'NIP|NIP UE|Numer VAT UE|Nr NIP',
    iban: 'IBAN|Numer IBAN',
    none: 'Imię|Nazwisko|Kod pocztowy|PESEL|REGON|Kwota|Temat|Kod rabatowy|Numer kierunkowy|Stawka VAT',
  },
  cs: {
    email: 'E-mail|E-mailová adresa|Váš e-mail|Kontaktní e-mail',
    phone: 'Telefon|Telefonní číslo|Mobil|Mobilní telefon|Tel.',
    vat: 'DIČ|DIČ (VAT ID)',
    iban: 'IBAN|Číslo účtu IBAN',
    none: 'Jméno|Příjmení|PSČ|IČO|Rodné číslo|Částka|Předvolba|Předmět|Slevový kód|Datum narození',
  },
  sk: {
    email: 'E-mail|E-mailová adresa|Váš e-mail',
    phone: 'Telefón|Telefónne číslo|Mobil|Mobilný telefón',
    vat: 'IČ DPH|IČ DPH (VAT)|Identifikačné číslo pre daň z pridanej hodnoty',
    none: 'Meno|Priezvisko|PSČ|IČO|DIČ|Rodné číslo|Suma|Predvoľba|Predmet|Zľavový kód',
  },
  sl: {
    email: 'E-pošta|E-naslov|E-poštni naslov|Elektronski naslov',
    phone: 'Telefon|Telefonska številka|GSM|Mobilni telefon',
    vat: 'ID za DDV|Identifikacijska številka za DDV|ID št. za DDV',
    none: 'Ime|Priimek|Poštna številka|Davčna številka|EMŠO|Znesek|Zadeva|Koda za popust',
  },
  hr: {
    email: 'E-pošta|E-mail adresa|Adresa e-pošte|Vaš e-mail',
    phone: 'Telefon|Broj telefona|Mobitel|Broj mobitela|Kontakt telefon',
    vat: 'PDV ID broj|PDV broj|PDV identifikacijski broj',
    none: 'Ime|Prezime|Poštanski broj|OIB|Iznos|Pozivni broj|Predmet|Kod za popust',
  },
  sr: {
    email: 'Имејл|Имејл адреса|Електронска пошта|Е-пошта',
    phone: 'Телефон|Број телефона|Мобилни телефон|Контакт телефон',
    vat: 'ПДВ број',
    none: 'Име|Презиме|Поштански број|ПИБ|ЈМБГ|Износ|Порука',
  },
  mk: {
    email: 'Е-пошта|Електронска пошта|Е-маил',
    phone: 'Телефон|Телефонски број|Мобилен телефон',
    vat: 'ДДВ број',
    none: 'Име|Презиме|Град|Порака',
  },
  bg: {
    email: 'Имейл|Имейл адрес|Електронна поща|Е-поща|E-mail адрес',
    phone: 'Телефон|Телефонен номер|Мобилен телефон|GSM|Телефон за връзка',
    vat: 'ДДС номер|ИН по ДДС|Идентификационен номер по ДДС|ДДС №',
    none: 'Име|Фамилия|Пощенски код|ЕГН|ЕИК|Булстат|Сума|Тема|Промо код',
  },
  ro: {
    email: 'E-mail|Adresă de e-mail|Adresa de email|Adresa ta de email',
    phone: 'Telefon|Număr de telefon|Nr. telefon|Telefon mobil',
    vat: 'CIF|CUI / CIF|Cod TVA|Cod de TVA',
    iban: 'IBAN|Cont IBAN|Cod IBAN',
    none: 'Nume|Prenume|Cod poștal|CNP|Suma|Subiect|Cod de reducere|Prefix',
  },
  hu: {
    email: 'E-mail cím|Email cím|E-mail címe|Drótposta',
    phone: 'Telefonszám|Telefon|Mobilszám|Mobiltelefon',
    vat: 'Közösségi adószám|EU adószám|Adószám',
    none: 'Név|Vezetéknév|Irányítószám|Adóazonosító jel|Összeg|Tárgy|Kuponkód|Körzetszám',
  },
  el: {
    email:
      'Email|Ηλεκτρονικό ταχυδρομείο|Διεύθυνση email|Διεύθυνση ηλεκτρονικού ταχυδρομείου|E-mail επικοινωνίας',
    phone: 'Τηλέφωνο|Κινητό τηλέφωνο|Κινητό|Αριθμός τηλεφώνου|Τηλ.',
    vat: 'ΑΦΜ|Α.Φ.Μ.|ΑΦΜ επιχείρησης|Αριθμός Φορολογικού Μητρώου',
    none: 'Όνομα|Επώνυμο|Τ.Κ.|ΑΜΚΑ|ΔΟΥ|Ποσό|Θέμα|Εκπτωτικός κωδικός',
  },
  sq: {
    email: 'Adresa e emailit|E-mail|Posta elektronike',
    phone: 'Telefoni|Numri i telefonit|Celulari',
    vat: 'Numri i TVSH|NIPT',
    none: 'Emri|Mbiemri|Qyteti|Mesazhi',
  },
  ga: {
    email: 'Ríomhphost|Seoladh ríomhphoist',
    phone: 'Fón|Uimhir theileafóin|Guthán',
    vat: 'Uimhir CBL',
    none: 'Ainm|Sloinne|Éirchód|Teachtaireacht',
  },
  mt: {
    email: 'Indirizz elettroniku|Posta elettronika|Imejl',
    phone: 'Telefon|Numru tat-telefon|Mowbajl',
    vat: 'Numru tal-VAT',
    none: 'Isem|Kunjom|Belt|Messaġġ',
  },
  ca: {
    email: 'Correu electrònic|Adreça electrònica',
    phone: 'Telèfon|Mòbil|Telèfon mòbil',
    vat: 'NIF|CIF',
    none: 'Nom|Cognoms|Codi postal|Import|Assumpte',
  },
  cy: {
    email: 'E-bost|Cyfeiriad e-bost',
    phone: 'Ffôn|Rhif ffôn|Ffôn symudol',
    vat: 'Rhif TAW',
    none: 'Enw|Cyfenw|Cod post|Neges',
  },
  eu: {
    email: 'Helbide elektronikoa|Posta elektronikoa',
    phone: 'Telefonoa|Mugikorra',
    vat: 'IFZ',
    none: 'Izena|Abizena|Posta-kodea',
  },
  gl: {
    email: 'Correo electrónico|Enderezo electrónico',
    phone: 'Teléfono|Móbil',
    vat: 'NIF',
    none: 'Nome|Apelidos|Código postal',
  },
  tr: {
    email: 'E-posta|E-posta adresi|E-posta adresiniz|Mail adresi',
    phone: 'Telefon|Telefon numarası|Cep telefonu|Cep telefonunuz|GSM No',
    vat: 'KDV numarası',
    iban: 'IBAN|IBAN numarası',
    none: 'Ad|Soyad|Posta kodu|T.C. Kimlik No|Vergi numarası|Tutar|Konu|İndirim kodu|Doğum tarihi',
  },
  ru: {
    email: 'Электронная почта|Эл. почта|E-mail|Адрес электронной почты|Ваша почта|Почта',
    phone: 'Телефон|Номер телефона|Мобильный телефон|Контактный телефон|Ваш телефон',
    vat: 'Номер НДС|Номер плательщика НДС',
    iban: 'IBAN|Номер IBAN',
    none: 'Имя|Фамилия|Индекс|Почтовый индекс|ИНН|КПП|Сумма|Тема|Промокод|Код из СМС|Дата рождения|Номер заказа',
  },
  uk: {
    email: 'Електронна пошта|Ел. пошта|Адреса електронної пошти|Пошта',
    phone: 'Телефон|Номер телефону|Мобільний телефон|Контактний телефон',
    vat: 'Номер платника ПДВ|ІПН платника ПДВ',
    none: 'Ім’я|Прізвище|Поштовий індекс|ІПН|ЄДРПОУ|Сума|Тема|Промокод',
  },
  be: {
    email: 'Электронная пошта|Адрас электроннай пошты',
    phone: 'Тэлефон|Нумар тэлефона|Мабільны тэлефон',
    none: 'Імя|Прозвішча|Адрас',
  },
  ja: {
    email: 'メールアドレス|メール|Eメール|電子メール|メールアドレス（確認用）|E-mailアドレス',
    phone: '電話番号|携帯電話番号|電話|ご連絡先電話番号|TEL',
    vat: 'VAT番号|VAT登録番号',
    iban: 'IBANコード|IBAN',
    none: 'お名前|郵便番号|生年月日|認証コード|住所|フリガナ|お問い合わせ内容|法人番号',
  },
  zh: {
    email: '邮箱|电子邮箱|電子郵件|请输入邮箱地址|電郵地址|电子邮件地址|Email地址',
    phone: '手机号|手机号码|電話號碼|联系电话|行動電話|请输入手机号码|聯絡電話',
    vat: '增值税号|增值稅號|VAT税号|欧盟增值税号',
    iban: 'IBAN号|国际银行账号（IBAN）',
    none: '姓名|用户名|验证码|短信验证码|邮编|地址|身份证号|税号|统一编号|密码',
  },
  ko: {
    email: '이메일|이메일 주소|전자우편|메일주소',
    phone: '전화번호|휴대폰 번호|휴대전화|핸드폰|연락처',
    vat: '부가가치세 번호|VAT 번호',
    iban: 'IBAN|IBAN 번호',
    none: '이름|아이디|인증번호|우편번호|생년월일|주소|사업자등록번호|추천인',
  },
  ar: {
    email: 'البريد الإلكتروني|بريدك الإلكتروني|عنوان البريد الإلكتروني|البريد الالكتروني',
    phone: 'رقم الهاتف|رقم الجوال|الهاتف المحمول|الجوال|رقم الموبايل',
    vat: 'الرقم الضريبي لضريبة القيمة المضافة|رقم ضريبة القيمة المضافة',
    iban: 'رقم الآيبان|آيبان|رقم IBAN',
    none: 'الاسم|الاسم الكامل|الرمز البريدي|رمز التحقق|العنوان|تاريخ الميلاد|رقم الهوية|الرقم الضريبي|كلمة المرور',
  },
  af: {
    email: 'E-pos|E-posadres|Jou e-pos',
    phone: 'Selfoonnommer|Telefoonnommer',
    none: 'Naam|Van|Poskode|Geboortedatum',
  },
  am: { email: 'ኢሜይል|የኢሜይል አድራሻ ኢሜይል', phone: 'ስልክ ቁጥር|ሞባይል', none: 'ስም|ከተማ' },
  az: {
    email: 'Elektron poçt|E-poçt',
    phone: 'Telefon|Telefon nömrəsi',
    none: 'Soyad|Poçt indeksi',
  },
  bn: {
    email: 'ইমেইল|ইমেইল ঠিকানা',
    phone: 'ফোন নম্বর|মোবাইল নম্বর',
    none: 'নাম|জন্ম তারিখ|ঠিকানা',
  },
  gu: { email: 'ઇમેઇલ|ઇમેઇલ સરનામું', phone: 'ફોન નંબર|મોબાઇલ નંબર', none: 'નામ|સરનામું' },
  hy: { email: 'Էլ. փոստ|Էլ. հասցե', phone: 'Հեռախոս|Հեռախոսահամար|Բջջային', none: 'Անուն|Հասցե' },
  ka: {
    email: 'ელ. ფოსტა|ელფოსტა|იმეილი',
    phone: 'ტელეფონი|ტელეფონის ნომერი|მობილური',
    none: 'სახელი|გვარი|მისამართი',
  },
  km: { email: 'អ៊ីមែល|អាសយដ្ឋានអ៊ីមែល', phone: 'លេខទូរស័ព្ទ|ទូរស័ព្ទ', none: 'ឈ្មោះ|អាសយដ្ឋាន' },
  lo: { email: 'ອີເມວ|ທີ່ຢູ່ອີເມວ', phone: 'ເບີໂທລະສັບ|ໂທລະສັບ', none: 'ຊື່|ທີ່ຢູ່' },
  ml: { email: 'ഇമെയിൽ|ഇമെയിൽ വിലാസം', phone: 'ഫോൺ നമ്പർ|മൊബൈൽ നമ്പർ', none: 'പേര്|വിലാസം' },
  mn: {
    email: 'Имэйл|Имэйл хаяг|Цахим шуудан',
    phone: 'Утас|Утасны дугаар',
    none: 'Овог|Нэр|Хаяг',
  },
  my: { email: 'အီးမေးလ်|အီးမေးလ် လိပ်စာ', phone: 'ဖုန်း|ဖုန်းနံပါတ်', none: 'အမည်|လိပ်စာ' },
  pa: { email: 'ਈਮੇਲ|ਈਮੇਲ ਪਤਾ', phone: 'ਫ਼ੋਨ ਨੰਬਰ|ਮੋਬਾਈਲ ਨੰਬਰ', none: 'ਨਾਮ|ਪਤਾ' },
  sw: { email: 'Barua pepe|Barua pepe yako', phone: 'Namba ya simu|Simu', none: 'Jina|Anwani|Mji' },
  ta: {
    email: 'மின்னஞ்சல்|மின்னஞ்சல் முகவரி',
    phone: 'தொலைபேசி எண்|மொபைல் எண்',
    none: 'பெயர்|முகவரி',
  },
  te: {
    email: 'ఇమెయిల్|ఇమెయిల్ చిరునామా',
    phone: 'ఫోన్ నంబర్|మొబైల్ నంబర్',
    none: 'పేరు|చిరునామా',
  },
  ur: { email: 'ای میل|ای میل ایڈریس', phone: 'فون نمبر|موبائل نمبر', none: 'نام|پتہ|شہر' },
  uz: {
    email: 'Elektron pochta|Elektron pochta manzili',
    phone: 'Telefon|Telefon raqami',
    none: 'Ism|Familiya',
  },
  fa: {
    email: 'ایمیل|پست الکترونیک|آدرس ایمیل|نشانی پست الکترونیکی|ایمیل خود را وارد کنید',
    phone: 'تلفن|شماره تلفن|موبایل|شماره موبایل|تلفن همراه|شماره همراه|شماره تماس',
    iban: 'شماره شبا|شبا',
    none: 'نام|نام خانوادگی|کد پستی|کد ملی|آدرس|شهر|تاریخ تولد|مبلغ|کد تخفیف|کد تایید پیامک|رمز عبور|شماره کارت|شماره سفارش',
  },
  he: {
    email: 'דוא"ל|אימייל|כתובת מייל|דואר אלקטרוני|כתובת דוא״ל',
    phone: 'טלפון|טלפון נייד|מספר טלפון|נייד',
    vat: 'מספר מע״מ',
    none: 'שם|שם פרטי|כתובת|עיר|מיקוד|קוד אימות|תעודת זהות',
  },
  hi: {
    email: 'ईमेल|ईमेल पता|ई-मेल',
    phone: 'मोबाइल नंबर|फ़ोन नंबर|दूरभाष',
    vat: 'वैट नंबर',
    none: 'नाम|पता|पिन कोड|ओटीपी',
  },
  vi: {
    email: 'Email|Địa chỉ email|Thư điện tử',
    phone: 'Số điện thoại|Điện thoại|SĐT',
    none: 'Họ và tên|Địa chỉ|Mã xác nhận|Mã giảm giá',
  },
  id: {
    email: 'Alamat email|Email|Surel',
    phone: 'Nomor telepon|No. HP|Telepon',
    none: 'Nama|Alamat|Kode pos|Kode verifikasi',
  },
  th: { email: 'อีเมล|ที่อยู่อีเมล', phone: 'เบอร์โทรศัพท์|โทรศัพท์มือถือ', none: 'ชื่อ|นามสกุล|รหัสไปรษณีย์' },
};

function read(lang: string, label: string, type: string): string | null {
  document.documentElement.lang = lang;
  document.body.innerHTML =
    '<form><div><label for="x"></label><input id="x" name="field_7"></div></form>';
  const named = document.querySelector('label');
  const input = document.querySelector('input');
  if (named === null || input === null) throw new Error('no field');
  named.textContent = label;
  input.setAttribute('type', type);
  return fieldKind(input);
}

const positive = Object.entries(LABELS).flatMap(([lang, labels]) =>
  (['email', 'phone', 'vat', 'iban'] as const).flatMap((kind) =>
    (labels[kind] ?? '')
      .split('|')
      .filter((label) => label !== '')
      .map((label) => ({ lang, kind, label })),
  ),
);
const negative = Object.entries(LABELS).flatMap(([lang, labels]) =>
  labels.none.split('|').map((label) => ({ lang, label })),
);

describe('labels in every language', () => {
  it.each(positive)('$lang: "$label" asks for $kind', ({ lang, label, kind }) => {
    expect(read(lang, label, 'text')).toBe(kind);
  });

  it.each(negative)('$lang: "$label" asks for no kind', ({ lang, label }) => {
    expect(read(lang, label, 'text')).toBeNull();
    expect(read(lang, label, 'tel')).toBeNull();
  });

  it('are tested for exactly the languages of the word lists', () => {
    const rows = [FIELD_WORDS, ...FIELD_RULES.map(({ words }) => words)].flatMap(Object.keys);
    expect(Object.keys(LABELS).sort()).toEqual([...new Set(rows)].sort());
  });

  it('cover the official languages of the EU and other required languages', () => {
    const asked =
      'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv tr ru uk ja zh ko ar';
    for (const lang of asked.split(' ')) expect(LABELS, lang).toHaveProperty([lang, 'vat']);
  });
});
