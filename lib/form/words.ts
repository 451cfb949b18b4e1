/**
 * What people call things in forms, by language: words of labels, placeholders and attribute names.
 *
 * Written as people write them; `fold` is applied on reading. `|` separates phrases. A phrase
 * matches whole words; `*` at an end lets the word go on there (`*telefon*` is found in
 * "Mobiltelefonnummer"); `=` asks for the whole text. Scripts written without spaces match anywhere.
 * All rows are read together, so a phrase that another row already covers is not repeated.
 *
 * `code`, `secret` and `part` win over a kind in the same text ("Code sent to your email", "Phone
 * extension"); `head` wins only behind it ("Phone status"); `other` is what else a field may be for,
 * and loses to a kind ("Email address"). Beside English, in which identifiers are, `other` lists only
 * what stands beside a kind ("Customer number or email", "Name and phone") and what is too short to
 * be read as a word (PLZ, OIB): an unknown noun asks for none of the four without being listed.
 */
export interface FieldWords {
  readonly email?: string;
  readonly phone?: string;
  readonly vat?: string;
  readonly iban?: string;
  /** One-time codes, captchas, coupons: sent to an address, but no address. */
  readonly code?: string;
  /** Passwords, PINs, card numbers. */
  readonly secret?: string;
  /** Pieces of a phone number, and what is said about an email or VAT: subject, message, rate. */
  readonly part?: string;
  /** Nouns that, behind a kind's word, say what of it is asked for: "IBAN holder". */
  readonly head?: string;
  /** What is done with a value rather than asked for: "Search by email". */
  readonly search?: string;
  readonly other?: string;
}

export type WordClass = keyof FieldWords;

export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  en: {
    email: 'e mail*|mail|usermail|mailaddr|inbox address|reply to|replyto',
    phone:
      'phone*|*phone|*phones|*phonenumber|*phoneno|*phonenum|tel|telnum|telnr|*telno|mobile|mobiles|mobile num*|mobilenum*|*mobileno|*mobilenumber|=cell|your cell|my cell|cell no|cell num*|cellular|cellnumber|cellphone*|landline|contact no|contact num*|contact nbr|contactno|contactnum*|daytime number|evening number|call back number|callback number|msisdn|fax|fax num*|faxno|faxnumber|whatsapp|whats app|gsm|sms number|hotline|ph no|phno|via sms|by sms',
    vat: 'vat|vat num*|vat reg*|vatno|vatnum*|vatnr|vatcode|vatreg*|*vatnumber|*vatid|value added tax|eu vat*|euvat*|taxvat',
    iban: 'iban*|*iban|international bank account*',
    code: 'codes|*code|cod|otp|one time*|captcha|6 digit|4 digit|coupon*|voucher*|promo*|discount*|gift card*|referral*|verification|authenticator|2fa|mfa|totp|verify|sent to your|spam protection|spam check|anti spam|are you human|robot*',
    secret:
      'password*|passwd|pwd|pin|pincode|card number|cardnumber|credit card*|creditcard*|debit card*|cvc|cvv|expiry*|expiration*|card holder*|cardholder*|name on card|secret question|security question|security answer|ccnum*|cc number|cc no|cc num|mother s maiden name|passphrase',
    part: 'ext|extn|extension|microphone*|headphone*|earphone*|smartphone*|mobile app*|signature|correo postal|phoneext|phone ex|phoneex|phoneextension|country code|countrycode|phone code|phonecode|dial code|dialcode|dialing code|dialling code|calling code|area code|areacode|prefix|phone country|phonecountry|phone type|phonetype|number type|device type|subject|message|email body|email type|email format|email template|phone model|phone brand|mobile operator|imei|email domain|email name|email pref*|mail server|mailserver|smtp|pop 3|imap|email password|network provider|phone name|total vat|net vat|vat net|vat gross|vat sum|vat value|vat incl*|vat excl*|with vat|without vat|no vat|vat class|vat pct|vat rate*|vat amount*|vat percent*|vat %|vat total|excl vat|incl vat|ex vat|inc vat|including vat|excluding vat|vat exempt*|vat scheme|vat group|vat treatment|vat registered|vat status|vat type|vat valid*|best time|time to call|contact method|contact preference|preferred contact|how many|how did you hear|emails per*|emails in|number of emails|number of calls|phone call*|call duration|duration|phone support|limit|emailing|tls|do not email|do not call|do not contact|number of phones|mobile home*|saxophone*|not iban|not your iban|not email|not your email|not an email|keine e mail|kein iban|keine iban|pas d iban|tel aviv',
    head: 'konusu|türü|markası|típusa|name|names|result*|status|reason|provider|carrier|opt in|opt out|optin|optout|sent|received|verified|validated|confirmed on|language|frequency|consent|history|log|logs|body|header|footer|campaign|rate|time|times|date|count|limit|quota|cost|fee|price|make|colour|color|anbieter|sprache|kosten|tarif*|t n v|tnv|op naam van|model|modell*|malli|merk|marke|typ|type|brand|network|version|os|screen|display|battery|system|insurance|contract|storage|back|front|defekt*|kaputt|text|layout|template|merge|speed|book|credit|period|return|quarter|due|paid|description|country|category|check digits|cover|attachment|deposit amount|payment reference|order number|signature|onderwerp*|abonnement*',
    search:
      'search*|*search|find|filter*|keyword*|look up|lookup|suche*|suchbegriff|recherche*|búsqueda|buscar*|busca|cerca|ricerca|pesquisa*|zoek*|sök*|søg*|haku|hae|hakusana|otsi*|meklēt*|paieška|ieškoti|szukaj|wyszukaj|hledat*|vyhledat|hľadať*|vyhľad*|iskanje|išči|traži*|pretraži|pretraga|тражи|претрага|пребарај|търси*|търсене|căutare|caută|keresés|keres|αναζήτηση|kërko*|cuardaigh|fittex|bilatu|chwilio|ara|arama|поиск*|искать|найти|пошук*|шукати|знайти|検索|搜索|搜尋|검색|بحث|البحث|ابحث|חיפוש|खोज*|tìm kiếm|cari|ค้นหา',
    other:
      'name|names|fname|lname|firstname|lastname|surname|forename|fullname|username|userid|user id|login|nickname|company*|organi*|address|addr|street*|city|town|state|county|province|region|zip*|postal*|postcode*|post code|country|date*|dob|birth*|day|month|year|yyyy|mm|dd|age|amount|price|qty|quantity|total|order*|invoice*|reference|ref no|tracking*|customer number|customer id|account number|account no|sort code|routing*|bic|swift|bank code|branch code|tax*|tin|ssn|social security*|ein|gst*|eori|passport*|licen*|national id|id number|website|url|homepage|query|comment*|notes|question*|title|job*|position|role|department|gender|height|weight|size|sizes|budget|serial*|duns|siret|siren|registration number|number of*|how many|guests|flight*|booking ref*|booking code|confirmation number|booking number|member number|membership*|frequent flyer*|room|floor|apartment|suite|house*|building|salutation|nationality|meter*|policy number|contract number|case number|ticket*',
  },
  de: {
    email: '*email*|*mailadresse|elektronische post|mailanschrift',
    phone:
      '*telefon|telefon*|*telefonnummer|*telefonnr|handy|handynr|handynummer|mobil|mobilnr|mobilnummer|mobilfunk*|mobiltelefon*|rufnummer*|*rufnummer|festnetz*|rückruf*|*telefax|faxnummer|natel*',
    vat: 'ust id*|ustid*|u st id*|umsatzsteuer id*|umsatzsteueridentifikation*|umsatzsteuernummer|ust nr|ustnr|mwst nr*|mwst nummer|mwst id|mwstnr|mehrwertsteuernummer|mehrwertsteuer nummer|mehrwertsteuer nr|mehrwertsteuer id*|uid nummer|uid nr|uidnr|uidnummer|=uid|uid mwst*|atu nummer|eu steuernummer',
    code: 'gutschein*|tan|mtan|einmal*|rabatt*',
    secret: 'passwort*|kennwort*|kartennummer|kreditkarte*',
    part: 'durchwahl|nebenstelle|vorwahl*|ländervorwahl|landesvorwahl|ortsvorwahl|ländercode|landeskennzahl|betreff|nachricht|telefonart|handymodell|mwst satz|mwst betrag|ust satz|mwst %',
    other:
      'vorname*|nachname*|familienname|benutzername|nutzername|anmeldename|kundennummer|kunden nr|plz|ort|land|tag|jahr|kontonummer|konto nr|blz|steuernummer*|steuer nr|steuernr|steuer id*|steueridentifikation*|st nr|svnr|hrb|personalnummer',
  },
  fr: {
    email: 'courriel*|adresse électronique|mèl|messagerie|courrier électronique',
    phone:
      'cellulaire*|numéro de tél*|=portable|numéro de portable|n de portable|tél portable|votre portable|mon portable|téléphone portable|portable pro*|portable perso*|=fixe|télécopie|numtel|num tel*|numero tel*|ligne directe|télécopieur|teleph*',
    vat: 'tva|numtva|tvaintra*|*tvaintra',
    code: 'carte cadeau',
    secret: 'mot de passe|motdepasse|mdp|numéro de carte',
    part: '=poste|numéro de poste|indicatif*|objet|sujet|préfixe|code pays|taux de tva|montant tva|tva %|hors tva|régime de tva|assujetti*|type de téléphone',
    other: 'prénom*|identifiant|rue|voie|cp|pays|jour|mois|rib|rcs|ape|naf|spi|nir|bâtiment',
  },
  es: {
    email: 'correoe|correoelectronico|*correo',
    phone: '*telefono|móvil|telf|tlf|tlfn|tlfno|tfno|celular*|=fijo',
    vat: 'nif|cif|nifcif|cifnif|n i f|c i f|número de iva|núm iva|n iva|nro iva|id iva|iva intracomunitario|identificación fiscal|nº iva',
    code: 'código|clave de un solo uso|cupón*|tarjeta regalo',
    secret: 'contraseña*|clave*|número de tarjeta|tarjeta de crédito',
    part: 'prefijo*|asunto|mensaje|código de país|código de área|tipo de teléfono|tipo de iva|% iva|iva incluido|importe iva|lada|horario*',
    other:
      'apellido*|usuario|país|nacimiento|día|mes|año|cuenta|ccc|dni|nie|rfc|curp|ruc|rut|cuit|cuil|nit',
  },
  it: {
    email: 'posta elettronica|pec|casella di posta',
    phone: 'cellulare*|num cell',
    vat: 'partita iva|p iva|piva|p i v a|part iva|pi cf|numero iva|codice iva|*partitaiva',
    code: 'codice|buono sconto|carta regalo',
    secret: 'numero carta|numero di carta',
    part: 'interno|prefisso*|oggetto|messaggio|codice paese|aliquota iva|iva inclusa|iva esclusa|importo iva|regime iva|orario|fascia oraria',
    other:
      'utente|via|cap|codice cliente|conto corrente|abi|cab|codice fiscale|cod fiscale|codicefiscale|codice univoco|codice destinatario|sdi|riferimento|intestatario',
  },
  pt: {
    email: 'correio electrónico|endereço eletrónico|correio eletr*',
    phone: '*telefone|telemóvel|*celular|telef|tlm|telm|zap',
    vat: 'nipc|contribuinte|n contrib|identificação fiscal|niva',
    code: 'cupão|cupom*',
    secret: 'palavra passe|palavra chave|palavrapasse|senha*',
    part: 'extensão|ramal|indicativo*|ddd|ddi|assunto|mensagem|código do país|taxa de iva',
    other: 'apelido*|sobrenome|utilizador|cep|conta|cpf|cnpj|rg|niss',
  },
  nl: {
    email: 'mailadres*|elektronisch adres',
    phone:
      'telefoon*|*telefoon|*telefoonnummer|mobiel|mobiele nummer|mobielnummer|telnummer|vaste lijn|vast nummer|06 nummer',
    vat: 'btw|btwnummer|btwnr|btw id*|btwid|b t w*',
    code: 'kortingsbon|cadeaubon|waardebon|cadeaukaart',
    secret: 'wachtwoord*|kaartnummer|vervaldatum',
    part: 'toestel|toestelnummer|doorkiesnummer|netnummer|landcode|landnummer|onderwerp|bericht|btw tarief|btw percentage|btw bedrag|incl btw|excl btw|inclusief btw|exclusief btw|btw %|e mailen|emailen|gebeld',
    other: 'gebruikersnaam|achternaam|voornaam|naam|klantnummer|rekeningnummer|kvk*|bsn',
  },
  sv: {
    email: 'e post*|epost*|mejl*',
    phone: 'tfn',
    vat: 'momsreg*|momsnummer|moms nr|momsnr|moms id|=moms',
    code: '*kod|presentkort',
    secret: 'lösenord*|kortnummer|kreditkort*|utgångsdatum',
    part: 'anknytning|riktnummer|landskod|landsnummer|ämne|meddelande|momssats|inkl moms|exkl moms|moms %|ämnesrad*',
    other: 'användar id|namn|förnamn|efternamn|användarnamn|kundnummer|personnummer',
  },
  da: {
    phone: 'tlfnr|fastnet*',
    vat: 'moms nummer|se nummer|se nr|cvr moms*',
    code: '*kode|gavekort',
    secret: 'adgangskode*|kodeord*',
    part: 'lokalnummer|landekode|områdenummer|emne|besked|ekskl moms',
    other: 'navn|fornavn|efternavn|brugernavn|kundenummer|cpr*|cvr|ean',
  },
  nb: {
    phone: 'telefaks',
    vat: 'mva|mvanr|merverdiavgift*nummer',
    secret: 'passord*|kredittkort*|utløpsdato',
    part: 'internnummer|landkode|retningsnummer|melding|mva sats|inkl mva|eks mva|ekskl mva|mva %',
    other: 'etternavn|brukernavn|kid',
  },
  fi: {
    email: 'sähköposti*|*sähköposti|s posti*|meili*|sposti',
    phone: 'puhelin*|*puhelin|*puhelinnumero|puh|puhnro|matkapuhelin*|kännykkä*|faksi',
    vat: 'alv numero|alv nro|alv tunnus|alvnumero|alv tunniste|arvonlisäveronumero|arvonlisäverotunniste|alv nr|alv rekisteri*|=alv',
    code: '*koodi|lahjakortti*',
    secret: 'salasana*|kortin numero|korttinumero|luottokortti*',
    part: 'alanumero|maakoodi|suuntanumero|maatunnus|aihe|viesti|alv kanta|alv %|sis alv|sisältää alv',
    other:
      'y tunnus|ytunnus|nimi|etunimi|sukunimi|käyttäjänimi|käyttäjätunnus|asiakasnumero|tilinumero|hetu',
  },
  is: {
    email: 'netfang*|tölvupóst*',
    phone: 'sími*|símanúmer|farsími*|farsímanúmer|heimasími|vinnusími|símanr',
    vat: 'vsknumer|vsk|virðisaukaskattsnúmer',
    code: '*kóði|gjafabréf',
    secret: 'lykilorð*|kortanúmer|gildistími',
    part: 'innanhússnúmer|landsnúmer|landskóði|efni|skilaboð|vsk %|með vsk|án vsk',
    other: 'nafn|fornafn|eftirnafn|notandanafn|heimilisfang|hb|kennitala|kt|leit',
  },
  et: {
    email: 'meil|e kiri',
    phone: 'mobiil|mobiiltelefon*|mobiilinumber|mob|mobiili nr',
    vat: 'kmkr*|käibemaksukohustuslase*|käibemaksunumber|km kood|kmk number|kmk nr|km number',
    code: '*kood|kinkekaart*',
    secret: 'parool*|salasõna*|kaardi number|krediitkaart',
    part: 'sisetelefon|riigikood|suunakood|teema|sõnum|käibemaksumäär|km %|koos km|ilma km|sisaldab km',
    other:
      'isikukood|registrikood|eesnimi|perekonnanimi|perenimi|kasutajanimi|kasutajatunnus|kliendinumber|konto number|kontonumber',
  },
  lv: {
    email:
      'e pasts|e pasta*|epasts|epasta*|e pastu|el pasts|elektroniskais pasts|elektroniskā pasta*',
    phone: 'tālruņa*|mobilais|tālr|tālrunis*|kontakttālrunis',
    vat: 'pvn reģ*|pvn',
    code: 'kods|dāvanu karte|kupon*',
    secret: 'parole*|paroli|kartes numurs',
    part: 'iekšējais numurs|valsts kods|temats|tēma|ziņa|ziņojums|pvn likme|ar pvn|bez pvn|pvn %',
    other: 'vārds|uzvārds|lietotājvārds|klienta numurs|personas kods',
  },
  lt: {
    email:
      'el paštas|el pašto*|elektroninis paštas|elektroninio pašto*|el paštą|e pašto|elpastas|el p',
    phone: 'mobilusis|mobiliojo*',
    vat: 'pvm|pvmkodas|pvm kod*',
    code: 'kodas|dovanų*',
    secret: 'slaptažod*|kortelės numeris|kredito kortelė*|galioja iki',
    part: 'vidinis numeris|šalies kodas|žinutė|pranešimas|pvm tarifas|su pvm|be pvm|pvm %|pvm suma',
    other: 'vardas|pavardė|kliento kodas',
  },
  pl: {
    email: 'adres mail*|poczta elektroniczna|poczty elektronicznej|mailowy',
    phone: 'komórka|komórkowy|numer kontaktowy|faks|kom|komórki',
    vat: 'nip|vatue|identyfikacji podatkowej',
    code: 'kodu|jednorazow*|karta podarunkowa|bon',
    secret: 'hasło*|hasła|numer karty|karta kredytowa',
    part: 'wewnętrzny|wewn|kierunkowy|kod kraju|temat|wiadomość|treść wiadomości|stawka vat|kwota vat|z vat|bez vat|z vatem',
    other: 'regon|pesel|nazwa*|nazwisko*|imię*|użytkownik|nr klienta|krs',
  },
  cs: {
    email: 'mailová adresa|elektronická pošta|elektronická adresa',
    phone: 'číslo mobilu|sms na číslo',
    vat: 'dič|d i č|daňové identifikační číslo|dph id|plátce dph číslo|č dph',
    code: 'poukaz*|jednorázov*',
    secret: 'heslo*|hesla|číslo karty|kreditní karta',
    part: 'linka|klapka|předvolba*|kód země|předmět|zpráva|sazba dph|s dph|bez dph|vč dph|včetně dph|dph %|plátce dph|výše dph',
    other: 'jméno*|příjmení*|uživatel|psč|zákaznické číslo|číslo zákazníka|účet|ič|ičo',
  },
  sk: {
    phone: 'mobilné číslo',
    vat: 'ič dph|ičdph|ičo dph|ič pre daň*|identifikačné číslo pre daň*',
    code: 'darčekov*',
    secret: 'kreditná karta',
    part: 'kód krajiny|správa|sadzba dph|vrátane dph|platca dph|platiteľ dph',
    other: 'meno*|priezvisko*',
  },
  sl: {
    email: 'e naslov|elektronski naslov|elektronska pošta|elektronske pošte',
    phone: 'mobilna*',
    vat: 'id za ddv|id ddv|idddv|ident za ddv|identifikacijska številka za ddv|ddv številka|ddv id|št za ddv|številka ddv|ddv št|id številka za ddv',
    code: 'koda',
    secret: 'geslo*|gesla|številka kartice|kreditna kartica',
    part: 'interna|klicna koda|koda države|predpona|zadeva|sporočilo|stopnja ddv|z ddv|brez ddv|ddv %|davčni zavezanec',
    other: 'ime*|priimek*|uporabnik|številka računa|račun|številka stranke|trr|emšo|sklic',
  },
  hr: {
    email: 'e adresa|imejl',
    phone: 'mobitel*|mobilni|kontakt broj|broj mob*',
    vat: 'pdv id*|pdv broj|pdvid|pdv br|broj pdv|oib pdv*|oib vat*',
    code: 'poklon*',
    secret: 'lozinka*|lozinku|zaporka*|šifra',
    part: 'lokal|kućni broj telefona|pozivni|predbroj|kod države|kod zemlje|naslov poruke|poruka|stopa pdv*|s pdv|bez pdv|pdv %|u sustavu pdv*|iznos pdv*',
    other: 'prezime*|korisnik|broj računa|broj kupca|oib|mb|jmbg',
  },
  sr: {
    email: 'имејл*|мејл|адреса е поште|е маил|електронска адреса',
    phone: 'телефон*|мобилни|тел',
    vat: 'пдв број|пдв id|пдв ид|број пдв|пдв бр',
    iban: 'ибан',
    secret: 'лозинка*|лозинку|шифра|број картице',
    part: 'локал|позивни број|код државе|предмет|порука|стопа пдв|са пдв|без пдв',
    other: 'име*|презиме*|назив фирме|пиб|pib|јмбг',
  },
  mk: {
    email: 'е поштенска*|е адреса|меил',
    phone: 'број за контакт|мобилен*',
    vat: 'ддв број|ддв бр|број за ддв',
    code: 'код',
    secret: 'број на картичка',
    part: 'повикувачки број|код на држава|наслов|порака|со ддв|без ддв|стапка на ддв',
    other: 'сметка|едб|ембс',
  },
  bg: {
    email: 'имейл*|е поща|ел поща|електронна поща|емейл|електронен адрес|e поща|електронната поща',
    phone: 'джиесем|гсм',
    vat: 'ддс номер|ддс №|ддс n|ин по ддс|номер по ддс|ддс рег*|зддс|инддс',
    code: 'кода|промокод*|купон*|ваучер*',
    secret: 'парола*|номер на карта|валидна до',
    part: 'вътрешен|вътр|код на държава*|телефонен код|тема|относно|съобщение|ставка ддс|с ддс|без ддс|ддс %|вкл ддс|регистрация по ддс|регистриран по ддс',
    other: 'фамилия*|потребител|фирма*|пк|егн|еик|мол|лнч',
  },
  ro: {
    email: 'poștă electronică|adresa electronica',
    vat: 'cui|c u i|cuicif|cod unic de înregistrare|cod identificare fiscală|cod de identificare fiscală|cod fiscal',
    code: 'codul|card cadou',
    secret: 'parola*|număr card|numărul cardului',
    part: 'interior|cod țară|codul țării|subiect|cota tva|cu tva|fără tva|tva inclus|plătitor de tva|plătitor tva|valoare tva',
    other: 'prenume*|numele|nume|utilizator|client|cont bancar|cnp|reprezentant',
  },
  hu: {
    email: 'drótposta|elektronikus levél*|villámposta|e levél',
    phone: '*telefonszám|mobilszám|vezetékes*|telszám',
    vat: 'áfa szám*|áfa azonosító*|adószám*|héa azonosító*|héa szám',
    code: 'utalvány*|ajándékkártya',
    secret: 'jelszó*|jelszava|kártyaszám|bankkártya*',
    part: 'mellék|körzetszám|előhívó|országkód|országhívó*|tárgy|üzenet|áfakulcs|áfa kulcs|áfával|áfa nélkül|áfa %|bruttó|nettó|csoportazonosító',
    other:
      'felhasználó|név|neve|vezetéknév|keresztnév|utónév|felhasználónév|cég*|cím|irsz|ügyfélszám|vevőkód|adóazonosító*|taj',
  },
  el: {
    email:
      'ηλεκτρονικό ταχυδρομείο|ηλ ταχυδρομείο|ηλεκτρονική διεύθυνση|ηλεκτρονικού ταχυδρομείου|ιμέιλ|ημέιλ|ηλ διεύθυνση|ηλ ταχυδρομείου|ηλεκτρονικη αλληλογραφια',
    phone: 'τηλέφωνο*|*τηλέφωνο|τηλ|κινητό*|σταθερό*|φαξ|τηλεφωνικός αριθμός',
    vat: 'αφμ|α φ μ|αριθμός φορολογικού μητρώου|αριθμός φπα|αρ φπα|αριθμός μητρώου φπα|φπα αριθμός|afm|vies',
    iban: 'ιβαν',
    code: 'κωδικός|κωδικό|κουπόνι*|δωροκάρτα',
    secret: 'κωδικός πρόσβασης|συνθηματικό|αριθμός κάρτας|πιστωτική κάρτα',
    part: 'εσωτερικό|εσωτ|κωδικός χώρας|κωδικός περιοχής|θέμα|μήνυμα|συντελεστής φπα|με φπα|χωρίς φπα|φπα %|πλέον φπα',
    other:
      'όνομα*|επώνυμο*|χρήστης|τ κ|τκ|κωδικός πελάτη|λογαριασμός|δου|δ ο υ|αμκα|α μ κ α|αδτ|γεμη',
  },
  sq: {
    email: 'posta elektronike|adresa elektronike|postë elektronike',
    vat: 'tvsh nr|numri i tvsh*|nr tvsh|numri tvsh|nipt|nuis|tvsh numri',
    secret: 'fjalëkalim*|numri i kartës',
    part: 'prefiks*|kodi i shtetit|subjekti|mesazh*|me tvsh|pa tvsh',
    other: 'emri*|mbiemri*|përdoruesi|llogaria|nr personal',
  },
  ga: {
    email: 'ríomhphost*|ríomhphoist|r phost',
    phone:
      'fón*|guthán|teileafón|uimhir theileafóin|uimhir ghutháin|uimhir fóin|teil|uimhir mhóibíl|móibíl',
    vat: 'cbl',
    secret: 'pasfhocal|focal faire',
    part: 'cód tíre|cód ceantair|ábhar|teachtaireacht|ráta cbl|móide cbl|síneadh',
    other: 'sloinne|ainm*|céadainm|ordú|cuntas',
  },
  mt: {
    email: 'posta elettronika|indirizz elettroniku|ittra elettronika',
    phone: 'mowbajl|telefown|ċellulari',
    vat: 'numru tat taxxa fuq il valur miżjud',
    code: 'kodiċi|vawċer',
    secret: 'kelma sigrieta',
    part: 'kodiċi tal pajjiż|suġġett|messaġġ|rata tal vat|bil vat|mingħajr vat',
    other: 'kunjom|isem*|kont',
  },
  ca: {
    email: 'correu|adreça electrònica|a e',
    phone: 'fix',
    vat: 'número d iva|identificació fiscal',
    code: 'codi|cupó',
    secret: 'contrasenya*|clau d accés',
    part: 'extensió|codi de país|assumpte|missatge|iva inclòs|tipus d iva',
    other: 'nom*|cognom*|usuari|raó social',
  },
  eu: {
    email: 'posta elektroniko*|helbide elektroniko*',
    phone: 'mugikor*|tfnoa|sakelako*',
    vat: 'ifz|ifk|bez*zenbaki*',
    code: 'kodea',
    secret: 'pasahitz*|txartel zenbakia',
    part: 'luzapena|aurrizkia|herrialde kodea|gaia|mezua|bez barne|bez tasa',
    other: 'izena*|abizen*|erabiltzaile*|nan',
  },
  gl: {
    email: 'enderezo electrónico',
    vat: 'ive',
    secret: 'contrasinal*|número de tarxeta',
    part: 'prefixo|mensaxe|ive incluído',
    other: '',
  },
  cy: {
    email: 'e bost|ebost*',
    phone: 'ffôn*|symudol|rhif cyswllt',
    vat: 'taw|rhif treth ar werth',
    secret: 'cyfrinair|rhif cerdyn',
    part: 'estyniad|cod gwlad|cod ardal|pwnc|neges|cyfradd taw',
    other: 'enw*|cyfenw',
  },
  tr: {
    email: 'elektronik posta|kep adresi',
    phone: 'cep tel*|cep no|cep numara*|irtibat no',
    vat: 'kdv no|kdv numara*|kdv kimlik*',
    code: 'doğrulama|hediye çeki|tek kullanımlık|sms şifresi',
    secret: 'şifre*|kart numarası|kart no',
    part: 'dahili|alan kodu|ülke kodu|konu|mesaj*|kdv oranı|kdv dahil|kdv hariç|kdv tutarı|kdv %',
    other:
      'soyad*|ad|adı|adınız|isim|kullanıcı|müşteri no|hesap no|hesap numarası|şube|vergi no|vergi numarası|vergi dairesi|vkn|tckn',
  },
  ru: {
    email: 'почта|почту|почты|e маил|эл адрес|емайл|электронный адрес|мыло',
    phone: 'мобильн*|моб|сот|контактный номер|факс|рабочий тел*|номер для связи|сотов*',
    vat: 'ндс номер|номер ндс|номер плательщика ндс|ндс id',
    code: 'подарочн*|одноразов*|капча|сертификат*',
    secret: 'пароль*|пароля|номер карты|кредитн*',
    part: 'добавочный|доб|внутренний номер|код страны|код города|сообщение|ставка ндс|с ндс|без ндс|ндс %|сумма ндс|в том числе ндс|текст сообщения|время звонка|новая почта|новой почты|почта россии|почты россии|почтой россии',
    other:
      'снилс|отчество|имя*|фио|ф и о|логин|никнейм|номер счета|счет|р с|к с|бик|инн|кпп|огрн*|окпо|паспорт*',
  },
  uk: {
    email: 'пошта|пошту|пошти|імейл|ел адреса|електронна адреса|електронна скринька',
    phone: 'мобільн*|контактний номер',
    vat: 'номер платника пдв|номер пдв|пдв номер|іпн пдв|свідоцтво пдв|іпн платника пдв',
    iban: 'ібан',
    code: 'подарунков*|сертифікат*',
    secret: 'номер картки',
    part: 'додатковий|внутрішній номер|код країни|код міста|повідомлення|ставка пдв|з пдв|пдв %|сума пдв|нова пошта|нової пошти|нову пошту|новою поштою|укрпошт*',
    other: 'по батькові|ім я*|прізвище*|піб|логін|номер рахунку|рахунок|мфо|іпн',
  },
  be: {
    email: 'электроннай пошты|электронны адрас|імэйл',
    phone: 'тэлефон*|тэл|мабільны*',
    vat: 'пдв нумар|нумар пдв|нумар плацельшчыка пдв',
    secret: 'нумар карты',
    part: 'дадатковы|код краіны|тэма|паведамленне|стаўка пдв',
    other: 'імя*|прозвішча*|лагін',
  },
  ja: {
    email: 'メール|メアド|mailaddress',
    phone:
      '電話|携帯|でんわ|ファックス|fax番号|tel番号|ケータイ|日中の連絡先|ご連絡先番号|緊急連絡先',
    vat: 'vat番号|vat登録番号|付加価値税',
    iban: '国際銀行口座番号',
    code: 'コード|ワンタイム|クーポン|ギフト|画像認証|認証番号|暗証番号',
    secret: 'パスワード|カード番号|クレジットカード|有効期限',
    part: '内線|国番号|市外局番|件名|メッセージ|お問い合わせ内容|お問合せ内容|本文|メールマガジン|ご連絡方法|税率',
    other:
      'ニックネーム|名前|氏名|姓|フリガナ|ふりがな|カナ|かな|セイ|メイ|ユーザー名|ユーザーid|ユーザ名|ログインid|会社|法人名|企業名|団体名|住所|郵便番号|注文番号|会員番号|お客様番号|口座番号|支店|銀行名|口座名義|登録番号',
  },
  zh: {
    email: '邮箱|電郵|电邮|電子郵件|邮件|信箱|郵箱|伊妹儿',
    phone: '电话|手机|手機|手提|联系方式|座机|固话|传真|傳真|市話',
    vat: '增值税号|增值税识别号|增值稅號|vat税号|vat号|vat號碼|vat税务号|加值型營業稅|增值税登记号|增值税编号|欧盟增值税|vat稅號|vat 号码',
    iban: '国际银行账号|國際銀行帳號|国际银行账户号码|國際銀行帳戶號碼',
    code: '验证|驗證|校验码|动态码|動態碼|优惠|優惠|折扣|礼品卡|禮品卡|邀请码|邀請碼|短信码|兑换码|激活码|確認碼|确认码|認證碼',
    secret: '密码|密碼|口令|卡号',
    part: '分机|分機|国家代码|國家代碼|區號|区号|国码|國碼|主题|主題|标题|標題|主旨|留言|消息|手機條碼|載具|手机型号|手機型號',
    other:
      '名字|用户名|用戶名|使用者名稱|账号|帳號|昵称|暱稱|会员名|登录名|公司|單位|单位|地址|邮编|邮政编码|郵遞區號|郵政編碼|訂單|订单|发票|發票|统一编号|統一編號|統編|税号|稅號|纳税人识别号|身份证|身分證|护照|護照|开户行|账户|网站|網站|网址',
  },
  ko: {
    email: '메일|전자우편',
    phone: '전화|휴대폰|핸드폰|연락처|팩스',
    vat: 'vat 번호|부가가치세 번호|부가세 번호|부가가치세번호|vat번호|부가세번호|부가가치세 등록번호|vat 등록번호',
    iban: '국제은행계좌번호|국제 은행 계좌 번호',
    code: '코드|인증번호|인증 번호|보안문자|쿠폰|상품권|추천인|자동입력',
    secret: '비밀번호|패스워드|암호|카드번호',
    part: '내선|국가번호|국가 번호|지역번호|국가코드|제목|메시지|내용|세율',
    other:
      '이름|성|아이디|사용자명|닉네임|회사|업체명|기업명|상호|주소|우편번호|주문번호|주문 번호|송장번호|계좌번호|은행|예금주|사업자등록번호|사업자 등록번호|사업자번호|여권번호|홈페이지|웹사이트|검색어',
  },
  ar: {
    email: '*بريد*|*إيميل*|*ايميل*',
    phone:
      '*هاتف*|*جوال*|*موبايل*|*تليفون*|*تلفون*|*محمول*|رقم الاتصال|رقم التواصل|*واتساب*|*فاكس*',
    vat: '*القيمة المضافة|رقم التسجيل الضريبي للقيمة المضافة',
    iban: '*آيبان*|*ايبان*|رقم الحساب المصرفي الدولي|رقم الحساب الدولي',
    code: '*رمز|*كود|*كوبون*|قسيمة|الرقم السري',
    secret: '*كلمة المرور|*كلمة السر|كلمة مرور|رقم البطاقة',
    part: 'التحويلة|تحويلة|رمز الدولة|مفتاح الدولة|كود الدولة|رمز البلد|الموضوع|الرسالة|رسالتك|نسبة ضريبة*|شامل ضريبة*|المنطقة الزمنية|رمز المنطقة',
    other: '*اسم*|ص ب|رقم الحساب',
  },
  he: {
    email: '*דוא ל|*דואל|*מייל|*דואר אלקטרוני|*דואר האלקטרוני',
    phone: '*טלפון*|*נייד|*סלולרי*|*סלולארי|טל|*פקס|פלאפון',
    vat: 'מע מ',
    iban: '*איבן|מספר חשבון בנק בינלאומי',
    code: '*קוד|קופון*|שובר',
    secret: '*סיסמה|*סיסמא|מספר כרטיס|כרטיס אשראי',
    part: 'שלוחה|קידומת|קוד מדינה|נושא|הודעה|תוכן ההודעה|כולל מע מ|לפני מע מ|שיעור מע מ',
    other: 'שם|מספר חשבון|בנק|סניף|ת ז|ח פ|אתר',
  },
  hi: {
    email: 'ईमेल*|ई मेल*|मेल आईडी|इमेल',
    phone: 'फोन*|फ़ोन*|मोबाइल*|दूरभाष*|संपर्क नंबर|टेलीफोन*|मोबाईल*|व्हाट्सएप*',
    vat: 'वैट*',
    iban: 'आईबीएएन|आईबैन',
    code: 'ओटीपी|कोड|कूपन*|कैप्चा*|सत्यापन',
    secret: 'पासवर्ड*|कार्ड नंबर',
    part: 'एक्सटेंशन|देश कोड|विषय|संदेश|एसटीडी कोड|वैट दर',
    other: 'यूजरनेम|नाम|उपनाम|पता|आधार*|पैन*',
  },
  vi: {
    email: 'thư điện tử|hòm thư',
    phone: 'điện thoại*|sđt|di động|đt|zalo',
    vat: 'mã số thuế gtgt|số đăng ký thuế gtgt',
    code: 'mã|phiếu quà tặng',
    secret: 'mật khẩu|số thẻ',
    part: 'số máy lẻ|mã vùng|mã quốc gia|tiêu đề|chủ đề|tin nhắn|nội dung|thuế suất',
    other: 'tên|họ',
  },
  id: {
    email: 'surel|pos el',
    phone: 'telepon*|telp|nomor hp|no hp|ponsel|nomor wa|no wa|seluler',
    vat: 'nomor ppn|nomor pkp|no ppn',
    secret: 'sandi',
    part: 'ekstensi|kode negara|kode area|subjek|subyek|pesan|tarif ppn',
    other: 'nama*',
  },
  th: {
    email: 'อีเมล|จดหมายอิเล็กทรอนิกส์',
    phone: 'โทรศัพท์|เบอร์โทร|มือถือ|โทรสาร|เบอร์ติดต่อ',
    vat: 'ภาษีมูลค่าเพิ่ม',
    code: 'รหัส|โค้ด|คูปอง',
    secret: 'รหัสผ่าน|หมายเลขบัตร',
    part: 'ต่อภายใน|รหัสประเทศ|หัวข้อ|ข้อความ|เรื่อง|อัตราภาษี',
    other: 'นามสกุล|ชื่อ',
  },
  fa: {
    email: 'پست الکترونیک*|ای میل*|ایمیل*|رایانامه*',
    phone: 'موبایل*|تلفن*|همراه*|شماره تماس|دورنگار|نمابر|فاکس|فکس|واتساپ|واتس اپ',
    vat: 'شماره مالیات بر ارزش افزوده',
    iban: 'شبا',
    code: 'کد تایید|کد تأیید|کد تخفیف|کد یکبار مصرف|کد امنیتی|کد معرف|کد ارسال*',
    secret: 'رمز*|کلمه عبور|گذرواژه|شماره کارت',
    part: 'پیش شماره|کد کشور|کد شهر|داخلی|موضوع|پیام|متن پیام',
    search: 'جستجو*|جست و جو',
    other: 'نام*|آدرس|شماره حساب|شرکت',
  },
};
