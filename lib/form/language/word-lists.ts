/**
 * Names of form fields that are none of our kinds, by language (notation: `word-search.ts`). The
 * names of a kind are in `lib/kinds/<kind>/field-words.ts`.
 */
export interface FieldWords {
  /** Codes for a single use, captchas and coupons, which may be sent to an address but are none. Wins over a kind. */
  readonly code?: string;
  /** Passwords, PINs, card numbers. Wins over a kind. */
  readonly secret?: string;
  /** Attributes and parts of a value of any kind. Wins over a kind. */
  readonly part?: string;
  /** Nouns after a kind's word that ask for something else about it: "IBAN holder name". */
  readonly head?: string;
  /** Actions on a value: "Search by email". Wins over a kind. */
  readonly search?: string;
  /**
   * Other values; a kind wins over them ("Email address"). The English list is complete, because
   * identifiers are English. Other languages list only words that occur with a kind ("Customer
   * number or email", "Name and phone") and abbreviations (PLZ, OIB): unknown nouns ask for no kind
   * even if they are not listed.
   */
  readonly other?: string;
}

export type WordClass = keyof FieldWords;

export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  en: {
    code: 'codes|*code|cod|otp|one time*|captcha|6 digit|4 digit|coupon*|voucher*|promo*|discount*|gift card*|referral*|verification|authenticator|2fa|mfa|totp|verify|sent to your|spam protection|spam check|anti spam|are you human|robot*',
    secret:
      'password*|passwd|pwd|pin|pincode|card number|cardnumber|credit card*|creditcard*|debit card*|cvc|cvv|expiry*|expiration*|card holder*|cardholder*|name on card|secret question|security question|security answer|ccnum*|cc number|cc no|cc num|mother s maiden name|passphrase',
    part: 'how many|wie viele|combien de|cuántos|cuántas|quantos|quantas|quanti|quante|hoeveel|hur många|hvor mange|kuinka monta|сколько|скільки|kolik|koliko|how did you hear|limit|do not contact',
    head: 'konusu|türü|markası|típusa|name|names|result*|status|reason|provider|carrier|opt in|opt out|optin|optout|sent|received|verified|validated|confirmed on|language|frequency|consent|history|log|logs|body|header|footer|campaign|rate|time|times|date|count|limit|quota|cost|fee|price|make|colour|color|anbieter|sprache|kosten|tarif*|t n v|tnv|op naam van|model|modell*|malli|merk|marke|typ|type|brand|network|version|os|screen|display|battery|system|insurance|contract|storage|back|front|defekt*|kaputt|text|layout|template|merge|speed|book|credit|period|return|quarter|due|paid|description|country|category|check digits|cover|attachment|deposit amount|payment reference|order number|signature|onderwerp*|abonnement*',
    search:
      'search*|*search|find|filter*|keyword*|look up|lookup|suche*|suchbegriff|recherche*|búsqueda|buscar*|busca|cerca|ricerca|pesquisa*|zoek*|sök*|søg*|haku|hae|hakusana|otsi*|meklēt*|paieška|ieškoti|szukaj|wyszukaj|hledat*|vyhledat|hľadať*|vyhľad*|iskanje|išči|traži*|pretraži|pretraga|тражи|претрага|пребарај|търси*|търсене|căutare|caută|keresés|keres|αναζήτηση|kërko*|cuardaigh|fittex|bilatu|chwilio|ara|arama|поиск*|искать|найти|пошук*|шукати|знайти|検索|搜索|搜尋|검색|بحث|البحث|ابحث|חיפוש|खोज*|tìm kiếm|cari|ค้นหา',
    other:
      'name|names|fname|lname|firstname|lastname|surname|forename|fullname|username|userid|user id|login|nickname|company*|organi*|address|addr|street*|city|town|state|county|province|region|zip*|postal*|postcode*|post code|country|date*|dob|birth*|day|month|year|yyyy|mm|dd|age|amount|price|qty|quantity|total|order*|invoice*|reference|ref no|tracking*|customer number|customer id|account number|account no|sort code|routing*|bank code|branch code|tax*|tin|ssn|social security*|ein|gst*|eori|passport*|licen*|national id|id number|website|url|homepage|query|comment*|notes|question*|title|job*|position|role|department|gender|height|weight|size|sizes|budget|serial*|duns|siret|siren|registration number|number of*|how many|guests|flight*|booking ref*|booking code|confirmation number|booking number|member number|membership*|frequent flyer*|room|floor|apartment|suite|house*|building|salutation|nationality|meter*|policy number|contract number|case number|ticket*',
  },
  de: {
    code: 'gutschein*|tan|mtan|einmal*|rabatt*',
    secret: 'passwort*|kennwort*|kartennummer|kreditkarte*',
    other:
      'vorname*|nachname*|familienname|benutzername|nutzername|anmeldename|kundennummer|kunden nr|plz|ort|land|tag|jahr|kontonummer|konto nr|blz|steuernummer*|steuer nr|steuernr|steuer id*|steueridentifikation*|st nr|svnr|hrb|personalnummer',
  },
  fr: {
    code: 'carte cadeau',
    secret: 'mot de passe|motdepasse|mdp|numéro de carte',
    other: 'prénom*|identifiant|rue|voie|cp|pays|jour|mois|rib|rcs|ape|naf|spi|nir|bâtiment',
  },
  es: {
    code: 'código|clave de un solo uso|cupón*|tarjeta regalo',
    secret: 'contraseña*|clave*|número de tarjeta|tarjeta de crédito',
    other:
      'apellido*|usuario|país|nacimiento|día|mes|año|cuenta|ccc|dni|nie|rfc|curp|ruc|rut|cuit|cuil|nit',
  },
  it: {
    code: 'codice|buono sconto|carta regalo',
    secret: 'numero carta|numero di carta',
    other:
      'utente|via|cap|codice cliente|conto corrente|abi|cab|codice fiscale|cod fiscale|codicefiscale|codice univoco|codice destinatario|sdi|riferimento|intestatario',
  },
  pt: {
    code: 'cupão|cupom*',
    secret: 'palavra passe|palavra chave|palavrapasse|senha*',
    other: 'apelido*|sobrenome|utilizador|cep|conta|cpf|cnpj|rg|niss',
  },
  nl: {
    code: 'kortingsbon|cadeaubon|waardebon|cadeaukaart',
    secret: 'wachtwoord*|kaartnummer|vervaldatum',
    other: 'gebruikersnaam|achternaam|voornaam|naam|klantnummer|rekeningnummer|kvk*|bsn',
  },
  sv: {
    code: '*kod|presentkort',
    secret: 'lösenord*|kortnummer|kreditkort*|utgångsdatum',
    other: 'användar id|namn|förnamn|efternamn|användarnamn|kundnummer|personnummer',
  },
  da: {
    code: '*kode|gavekort',
    secret: 'adgangskode*|kodeord*',
    other: 'navn|fornavn|efternavn|brugernavn|kundenummer|cpr*|cvr|ean',
  },
  nb: { secret: 'passord*|kredittkort*|utløpsdato', other: 'etternavn|brukernavn|kid' },
  fi: {
    code: '*koodi|lahjakortti*',
    secret: 'salasana*|kortin numero|korttinumero|luottokortti*',
    other:
      'y tunnus|ytunnus|nimi|etunimi|sukunimi|käyttäjänimi|käyttäjätunnus|asiakasnumero|tilinumero|hetu',
  },
  is: {
    code: '*kóði|gjafabréf',
    secret: 'lykilorð*|kortanúmer|gildistími',
    other: 'nafn|fornafn|eftirnafn|notandanafn|heimilisfang|hb|kennitala|kt|leit',
  },
  et: {
    code: '*kood|kinkekaart*',
    secret: 'parool*|salasõna*|kaardi number|krediitkaart',
    other:
      'isikukood|registrikood|eesnimi|perekonnanimi|perenimi|kasutajanimi|kasutajatunnus|kliendinumber|konto number|kontonumber',
  },
  lv: {
    code: 'kods|dāvanu karte|kupon*',
    secret: 'parole*|paroli|kartes numurs',
    other: 'vārds|uzvārds|lietotājvārds|klienta numurs|personas kods',
  },
  lt: {
    code: 'kodas|dovanų*',
    secret: 'slaptažod*|kortelės numeris|kredito kortelė*|galioja iki',
    other: 'vardas|pavardė|kliento kodas',
  },
  pl: {
    code: 'kodu|jednorazow*|karta podarunkowa|bon',
    secret: 'hasło*|hasła|numer karty|karta kredytowa',
    other: 'regon|pesel|nazwa*|nazwisko*|imię*|użytkownik|nr klienta|krs',
  },
  cs: {
    code: 'poukaz*|jednorázov*',
    secret: 'heslo*|hesla|číslo karty|kreditní karta',
    other: 'jméno*|příjmení*|uživatel|psč|zákaznické číslo|číslo zákazníka|účet|ič|ičo',
  },
  sk: { code: 'darčekov*', secret: 'kreditná karta', other: 'meno*|priezvisko*' },
  sl: {
    code: 'koda',
    secret: 'geslo*|gesla|številka kartice|kreditna kartica',
    other: 'ime*|priimek*|uporabnik|številka računa|račun|številka stranke|trr|emšo|sklic',
  },
  hr: {
    code: 'poklon*',
    secret: 'lozinka*|lozinku|zaporka*|šifra',
    other: 'prezime*|korisnik|broj računa|broj kupca|oib|mb|jmbg',
  },
  sr: {
    secret: 'лозинка*|лозинку|шифра|број картице',
    other: 'име*|презиме*|назив фирме|пиб|pib|јмбг',
  },
  mk: { code: 'код', secret: 'број на картичка', other: 'сметка|едб|ембс' },
  bg: {
    code: 'кода|промокод*|купон*|ваучер*',
    secret: 'парола*|номер на карта|валидна до',
    other: 'фамилия*|потребител|фирма*|пк|егн|еик|мол|лнч',
  },
  ro: {
    code: 'codul|card cadou',
    secret: 'parola*|număr card|numărul cardului',
    other: 'prenume*|numele|nume|utilizator|client|cont bancar|cnp|reprezentant',
  },
  hu: {
    code: 'utalvány*|ajándékkártya',
    secret: 'jelszó*|jelszava|kártyaszám|bankkártya*',
    other:
      'felhasználó|név|neve|vezetéknév|keresztnév|utónév|felhasználónév|cég*|cím|irsz|ügyfélszám|vevőkód|adóazonosító*|taj',
  },
  el: {
    code: 'κωδικός|κωδικό|κουπόνι*|δωροκάρτα',
    secret: 'κωδικός πρόσβασης|συνθηματικό|αριθμός κάρτας|πιστωτική κάρτα',
    other:
      'όνομα*|επώνυμο*|χρήστης|τ κ|τκ|κωδικός πελάτη|λογαριασμός|δου|δ ο υ|αμκα|α μ κ α|αδτ|γεμη',
  },
  sq: {
    secret: 'fjalëkalim*|numri i kartës',
    other: 'emri*|mbiemri*|përdoruesi|llogaria|nr personal',
  },
  ga: { secret: 'pasfhocal|focal faire', other: 'sloinne|ainm*|céadainm|ordú|cuntas' },
  mt: { code: 'kodiċi|vawċer', secret: 'kelma sigrieta', other: 'kunjom|isem*|kont' },
  ca: {
    code: 'codi|cupó',
    secret: 'contrasenya*|clau d accés',
    other: 'nom*|cognom*|usuari|raó social',
  },
  eu: {
    code: 'kodea',
    secret: 'pasahitz*|txartel zenbakia',
    other: 'izena*|abizen*|erabiltzaile*|nan',
  },
  gl: { secret: 'contrasinal*|número de tarxeta' },
  cy: { secret: 'cyfrinair|rhif cerdyn', other: 'enw*|cyfenw' },
  tr: {
    code: 'doğrulama|hediye çeki|tek kullanımlık|sms şifresi',
    secret: 'şifre*|kart numarası|kart no',
    other:
      'soyad*|ad|adı|adınız|isim|kullanıcı|müşteri no|hesap no|hesap numarası|şube|vergi no|vergi numarası|vergi dairesi|vkn|tckn',
  },
  ru: {
    code: 'подарочн*|одноразов*|капча|сертификат*',
    secret: 'пароль*|пароля|номер карты|кредитн*',
    other:
      'снилс|отчество|имя*|фио|ф и о|логин|никнейм|номер счета|счет|р с|к с|бик|инн|кпп|огрн*|окпо|паспорт*',
  },
  uk: {
    code: 'подарунков*|сертифікат*',
    secret: 'номер картки',
    other: 'по батькові|ім я*|прізвище*|піб|логін|номер рахунку|рахунок|мфо|іпн',
  },
  be: { secret: 'нумар карты', other: 'імя*|прозвішча*|лагін' },
  ja: {
    code: 'コード|ワンタイム|クーポン|ギフト|画像認証|認証番号|暗証番号',
    secret: 'パスワード|カード番号|クレジットカード|有効期限',
    other:
      'ニックネーム|名前|氏名|姓|フリガナ|ふりがな|カナ|かな|セイ|メイ|ユーザー名|ユーザーid|ユーザ名|ログインid|会社|法人名|企業名|団体名|住所|郵便番号|注文番号|会員番号|お客様番号|口座番号|支店|銀行名|口座名義|登録番号',
  },
  zh: {
    code: '验证|驗證|校验码|动态码|動態碼|优惠|優惠|折扣|礼品卡|禮品卡|邀请码|邀請碼|短信码|兑换码|激活码|確認碼|确认码|認證碼',
    secret: '密码|密碼|口令|卡号',
    other:
      '名字|用户名|用戶名|使用者名稱|账号|帳號|昵称|暱稱|会员名|登录名|公司|單位|单位|地址|邮编|邮政编码|郵遞區號|郵政編碼|訂單|订单|发票|發票|统一编号|統一編號|統編|税号|稅號|纳税人识别号|身份证|身分證|护照|護照|开户行|账户|网站|網站|网址',
  },
  ko: {
    code: '코드|인증번호|인증 번호|보안문자|쿠폰|상품권|추천인|자동입력',
    secret: '비밀번호|패스워드|암호|카드번호',
    other:
      '이름|성|아이디|사용자명|닉네임|회사|업체명|기업명|상호|주소|우편번호|주문번호|주문 번호|송장번호|계좌번호|은행|예금주|사업자등록번호|사업자 등록번호|사업자번호|여권번호|홈페이지|웹사이트|검색어',
  },
  ar: {
    code: '*رمز|*كود|*كوبون*|قسيمة|الرقم السري',
    secret: '*كلمة المرور|*كلمة السر|كلمة مرور|رقم البطاقة',
    other: '*اسم*|ص ب|رقم الحساب',
  },
  he: {
    code: '*קוד|קופון*|שובר',
    secret: '*סיסמה|*סיסמא|מספר כרטיס|כרטיס אשראי',
    other: 'שם|מספר חשבון|בנק|סניף|ת ז|ח פ|אתר',
  },
  hi: {
    code: 'ओटीपी|कोड|कूपन*|कैप्चा*|सत्यापन',
    secret: 'पासवर्ड*|कार्ड नंबर',
    other: 'यूजरनेम|नाम|उपनाम|पता|आधार*|पैन*',
  },
  vi: { code: 'mã|phiếu quà tặng', secret: 'mật khẩu|số thẻ', other: 'tên|họ' },
  id: { secret: 'sandi', other: 'nama*' },
  th: { code: 'รหัส|โค้ด|คูปอง', secret: 'รหัสผ่าน|หมายเลขบัตร', other: 'นามสกุล|ชื่อ' },
  fa: {
    code: 'کد تایید|کد تأیید|کد تخفیف|کد یکبار مصرف|کد امنیتی|کد معرف|کد ارسال*',
    secret: 'رمز*|کلمه عبور|گذرواژه|شماره کارت',
    search: 'جستجو*|جست و جو',
    other: 'نام*|آدرس|شماره حساب|شرکت',
  },
};
