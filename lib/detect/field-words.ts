/**
 * What people call things in forms, by language: words of labels, placeholders and attribute names.
 *
 * Written as people write them; `fold` is applied on reading. `|` separates phrases. A phrase
 * matches whole words; `*` at an end lets the word go on there (`*telefon*` is found in
 * "Mobiltelefonnummer"); `=` asks for the whole text. Scripts written without spaces match anywhere.
 *
 * `code`, `secret` and `part` win over a kind in the same text ("Code sent to your email", "Phone
 * extension"); `other` is what else a field may be for, and loses to a kind ("Email address").
 */
export interface FieldWords {
  readonly email: string;
  readonly phone: string;
  readonly vat: string;
  readonly iban: string;
  /** One-time codes, captchas, coupons: sent to an address, but no address. */
  readonly code: string;
  /** Passwords, PINs, card numbers. */
  readonly secret: string;
  /** Pieces of a phone number, and what is said about an email: subject, message. */
  readonly part: string;
  readonly other: string;
}

export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  en: {
    email:
      'email*|e mail*|*email|*emailaddress|*emailaddr|mail|mail id|e mails|electronic mail|mailbox|user mail|usermail|mail addr|mailaddr|inbox address',
    phone:
      'phone*|*phone|*phones|*phonenumber|*phoneno|*phonenum|telephone*|tel|telno|telnum|telnr|*telno|tel no|tel nr|telefone no|mobile|mobiles|mobile no|mobile num*|mobileno|mobilenum*|*mobileno|*mobilenumber|cell|cell no|cell num*|cellular|cellnumber|cellphone*|landline|contact no|contact num*|contact nbr|contactno|contactnum*|daytime number|evening number|call back number|callback number|msisdn|fax|fax no|fax num*|faxno|faxnumber|whatsapp|whats app|gsm|work tel|sms number|hotline|ph no|phno',
    vat: 'vat|vat no|vat id|vat num*|vat reg*|vat code|vatno|vatid|vatnum*|vatnr|vatcode|vatreg*|*vatnumber|*vatid|value added tax|eu vat*|euvat*|taxvat|vat tax|tax vat',
    iban: 'iban*|*iban|international bank account*',
    code: 'otp|one time*|verification code|verify code|verification|security code|confirmation code|activation code|passcode|access code|auth code|authentication code|authenticator|captcha|6 digit|4 digit|sms code|code we sent|code sent|enter the code|enter code|invite code|invitation code|coupon*|voucher*|promo*|discount*|gift card*|giftcard*|referral*|email code|phone code word|2fa|mfa|totp|reset code|phone pin|sent to your',
    secret:
      'password*|passwd|pwd|pin|pin code|pincode|card number|cardnumber|credit card*|creditcard*|debit card*|cvc|cvv|cvc 2|cvv 2|expiry*|expiration*|card holder*|cardholder*|name on card|secret question|security question|security answer|ccnum*|cc number|cc no|cc num|mother s maiden name|passphrase',
    part: 'ext|extn|extension|phone ext|phoneext|phone extension|phoneextension|country code|countrycode|phone code|phonecode|dial code|dialcode|dialing code|dialling code|calling code|area code|areacode|phone prefix|prefix|phone country|phonecountry|phone type|phonetype|number type|device type|subject|email subject|message|email message|email body|email type|email format|email preference*|email template|phone model|phone brand|mobile operator|imei|email domain|email name|email pref*|mail server|mailserver|smtp|pop 3|imap|email password|network provider|phone name|vat rate*|vat amount*|vat percent*|vat %|vat total|excl vat|incl vat|ex vat|inc vat|including vat|excluding vat|vat exempt*|vat scheme|vat group|vat treatment|vat registered|vat status|vat type|vat valid*|best time|time to call|contact method|contact preference|preferred contact',
    other:
      'name|names|fname|lname|firstname|lastname|surname|forename|fullname|full name|username|user name|userid|user id|login|login name|nickname|company*|organi*|business name|address|addr|address 1|address 2|street*|city|town|state|county|province|region|zip*|postal*|postcode*|post code|country|date*|dob|birth*|birthdate|birthday|day|month|year|yyyy|mm|dd|age|amount|price|qty|quantity|total|order*|order number|orderid|invoice*|reference|ref no|tracking*|customer number|customer id|account number|account no|sort code|routing*|bic|swift|bank code|bank name|branch code|mailing address|tax*|tin|tax id|tax number|tax code|ssn|social security*|ein|gst*|eori|passport*|licen*|national id|id number|website|url|web site|homepage|search*|keyword*|query|comment*|notes|question*|title|job*|position|role|department|gender|height|weight|serial*|duns|siret|siren|registration number|company number|number of*|how many|guests|flight*|booking ref*|booking code|confirmation number|booking number|member number|membership*|frequent flyer*|room|floor|apartment|suite|house*|building|salutation|gender|nationality|meter*|policy number|contract number|case number|ticket*|tax office|place of birth',
  },
  de: {
    email:
      'e mail*|*email*|mailadresse*|mail adresse*|*mailadresse|elektronische post|emailadr*|mailanschrift',
    phone:
      '*telefon|telefon*|*telefonnummer|*telefonnr|tel nr|telefon nr|fon|handy|handy nr|handynr|handynummer|mobil|mobilnr|mobil nr|mobilnummer|mobilfunk*|mobiltelefon*|rufnummer*|*rufnummer|festnetz*|rückruf*|*telefax|faxnummer|fax nr|mobilfunknummer|tel privat|tel geschäft*|telefonisch*',
    vat: 'ust id*|ust idnr|ustid*|ust ident*|u st id*|umsatzsteuer id*|umsatzsteueridentifikation*|umsatzsteuer ident*|umsatzsteuernummer|ust nr|ustnr|mwst nr*|mwst nummer|mwst id|mwstnr|mwst|mehrwertsteuernummer|mehrwertsteuer nummer|mehrwertsteuer nr|mehrwertsteuer id*|uid nummer|uid nr|uidnr|uidnummer|=uid|uid mwst*|atu nummer|vat nr|vat nummer|ust idn|ustidnr|eu steuernummer',
    iban: 'iban nummer|iban nr',
    code: 'bestätigungscode|verifizierungscode|sicherheitscode|einmalcode|sms code|code aus|code eingeben|gutschein*|rabattcode|aktionscode|freischaltcode|aktivierungscode|zugangscode|tan|mtan|prüfziffer',
    secret:
      'passwort*|kennwort*|kartennummer|kreditkarte*|kartenprüfnummer|prüfnummer|gültig bis|ablaufdatum|karteninhaber|sicherheitsfrage',
    part: 'durchwahl|nebenstelle|vorwahl*|ländervorwahl|landesvorwahl|ortsvorwahl|ländercode|landeskennzahl|betreff|nachricht|telefonart|handymodell|mwst satz|mwst betrag|ust satz|mwst %|inkl mwst|zzgl mwst|exkl mwst|erreichbar*|uhrzeit',
    other:
      'name|vorname*|nachname*|familienname|benutzername|nutzername|anmeldename|kundennummer|kunden nr|firma|firmenname|unternehmen|straße*|strasse*|hausnummer|hausnr|adresse|anschrift|plz|postleitzahl|ort|wohnort|stadt|land|geburtsdatum|geburtstag|geburtsort|datum|tag|monat|jahr|betrag|menge|anzahl|summe|bestellnummer|rechnungsnummer|auftragsnummer|vertragsnummer|kontonummer|konto nr|blz|bankleitzahl|bic|kreditinstitut|steuernummer*|steuer nr|steuernr|steuer id*|steueridentifikation*|st nr|finanzamt|sozialversicherung*|svnr|handelsregister*|hrb|webseite|suche*|suchbegriff|kommentar|anmerkung*|titel|anrede|abteilung|zählernummer|kennzeichen|aktenzeichen|verwendungszweck|ausweisnummer|anzahl personen|kontoinhaber',
  },
  fr: {
    email:
      'courriel*|e mail*|adresse mail|adresse électronique|mèl|adresse courriel|mail*perso|adressemail|messagerie|courrier électronique|courrier electronique',
    phone:
      'téléphone*|*telephone|tél|numéro de tél*|portable|mobile|tél portable|fixe|télécopie|numéro de mobile|n tel|numtel|num tel*|numero tel*|gsm|ligne directe|télécopieur|teleph*',
    vat: 'tva|n tva|numéro de tva|numéro tva|num tva|numtva|tva intra*|tvaintra*|no tva|identifiant tva|n de tva|*tvaintra',
    iban: 'n iban|numéro iban|numéro d iban',
    code: 'code de vérification|code de confirmation|code reçu|code de sécurité|code sms|code promo*|bon de réduction|code d activation|code d accès|code à usage unique|bon d achat|carte cadeau|code validation|code parrain*',
    secret:
      'mot de passe|motdepasse|mdp|numéro de carte|carte bancaire|carte de crédit|cryptogramme|date d expiration|titulaire de la carte|code confidentiel|question secrète',
    part: 'poste|indicatif*|extension|objet|sujet|message|préfixe|code pays|taux de tva|montant tva|tva %|hors tva|régime de tva|assujetti*|type de téléphone|horaire*',
    other:
      'nom|prénom*|identifiant|nom d utilisateur|société|entreprise|raison sociale|adresse|adresse postale|rue|voie|ville|commune|localité|code postal|cp|pays|date*|naissance|date de naissance|jour|mois|année|montant|quantité|nombre de*|numéro de commande|commande|facture|numéro client|n client|numéro de compte|code banque|code guichet|clé rib|rib|bic|siret|siren|rcs|ape|naf|numéro fiscal|spi|sécurité sociale|nir|numéro d entreprise|site web|recherche*|rechercher|commentaire*|remarque*|civilité|titre|fonction|service|profession|référence|numéro de dossier|étage|bâtiment|immatriculation',
  },
  es: {
    email:
      'correo*electrónico|correo|correo electr*|correoe|e correo|correoelectronico|correo e|mail*correo|dirección de correo|*correo|buzón de correo',
    phone:
      'teléfono*|*telefono|móvil|telf|tlf|tlfn|tlfno|tfno|celular*|fijo|n de móvil|número de móvil|nro de teléfono|nro telefono|num telefono|numtelefono|fono|tel contacto|movil*contacto|tel móvil',
    vat: 'nif|cif|nif cif|cif nif|nifcif|cifnif|n i f|c i f|nif iva|nif intracomunitario|número de iva|núm iva|n iva|nro iva|id iva|iva intracomunitario|nif ue|identificación fiscal|número de identificación fiscal|cód identificación fiscal|nif o cif',
    iban: 'código iban|número iban|cuenta iban',
    code: 'código de verificación|código de seguridad|código de confirmación|código sms|código recibido|cupón*|código promocional|código de descuento|clave de un solo uso|tarjeta regalo|código de acceso|código de activación|código enviado',
    secret:
      'contraseña*|clave*|número de tarjeta|tarjeta de crédito|caducidad|fecha de caducidad|titular de la tarjeta|clave de acceso|palabra secreta',
    part: 'extensión|prefijo*|asunto|mensaje|código de país|código de área|indicativo|tipo de teléfono|tipo de iva|% iva|iva incluido|importe iva|lada|horario*',
    other:
      'nombre*|apellido*|usuario|nombre de usuario|empresa|razón social|dirección|calle|domicilio|ciudad|población|localidad|provincia|código postal|cp|país|fecha*|nacimiento|día|mes|año|importe|cantidad|monto|número de pedido|pedido|factura|número de cliente|número de cuenta|cuenta|ccc|bic|dni|nie|rfc|curp|ruc|rut|cuit|cuil|nit|cédula|pasaporte|seguridad social|sitio web|página web|búsqueda|buscar|comentario*|observaciones|cargo|puesto|referencia|matrícula|documento',
  },
  it: {
    email:
      'posta elettronica|indirizzo mail|indirizzo di posta elettronica|pec|email*pec|casella di posta|indirizzo pec|indirizzoemail|casella mail',
    phone:
      'telefono*|*telefono|cellulare*|cell|recapito telefonico|recapito|tel cell|telefonico|numero di cellulare|numero di telefono|fisso|tel fisso|telefonino|num tel|utenza telefonica',
    vat: 'partita iva|p iva|piva|partitaiva|p i v a|part iva|pi cf|numero iva|p iva cf|n iva|codice iva|cf partita iva|codice fiscale partita iva|vatnumber iva|*partitaiva',
    iban: 'codice iban|coordinate iban|conto iban',
    code: 'codice di verifica|codice di conferma|codice di sicurezza|codice otp|codice sms|codice ricevuto|buono sconto|codice sconto|coupon|codice promo*|carta regalo|codice di attivazione|codice amico',
    secret:
      'password|parola chiave|numero carta|numero di carta|carta di credito|scadenza|data di scadenza|intestatario carta|domanda segreta|codice segreto',
    part: 'interno|prefisso*|oggetto|messaggio|codice paese|aliquota iva|iva inclusa|iva esclusa|importo iva|% iva|regime iva|orario|fascia oraria',
    other:
      'nome*|cognome*|utente|nome utente|azienda|ragione sociale|ditta|indirizzo|via|città|comune|provincia|cap|paese|nazione|data*|nascita|luogo di nascita|giorno|mese|anno|importo|quantità|numero ordine|ordine|fattura|codice cliente|numero cliente|conto corrente|abi|cab|bic|codice fiscale|cod fiscale|codicefiscale|codice univoco|codice destinatario|sdi|sito web|ricerca|cerca|commento|note|titolo|professione|riferimento|targa|documento|intestatario',
  },
  pt: {
    email:
      'correio eletrónico|correio electrónico|correio eletrônico|endereço eletrónico|endereço de email|endereço eletrônico|correio eletr*',
    phone:
      'telefone*|*telefone|telemóvel|telemovel|celular*|*celular|fone|contacto telefónico|contato telefônico|n de telefone|número de telemóvel|telef|tlm|tlf|telm|telefone fixo|zap',
    vat: 'nif|nipc|número de iva|n iva|contribuinte|n contribuinte|número de contribuinte|n de contribuinte|n contrib|nif nipc|número de identificação fiscal|identificação fiscal|niva',
    iban: 'número iban|nib iban',
    code: 'código de verificação|código de segurança|código de confirmação|código sms|cupão|cupom*|código promocional|código de desconto|vale de desconto|cartão presente|código de acesso|código enviado',
    secret:
      'palavra passe|palavra chave|palavrapasse|senha*|número do cartão|cartão de crédito|validade|data de validade|titular do cartão',
    part: 'extensão|ramal|indicativo*|ddd|ddi|assunto|mensagem|código do país|taxa de iva|iva incluído|% iva|horário',
    other:
      'nome*|apelido*|sobrenome|utilizador|nome de utilizador|usuário|empresa|razão social|morada|endereço|rua|cidade|localidade|bairro|código postal|cep|país|estado|distrito|data*|nascimento|dia|mês|ano|valor|quantidade|número de encomenda|encomenda|pedido|fatura|número de cliente|número de conta|conta|agência|bic|cpf|cnpj|rg|cartão de cidadão|segurança social|niss|site|pesquisa|pesquisar|comentário*|observações|cargo|referência|matrícula',
  },
  nl: {
    email: 'e mailadres*|emailadres*|mailadres*|elektronisch adres|e postadres',
    phone:
      'telefoon*|*telefoon|*telefoonnummer|mobiel|mobiele nummer|mobiel nummer|mobielnummer|gsm|gsm nummer|tel nummer|telnummer|tel nr|vaste lijn|vast nummer|telnr|faxnummer|06 nummer',
    vat: 'btw|btw nummer|btwnummer|btw nr|btwnr|btw id*|btwid|btw identificatie*|btw n|b t w*',
    iban: 'iban nummer|ibannummer|iban rekening*|rekeningnummer iban|rekeningnummer*iban',
    code: 'verificatiecode|bevestigingscode|beveiligingscode|eenmalige code|sms code|kortingscode|actiecode|cadeaubon|kortingsbon|waardebon|cadeaukaart|activatiecode|toegangscode',
    secret: 'wachtwoord*|kaartnummer|creditcard*|vervaldatum|kaarthouder|pincode',
    part: 'toestel|toestelnummer|doorkiesnummer|netnummer|landcode|landnummer|onderwerp|bericht|btw tarief|btw percentage|btw bedrag|incl btw|excl btw|inclusief btw|exclusief btw|btw %|btw plichtig',
    other:
      'naam|voornaam|achternaam|tussenvoegsel|voorletters|gebruikersnaam|bedrijf*|bedrijfsnaam|organisatie|adres|straat*|huisnummer|plaats|woonplaats|stad|gemeente|postcode|land|datum|geboortedatum|geboorteplaats|dag|maand|jaar|bedrag|aantal|ordernummer|bestelnummer|factuurnummer|klantnummer|rekeningnummer|bic|kvk*|kvk nummer|ondernemingsnummer|burgerservicenummer|bsn|rijksregisternummer|website|zoek*|zoeken|opmerking*|vraag|functie|afdeling|aanhef|kenteken|kenmerk',
  },
  sv: {
    email: 'e post*|epost*|mejl*|e postadress|mailadress|mejladress',
    phone:
      'telefon*|*telefon|*telefonnummer|mobil|mobilnummer|mobilnr|mobiltelefon*|tfn|telnr|tel nr|hemtelefon|telefonnr|faxnummer',
    vat: 'momsreg*|momsregistreringsnummer|momsnummer|moms nr|momsnr|vat nummer|vatnummer|vat nr|moms id|=moms',
    iban: 'iban nummer',
    code: 'verifieringskod|bekräftelsekod|säkerhetskod|engångskod|sms kod|rabattkod|kampanjkod|presentkort|kupong*|aktiveringskod|värdekod',
    secret: 'lösenord*|kortnummer|kreditkort*|utgångsdatum|giltig till|kortinnehavare|pinkod',
    part: 'anknytning|riktnummer|landskod|landsnummer|ämne|meddelande|momssats|inkl moms|exkl moms|moms %',
    other:
      'namn|förnamn|efternamn|användarnamn|användar id|företag*|företagsnamn|adress|gatuadress|gata|ort|postort|stad|postnummer|postnr|land|datum|födelsedatum|dag|månad|år|belopp|antal|ordernummer|fakturanummer|kundnummer|kontonummer|clearingnummer|bankgiro|plusgiro|bic|personnummer|organisationsnummer|org nr|orgnr|webbplats|hemsida|sök*|kommentar|titel|avdelning|referens|registreringsnummer',
  },
  da: {
    email: 'e mailadresse*|mailadresse|e post*|epost*|mail adresse',
    phone:
      'telefon*|*telefon|*telefonnummer|mobil|mobilnummer|mobilnr|mobiltelefon*|tlf|tlf nr|tlfnr|telefonnr|tlf nummer|fastnet*|mobil nr',
    vat: 'momsnummer|momsnr|moms nr|moms nummer|se nummer|se nr|moms id|momsregistrering*|=moms|cvr vat|cvr moms*|vat nummer|vat nr',
    iban: 'iban nummer|iban nr',
    code: 'bekræftelseskode|engangskode|sikkerhedskode|verifikationskode|sms kode|rabatkode|kampagnekode|gavekort|værdikode|aktiveringskode|voucherkode',
    secret:
      'adgangskode*|kodeord*|kortnummer|kreditkort*|betalingskort|udløbsdato|kortholder|kontrolcifre',
    part: 'lokalnummer|landekode|områdenummer|emne|besked|momssats|inkl moms|ekskl moms|moms %',
    other:
      'navn|fornavn|efternavn|brugernavn|firma*|virksomhed*|firmanavn|adresse|vej|gade|by|postnummer|postnr|land|dato|fødselsdato|fødselsdag|dag|måned|år|beløb|antal|ordrenummer|fakturanummer|kundenummer|kontonummer|reg nr|registreringsnummer|bic|cpr*|cvr|cvr nr|cvr nummer|hjemmeside|søg*|kommentar*|bemærkning*|titel|stilling|ean nummer|ean|reference|rekvisition*',
  },
  nb: {
    email: 'e post*|epost*|e postadresse|mailadresse',
    phone:
      'telefon*|*telefon|*telefonnummer|mobil|mobilnummer|mobilnr|mobiltelefon*|tlf|tlf nr|tlfnr|telefonnr|mobil nr|telefaks',
    vat: 'mva|mva nummer|mva nr|mvanr|mva registrering*|org nr mva|orgnr mva|mva id|organisasjonsnummer mva|vat nummer|merverdiavgift*nummer',
    iban: 'iban nummer|iban nr',
    code: 'bekreftelseskode|engangskode|sikkerhetskode|verifiseringskode|sms kode|rabattkode|kampanjekode|gavekort|aktiveringskode|verdikode',
    secret: 'passord*|kortnummer|kredittkort*|utløpsdato|kortholder|kortinnehaver|pinkode',
    part: 'internnummer|landkode|retningsnummer|emne|melding|mva sats|inkl mva|eks mva|ekskl mva|mva %',
    other:
      'navn|fornavn|etternavn|brukernavn|firma*|bedrift*|bedriftsnavn|adresse|gateadresse|gate|sted|poststed|postnummer|postnr|land|dato|fødselsdato|dag|måned|år|beløp|antall|ordrenummer|fakturanummer|kundenummer|kontonummer|bic|fødselsnummer|personnummer|organisasjonsnummer|org nr|orgnr|nettside|nettsted|søk*|kommentar*|tittel|stilling|kid|referanse',
  },
  fi: {
    email: 'sähköposti*|*sähköposti|s posti*|meili*|email osoite|sposti',
    phone:
      'puhelin*|*puhelin|*puhelinnumero|puh|puh nro|puhnro|matkapuhelin*|kännykkä*|gsm|puhelinnro|gsm numero|faksi',
    vat: 'alv numero|alv nro|alv tunnus|alvnumero|alv tunniste|arvonlisäveronumero|arvonlisäverotunniste|vat numero|vat tunnus|alv nr|alv rekisteri*|=alv',
    iban: 'iban numero|iban tilinumero|tilinumero iban',
    code: 'vahvistuskoodi|varmistuskoodi|turvakoodi|kertakäyttökoodi|tekstiviestikoodi|alennuskoodi|kampanjakoodi|lahjakortti*|tarjouskoodi|aktivointikoodi',
    secret:
      'salasana*|kortin numero|korttinumero|luottokortti*|voimassaolo*|kortinhaltija|tunnusluku',
    part: 'alanumero|maakoodi|suuntanumero|maatunnus|aihe|viesti|alv kanta|alv %|sis alv|sisältää alv',
    other:
      'nimi|etunimi|sukunimi|käyttäjänimi|käyttäjätunnus|yritys*|yrityksen nimi|osoite|katuosoite|kaupunki|postitoimipaikka|paikkakunta|postinumero|maa|päivämäärä|pvm|syntymäaika|päivä|kuukausi|vuosi|summa|määrä|lukumäärä|tilausnumero|laskun numero|laskunumero|asiakasnumero|tilinumero|bic|viitenumero|henkilötunnus|hetu|y tunnus|ytunnus|ovt tunnus|kotisivu|haku|hae|hakusana|kommentti|kommentit|lisätiedot|titteli|rekisterinumero',
  },
  is: {
    email: 'netfang*|tölvupóst*|tölvupóstfang|tölvupóstur',
    phone: 'sími*|símanúmer|farsími*|farsímanúmer|gsm|heimasími|vinnusími|gsm númer|símanr',
    vat: 'vsk númer|vsk nr|vsknumer|vsk|virðisaukaskattsnúmer',
    iban: 'iban númer',
    code: 'staðfestingarkóði|öryggiskóði|afsláttarkóði|gjafabréf|inneignarkóði|sms kóði',
    secret: 'lykilorð*|kortanúmer|kreditkort*|gildistími|korthafi',
    part: 'innanhússnúmer|landsnúmer|landskóði|efni|skilaboð|vsk %|með vsk|án vsk',
    other:
      'nafn|fornafn|eftirnafn|notandanafn|fyrirtæki*|heimilisfang|gata|staður|borg|póstnúmer|póstnr|land|dagsetning|fæðingardagur|upphæð|fjöldi|magn|pöntunarnúmer|reikningsnúmer|banki|hb|kennitala|kt|vefsíða|leit|leita|athugasemd*|titill',
  },
  et: {
    email: 'e post*|epost*|e posti aadress|meiliaadress|meil|e maili aadress|meiliaadress|e kiri',
    phone:
      'telefon*|*telefon|telefoninumber|mobiil|mobiiltelefon*|mobiilinumber|tel nr|mob|mobiili nr|kontakttelefon',
    vat: 'kmkr*|kmkr number|kmkr nr|käibemaksukohustuslase*|käibemaksunumber|km kood|kmk number|kmk nr|km number|kmkrnr|vat number',
    iban: 'iban number|konto iban',
    code: 'kinnituskood|turvakood|sooduskood|kinkekaart*|kupong*|sms kood|ühekordne kood|aktiveerimiskood|kampaaniakood',
    secret: 'parool*|salasõna*|kaardi number|krediitkaart|kehtivusaeg|kaardiomanik',
    part: 'sisetelefon|riigikood|suunakood|teema|sõnum|käibemaksumäär|km %|koos km|ilma km|sisaldab km',
    other:
      'nimi|eesnimi|perekonnanimi|perenimi|kasutajanimi|kasutajatunnus|ettevõte*|firma|aadress|tänav|linn|maakond|postiindeks|sihtnumber|riik|kuupäev|sünniaeg|sünnipäev|päev|kuu|aasta|summa|kogus|tellimuse number|arve number|arve nr|kliendinumber|konto number|kontonumber|arveldusarve|isikukood|registrikood|registrinumber|reg nr|viitenumber|veebileht|koduleht|otsi*|otsing|kommentaar|märkused|amet',
  },
  lv: {
    email:
      'e pasts|e pasta*|epasts|epasta*|e pastu|el pasts|elektroniskais pasts|elektroniskā pasta*|e pasta adrese',
    phone:
      'tālrunis|tālruņa*|telefons|telefona*|mobilais|mobilā tālruņa*|tālr|tālr nr|mob tālr|tālrunis*|kontakttālrunis|mobilais tālrunis',
    vat: 'pvn numurs|pvn nr|pvn reģ*|pvn reģistrācijas*|pvn maksātāja*|pvn kods|=pvn|pvn',
    iban: 'iban konts|iban numurs|konta numurs iban',
    code: 'apstiprinājuma kods|drošības kods|atlaides kods|atlaižu kods|dāvanu karte|kupon*|sms kods|verifikācijas kods|akcijas kods|aktivizācijas kods',
    secret: 'parole*|paroli|kartes numurs|kredītkarte*|derīguma termiņš|kartes īpašnieks',
    part: 'iekšējais numurs|valsts kods|temats|tēma|ziņa|ziņojums|pvn likme|ar pvn|bez pvn|pvn %',
    other:
      'vārds|uzvārds|lietotājvārds|lietotāja vārds|uzņēmum*|firma|adrese|iela|pilsēta|novads|pasta indekss|indekss|valsts|datums|dzimšanas*|diena|mēnesis|gads|summa|daudzums|skaits|pasūtījuma numurs|rēķina numurs|klienta numurs|konta numurs|konts|personas kods|reģistrācijas numurs|reģ nr|mājas lapa|mājaslapa|meklēt*|komentār*|piezīmes|amats|banka',
  },
  lt: {
    email:
      'el paštas|el pašto*|elektroninis paštas|elektroninio pašto*|el paštą|e paštas|e pašto|elpastas|el p',
    phone:
      'telefonas|telefono*|tel nr|telefono nr|mobilusis|mobiliojo*|mob|mob tel|tel numeris|kontaktinis telefonas|telefon*',
    vat: 'pvm kodas|pvm mokėtojo*|pvm|pvm nr|pvm numeris|pvm registracijos*|pvmkodas|pvm kod*',
    iban: 'iban sąskaita|iban numeris|sąskaitos numeris iban',
    code: 'patvirtinimo kodas|saugos kodas|nuolaidos kodas|dovanų kupon*|kupon*|sms kodas|vienkartinis kodas|akcijos kodas|aktyvavimo kodas|nuolaidų kodas',
    secret: 'slaptažod*|kortelės numeris|kredito kortelė*|galioja iki|kortelės savininkas',
    part: 'vidinis numeris|šalies kodas|tema|žinutė|pranešimas|pvm tarifas|su pvm|be pvm|pvm %|pvm suma',
    other:
      'vardas|pavardė|vartotojo vardas|naudotojo vardas|prisijungimo vardas|įmonė*|įmonės*|adresas|gatvė|miestas|rajonas|pašto kodas|pašto indeksas|šalis|data|gimimo*|diena|mėnuo|metai|suma|kiekis|užsakymo numeris|užsakymo nr|sąskaitos numeris|sąskaitos nr|kliento kodas|asmens kodas|įmonės kodas|svetainė|paieška|ieškoti|komentar*|pastabos|pareigos|bankas|mokėtojo kodas',
  },
  pl: {
    email:
      'e mail*|adres e mail*|adres mail*|poczta elektroniczna|poczty elektronicznej|skrzynka e mail|mailowy',
    phone:
      'telefon*|*telefon|telefonu|numer telefonu|nr telefonu|nr tel|tel kontaktowy|komórka|komórkowy|tel kom|numer komórkowy|telefon komórkowy|numer kontaktowy|tel stacjonarny|nr kom|faks|kom',
    vat: 'nip|nip ue|nr nip|numer nip|nip firmy|numer vat|nr vat|vat ue|vatue|nip*vat|identyfikacji podatkowej|europejski nip|nip eu|nip*ue',
    iban: 'numer iban|nr iban|rachunek iban|numer konta iban|konto iban',
    code: 'kod weryfikacyjny|kod potwierdzający|kod bezpieczeństwa|kod sms|jednorazow*|kod rabatowy|kod promocyjny|kupon*|karta podarunkowa|kod aktywacyjny|kod dostępu|bon',
    secret:
      'hasło*|hasła|numer karty|karta kredytowa|data ważności|ważna do|posiadacz karty|kod pin',
    part: 'wewnętrzny|nr wewnętrzny|wewn|numer kierunkowy|kierunkowy|prefiks|kod kraju|temat|wiadomość|treść wiadomości|stawka vat|kwota vat|vat %|z vat|bez vat|z vatem|godzina|godziny',
    other:
      'imię*|nazwisko*|imienia|nazwa*|nazwa użytkownika|użytkownik|login|firma*|firmy|nazwa firmy|adres|ulica|nr domu|numer domu|nr lokalu|miasto|miejscowość|gmina|powiat|województwo|kod pocztowy|kraj|data*|urodzenia|dzień|miesiąc|rok|kwota|ilość|liczba|numer zamówienia|nr zamówienia|zamówienie|faktura|numer faktury|numer klienta|nr klienta|numer konta|numer rachunku|rachunek|pesel|regon|krs|dowód*|nr dowodu|strona www|szukaj|wyszukaj|komentarz|uwagi|stanowisko|tytuł|tytułem|odbiorca',
  },
  cs: {
    email:
      'e mailová adresa|emailová adresa|mailová adresa|elektronická pošta|e mailu|email*|elektronická adresa',
    phone:
      'telefon*|*telefon|telefonní číslo|tel číslo|mobil|mobilní telefon|číslo mobilu|telefonu|kontaktní telefon|mob|tel č|mobilní číslo|mobilní tel',
    vat: 'dič|d i č|dic|vat id|dič dph|dič firmy|daňové identifikační číslo|dph id|plátce dph číslo|č dph|dič pro dph',
    iban: 'číslo iban|iban účtu|účet iban',
    code: 'ověřovací kód|potvrzovací kód|bezpečnostní kód|kód z sms|sms kód|slevový kód|slevový kupón|dárkový poukaz|poukaz*|kupón*|jednorázov*|aktivační kód|promo kód',
    secret: 'heslo*|hesla|číslo karty|kreditní karta|platnost karty|držitel karty|platnost do',
    part: 'linka|klapka|předvolba*|kód země|předmět|zpráva|sazba dph|s dph|bez dph|vč dph|včetně dph|dph %|plátce dph|výše dph',
    other:
      'jméno*|příjmení*|uživatelské jméno|uživatel|přihlašovací jméno|firma*|společnost|název firmy|adresa|ulice|číslo popisné|č p|město|obec|okres|psč|stát|země|datum*|narození|den|měsíc|rok|částka|množství|počet|číslo objednávky|objednávka|číslo faktury|faktura|zákaznické číslo|číslo zákazníka|číslo účtu|účet|kód banky|variabilní symbol|specifický symbol|konstantní symbol|ič|ičo|rodné číslo|webová stránka|web|hledat*|vyhledat|hledaný|poznámka|komentář|dotaz|titul|pozice|spz|značka',
  },
  sk: {
    email:
      'e mailová adresa|emailová adresa|mailová adresa|elektronická pošta|e mailu|elektronická adresa',
    phone:
      'telefón*|*telefon|telefónne číslo|tel číslo|mobil|mobilný telefón|číslo mobilu|telefónny kontakt|mobilné číslo|tel č|mobilne číslo',
    vat: 'ič dph|ičdph|ic dph|icdph|i č dph|ičo dph|ič pre daň*|identifikačné číslo pre daň*|ičdph firmy',
    iban: 'číslo iban|iban účtu|číslo účtu iban',
    code: 'overovací kód|potvrdzovací kód|bezpečnostný kód|sms kód|zľavový kód|zľavový kupón|darčekov*|kupón*|jednorazov*|aktivačný kód|promo kód|kód z sms',
    secret: 'heslo*|hesla|číslo karty|kreditná karta|platnosť karty|držiteľ karty|platnosť do',
    part: 'klapka|predvoľba*|kód krajiny|predmet|správa|sadzba dph|s dph|bez dph|vrátane dph|dph %|platca dph|platiteľ dph',
    other:
      'meno*|priezvisko*|používateľské meno|prihlasovacie meno|firma*|spoločnosť|názov firmy|adresa|ulica|popisné číslo|mesto|obec|okres|psč|štát|krajina|dátum*|narodenia|deň|mesiac|rok|suma|množstvo|počet|číslo objednávky|objednávka|číslo faktúry|faktúra|zákaznícke číslo|číslo účtu|účet|kód banky|variabilný symbol|ičo|rodné číslo|webová stránka|hľadať*|vyhľadať|vyhľadávanie|poznámka|komentár|otázka|pozícia',
  },
  sl: {
    email:
      'e pošta|e poštni*|epošta|e naslov|elektronski naslov|elektronska pošta|e poštnega|e pošto|elektronske pošte|e poste',
    phone:
      'telefon*|*telefon|telefonska številka|tel št|mobilni telefon|mobitel|gsm|gsm številka|mobilna številka|tel številka|mobilna*|prenosni telefon',
    vat: 'id za ddv|id ddv|idddv|ident za ddv|identifikacijska številka za ddv|ddv številka|ddv id|št za ddv|številka ddv|ddv št|ident št za ddv|id številka za ddv',
    iban: 'iban račun|številka iban|št iban|trr iban',
    code: 'potrditvena koda|varnostna koda|enkratna koda|sms koda|koda za popust|kupon*|darilni bon|promocijska koda|koda za potrditev|aktivacijska koda|promo koda',
    secret:
      'geslo*|gesla|številka kartice|kreditna kartica|veljavnost kartice|velja do|imetnik kartice',
    part: 'interna številka|interna|klicna koda|koda države|predpona|zadeva|sporočilo|stopnja ddv|z ddv|brez ddv|ddv %|davčni zavezanec',
    other:
      'ime*|priimek*|uporabniško ime|uporabnik|podjetje*|naziv podjetja|naslov|ulica|hišna številka|mesto|kraj|občina|pošta|poštna številka|država|datum*|rojstva|dan|mesec|leto|znesek|količina|število|številka naročila|naročilo|številka računa|račun|številka stranke|trr|davčna številka|davčna|davčna št|matična številka|emšo|spletna stran|iskanje|išči|komentar|opombe|vprašanje|sklic|namen',
  },
  hr: {
    email:
      'e pošta|e poštu|epošta|e adresa|elektronička pošta|e mail adresa|adresa e pošte|elektronska pošta|mejl|e poste|imejl|elektronička adresa',
    phone:
      'telefon*|*telefon|broj telefona|br telefona|tel broj|mobitel*|broj mobitela|mobilni|mobilni telefon|mobilni broj|kontakt broj|kontakt telefon|br mobitela|fiksni telefon|gsm|broj mob*|mob',
    vat: 'pdv id*|pdv broj|pdv identifikacijski*|pdv identifikacijski broj|pdvid|pdv br|broj pdv|oib pdv*|oib vat*|pdv id broj',
    iban: 'iban broj|iban račun*|broj računa iban|žiro račun iban',
    code: 'kod za potvrdu|potvrdni kod|sigurnosni kod|verifikacijski kod|jednokratni kod|sms kod|promo kod|kupon*|kod za popust|poklon bon|poklon kartica|kontrolni kod|aktivacijski kod|bon',
    secret:
      'lozinka*|lozinku|zaporka*|šifra|broj kartice|kreditna kartica|datum isteka|vlasnik kartice|istek kartice',
    part: 'lokal|kućni broj telefona|pozivni broj|pozivni|predbroj|kod države|kod zemlje|predmet|naslov poruke|poruka|stopa pdv*|s pdv|bez pdv|pdv %|u sustavu pdv*|iznos pdv*',
    other:
      'ime*|prezime*|korisničko ime|korisnik|tvrtka*|naziv tvrtke|firma|adresa|ulica|kućni broj|grad|mjesto|općina|poštanski broj|pošt broj|država|zemlja|datum*|rođenja|dan|mjesec|godina|iznos|količina|broj narudžbe|narudžba|broj računa|račun|broj kupca|oib|mb|matični broj|jmbg|web stranica|traži*|pretraži|pretraga|komentar|napomena|pitanje|poziv na broj|model',
  },
  sr: {
    email:
      'имејл*|е пошта|е пошту|електронска пошта|мејл|адреса е поште|имејл адреса|е маил|електронска адреса|ел пошта',
    phone:
      'телефон*|број телефона|мобилни|мобилни телефон|контакт телефон|мобилни број|бр телефона|фиксни телефон|тел',
    vat: 'пдв број|пдв id|пдв ид|број пдв|pdv broj|пдв бр',
    iban: 'ибан|iban број',
    code: 'код за потврду|сигурносни код|верификациони код|промо код|купон*|sms код|смс код|код за попуст|поклон картица|kod za proveru',
    secret: 'лозинка*|лозинку|шифра|број картице|кредитна картица|датум истека|sifra',
    part: 'локал|позивни број|код државе|предмет|порука|наслов поруке|стопа пдв|са пдв|без пдв',
    other:
      'име*|презиме*|корисничко име|фирма|назив фирме|предузеће|компанија|адреса|улица|град|место|општина|поштански број|држава|датум*|рођења|дан|месец|година|износ|количина|број поруџбине|број рачуна|рачун|пиб|pib|јмбг|матични број|maticni broj|сајт|претрага|претражи|тражи|коментар|напомена|питање',
  },
  mk: {
    email: 'е пошта|е поштенска*|електронска пошта|е маил|имејл|е адреса|меил|електронска адреса',
    phone:
      'телефон*|телефонски број|број за контакт|мобилен*|мобилен телефон|тел број|контакт телефон',
    vat: 'ддв број|ддв бр|број за ддв|ддв*број',
    iban: 'ибан|iban број',
    code: 'код за потврда|безбедносен код|верификациски код|промо код|купон*|код за попуст',
    secret: 'лозинка*|број на картичка|кредитна картичка|важи до',
    part: 'локал|повикувачки број|код на држава|предмет|наслов|порака|со ддв|без ддв|стапка на ддв',
    other:
      'име*|презиме*|корисничко име|компанија|фирма|адреса|улица|град|место|општина|поштенски број|држава|датум*|раѓање|ден|месец|година|износ|количина|број на нарачка|сметка|едб|ембс|матичен број|веб страна|пребарај|пребарување|коментар|забелешка',
  },
  bg: {
    email:
      'имейл*|е поща|ел поща|електронна поща|е мейл|мейл|емейл|електронен адрес|e поща|адрес на електронна поща|електронната поща',
    phone:
      'телефон*|тел|телефонен номер|мобилен|мобилен телефон|gsm|джиесем|мобилен номер|гсм|тел номер|стационарен телефон|тел за връзка',
    vat: 'ддс номер|ддс №|ддс n|ин по ддс|идент номер по ддс|идентификационен номер по ддс|номер по ддс|ддс no|ддс рег*|зддс|инддс|ин по зддс|дан номер по ддс',
    iban: 'ибан|iban сметка|iban номер',
    code: 'код за потвърждение|код за сигурност|код за проверка|промо код|промокод|купон*|ваучер*|код за отстъпка|смс код|sms код|еднократен код|подаръчна карта|код за достъп',
    secret: 'парола*|номер на карта|кредитна карта|валидна до|валидност|притежател на карта',
    part: 'вътрешен|вътр|вътрешен номер|код на държава*|телефонен код|тема|относно|съобщение|ставка ддс|с ддс|без ддс|ддс %|вкл ддс|регистрация по ддс|регистриран по ддс',
    other:
      'име*|фамилия*|презиме|потребителско име|потребител|фирма*|име на фирма*|компания|адрес|улица|ул|град|населено място|област|община|пощенски код|пк|държава|дата*|раждане|ден|месец|година|сума|количество|брой|номер на поръчка|поръчка|номер на фактура|фактура|клиентски номер|сметка|банка|егн|еик|булстат|мол|лнч|уеб сайт|сайт|търси*|търсене|коментар*|бележка|забележка|въпрос|длъжност|основание',
  },
  ro: {
    email:
      'poștă electronică|posta electronica|adresa de email|adresă de e mail|adresa de mail|adresa electronica|mail*adresa',
    phone:
      'telefon*|*telefon|număr de telefon|nr telefon|nr de telefon|nr tel|telefon mobil|mobil|celular|număr telefon|telefon fix|tel mobil|tel fix|nr mobil',
    vat: 'cif|cui|c i f|c u i|cif cui|cui cif|cuicif|cod tva|cod de tva|cod înregistrare tva|cod de înregistrare în scopuri de tva|nr tva|cod tva intracomunitar|codul de tva|număr tva|cod unic de înregistrare|cod identificare fiscală|cod de identificare fiscală',
    iban: 'cod iban|cont iban|contul iban|nr cont iban',
    code: 'cod de verificare|cod verificare|cod de confirmare|cod de securitate|cod sms|cod primit|cupon*|cod promoțional|cod reducere|cod de reducere|voucher*|card cadou|cod de activare',
    secret:
      'parola*|parolă|număr card|numărul cardului|card de credit|data expirării|expirare|titular card|deținător card',
    part: 'interior|prefix|prefix țară|cod țară|codul țării|subiect|mesaj|cota tva|cotă tva|cu tva|fără tva|tva inclus|tva %|plătitor de tva|plătitor tva|valoare tva',
    other:
      'nume*|prenume*|utilizator|nume de utilizator|firmă*|firma*|companie|denumire|denumirea|societate*|adresă|adresa|stradă|strada|număr casă|bloc|scara|oraș|oras|localitate|județ|judet|sector|cod poștal|cod postal|țară|tara|dată|data*|naștere|nașterii|ziua|luna|an|sumă|suma|cantitate|număr comandă|comandă|factură|număr factură|client|număr client|cont bancar|banca|cnp|nr reg com|registrul comerțului|reg com|serie|site|căutare|caută|comentariu|observații|întrebare|funcție|reprezentant',
  },
  hu: {
    email:
      'e mail cím*|email cím*|e mailcím|emailcím|drótposta|elektronikus levél*|e posta|villámposta|e levél|mail cím',
    phone:
      'telefon*|*telefon|telefonszám*|*telefonszám|mobil|mobilszám|mobiltelefon*|tel szám|vezetékes*|mobil szám|telszám|elérhetőség|fax szám',
    vat: 'közösségi adószám*|eu adószám*|eu s adószám|uniós adószám|áfa szám*|áfa azonosító*|közösségi áfa szám|adószám*|héa azonosító*|héa szám',
    iban: 'iban szám*|iban számlaszám|számlaszám iban',
    code: 'ellenőrző kód|megerősítő kód|biztonsági kód|sms kód|egyszer használatos|kupon*|kuponkód|ajándékkártya|utalvány*|kedvezménykód|promóciós kód|aktiváló kód|aktivációs kód',
    secret: 'jelszó*|jelszava|kártyaszám|bankkártya*|hitelkártya|lejárat*|kártyabirtokos|pin kód',
    part: 'mellék|körzetszám|előhívó|országkód|országhívó*|tárgy|üzenet|áfakulcs|áfa kulcs|áfával|áfa nélkül|áfa %|bruttó|nettó|csoportazonosító',
    other:
      'név|neve|vezetéknév|keresztnév|utónév|felhasználónév|felhasználó|cég*|cégnév|cégneve|vállalat*|cím|lakcím|utca|közterület|házszám|város|település|megye|irányítószám|irsz|ország|dátum|születési*|születés*|nap|hónap|év|összeg|mennyiség|darab|rendelésszám|rendelés|számlaszám|bankszámla*|számla sorszám*|ügyfélszám|vevőkód|adóazonosító*|taj szám|taj|cégjegyzékszám|személyi*|igazolvány*|weboldal|honlap|keresés|keres|megjegyzés|hozzászólás|kérdés|beosztás|rendszám',
  },
  el: {
    email:
      'ηλεκτρονικό ταχυδρομείο|ηλ ταχυδρομείο|ηλεκτρονική διεύθυνση|ηλεκτρονικού ταχυδρομείου|διεύθυνση e mail|διεύθυνση email|ιμέιλ|ημέιλ|ηλ διεύθυνση|ηλ ταχυδρομείου|ηλεκτρονικη αλληλογραφια',
    phone:
      'τηλέφωνο*|*τηλέφωνο|τηλ|κινητό*|αριθμός τηλεφώνου|αρ τηλεφώνου|σταθερό*|τηλέφωνο επικοινωνίας|τηλεφώνου|κιν τηλ|φαξ|τηλεφωνικός αριθμός|τηλ επικοινωνίας',
    vat: 'αφμ|α φ μ|αριθμός φορολογικού μητρώου|αριθμός φπα|αρ φπα|αριθμός μητρώου φπα|φπα αριθμός|αφμ φπα|αφμ επιχείρησης|afm|vies',
    iban: 'αριθμός iban|λογαριασμός iban|ιβαν',
    code: 'κωδικός επαλήθευσης|κωδικός επιβεβαίωσης|κωδικός ασφαλείας|κωδικός μιας χρήσης|εκπτωτικός κωδικός|κουπόνι*|δωροκάρτα|δωροεπιταγή|κωδικός sms|κωδικός προσφοράς|κωδικός ενεργοποίησης',
    secret:
      'κωδικός πρόσβασης|συνθηματικό|αριθμός κάρτας|πιστωτική κάρτα|ημερομηνία λήξης|κάτοχος κάρτας|=κωδικός|κωδικό πρόσβασης',
    part: 'εσωτερικό|εσωτ|κωδικός χώρας|κωδικός περιοχής|θέμα|μήνυμα|συντελεστής φπα|με φπα|χωρίς φπα|φπα %|πλέον φπα',
    other:
      'όνομα*|επώνυμο*|ονοματεπώνυμο|όνομα χρήστη|χρήστης|εταιρεία*|εταιρία|επωνυμία|διεύθυνση|οδός|αριθμός|πόλη|περιοχή|νομός|ταχυδρομικός κώδικας|τ κ|τκ|χώρα|ημερομηνία*|γέννησης|ημέρα|μήνας|έτος|ποσό|ποσότητα|αριθμός παραγγελίας|παραγγελία|αριθμός τιμολογίου|τιμολόγιο|κωδικός πελάτη|αριθμός λογαριασμού|λογαριασμός|δου|δ ο υ|αμκα|α μ κ α|αδτ|γεμη|ιστοσελίδα|αναζήτηση|σχόλια|σχόλιο|παρατηρήσεις|επάγγελμα|τράπεζα|αιτιολογία',
  },
  sq: {
    email: 'adresa e email*|posta elektronike|adresa elektronike|postë elektronike|e mail i|emaili',
    phone:
      'telefon*|numri i telefonit|nr telefoni|nr i telefonit|celular*|numri i celularit|nr tel|telefoni',
    vat: 'tvsh nr|numri i tvsh*|nr tvsh|numri tvsh|nipt|nuis|tvsh numri',
    iban: 'numri iban|llogaria iban',
    code: 'kodi i verifikimit|kodi i sigurisë|kodi i konfirmimit|kupon*|kodi promo*|kodi i zbritjes',
    secret: 'fjalëkalim*|numri i kartës|kartë krediti|data e skadimit',
    part: 'prefiks*|kodi i shtetit|subjekti|tema|mesazh*|me tvsh|pa tvsh',
    other:
      'emri*|mbiemri*|përdoruesi|emri i përdoruesit|kompania|firma|adresa|rruga|qyteti|kodi postar|shteti|data*|datëlindja|dita|muaji|viti|shuma|sasia|porosia|numri i porosisë|llogaria|nr personal|faqja|kërko*|koment*|shënime',
  },
  ga: {
    email: 'ríomhphost*|ríomhphoist|seoladh ríomhphoist|r phost',
    phone:
      'fón*|guthán|teileafón|uimhir theileafóin|uimhir ghutháin|uimhir fóin|fón póca|uimhir fón*|teil|uimhir mhóibíl|móibíl',
    vat: 'uimhir cbl|cbl|uimhir chláraithe cbl|uimh cbl',
    iban: 'uimhir iban',
    code: 'cód fíoraithe|cód slándála|cód deimhnithe|cód lascaine|dearbhán',
    secret: 'pasfhocal|focal faire|uimhir chárta|cárta creidmheasa|dáta éaga',
    part: 'cód tíre|cód ceantair|ábhar|teachtaireacht|ráta cbl|móide cbl|síneadh',
    other:
      'ainm*|céadainm|sloinne|ainm úsáideora|cuideachta|comhlacht|seoladh|sráid|cathair|baile|contae|éirchód|cód poist|tír|dáta|breithe|lá|mí|bliain|méid|uimhir ordaithe|ordú|sonrasc|cuntas|uimhir chuntais|uimhir psp|upsp|uimhir phearsanta*|suíomh gréasáin|cuardach|cuardaigh|nóta|nótaí|ceist',
  },
  mt: {
    email: 'posta elettronika|indirizz elettroniku|indirizz tal email|imejl|ittra elettronika',
    phone:
      'telefon*|numru tat telefon|mowbajl|numru tal mowbajl|telefown|numru tal telefon|ċellulari',
    vat: 'numru tal vat|numru tat taxxa fuq il valur miżjud|nru tal vat|numru vat|vat numru',
    iban: 'numru iban|numru tal iban',
    code: 'kodiċi ta verifika|kodiċi ta sigurtà|kodiċi ta konferma|kodiċi ta skont|vawċer',
    secret: 'kelma sigrieta|password|numru tal karta|karta ta kreditu|data ta skadenza',
    part: 'kodiċi tal pajjiż|suġġett|messaġġ|rata tal vat|bil vat|mingħajr vat',
    other:
      'isem*|kunjom|isem tal utent|kumpanija|indirizz|triq|belt|raħal|lokalità|kodiċi postali|pajjiż|data*|twelid|jum|xahar|sena|ammont|kwantità|ordni|fattura|kont|numru tal kont|karta tal identità|numru tal karta tal identità|sit elettroniku|fittex|kumment*|noti',
  },
  ca: {
    email: 'correu*electrònic|correu|adreça electrònica|correu e|a e|correu electrònic',
    phone: 'telèfon*|mòbil|tel fix|telèfon mòbil|número de telèfon|tlf|fix',
    vat: 'nif|cif|nif cif|nif iva|número d iva|núm iva|nif intracomunitari|identificació fiscal',
    iban: 'codi iban|número iban|compte iban',
    code: 'codi de verificació|codi de seguretat|codi de confirmació|codi promocional|codi de descompte|cupó|val de descompte',
    secret: 'contrasenya*|clau d accés|número de targeta|targeta de crèdit|caducitat',
    part: 'extensió|prefix|codi de país|assumpte|missatge|iva inclòs|tipus d iva|% iva',
    other:
      'nom*|cognom*|usuari|nom d usuari|empresa|raó social|adreça|carrer|ciutat|població|municipi|codi postal|país|província|data*|naixement|dia|mes|any|import|quantitat|comanda|número de comanda|factura|compte|número de compte|dni|nie|lloc web|cerca*|comentari*|observacions|càrrec',
  },
  eu: {
    email:
      'helbide elektronikoa|posta elektronikoa|e posta|eposta|posta elektroniko*|helbide elektroniko*',
    phone: 'telefono*|telefonoa|mugikorra|mugikor*|telefono zenbakia|tfnoa|sakelako*',
    vat: 'bez zenbakia|ifz|ifk|ifk ifz|bez*zenbaki*',
    iban: 'iban kodea|iban zenbakia',
    code: 'egiaztapen kodea|segurtasun kodea|berrespen kodea|deskontu kodea|kupoi*',
    secret: 'pasahitz*|txartel zenbakia|kreditu txartela|iraungitze*',
    part: 'luzapena|aurrizkia|herrialde kodea|gaia|mezua|bez barne|bez tasa',
    other:
      'izena*|abizen*|erabiltzaile*|enpresa|helbidea|kalea|hiria|herria|posta kodea|herrialdea|probintzia|data*|jaiotze*|eguna|hilabetea|urtea|zenbatekoa|kopurua|eskaera|faktura|kontu*|nan|webgunea|bilatu*|bilaketa|iruzkin*|oharrak',
  },
  gl: {
    email: 'correo*electrónico|enderezo electrónico|correo|enderezo de correo',
    phone: 'teléfono*|móbil|tel fixo|número de teléfono|tlf',
    vat: 'nif|cif|nif cif|número de ive|ive|nif ive|identificación fiscal',
    iban: 'código iban|número iban|conta iban',
    code: 'código de verificación|código de seguridade|código de confirmación|código promocional|cupón|código de desconto',
    secret: 'contrasinal*|número de tarxeta|tarxeta de crédito|caducidade',
    part: 'extensión|prefixo|asunto|mensaxe|ive incluído|código de país',
    other:
      'nome*|apelido*|usuario|empresa|razón social|enderezo|rúa|cidade|concello|localidade|código postal|país|provincia|data*|nacemento|día|mes|ano|importe|cantidade|pedido|factura|conta|número de conta|dni|sitio web|buscar*|busca|comentario*|observacións|cargo',
  },
  cy: {
    email: 'e bost|ebost*|cyfeiriad e bost|cyfeiriad ebost',
    phone: 'ffôn*|rhif ffôn|ffôn symudol|rhif ffôn symudol|symudol|rhif cyswllt',
    vat: 'rhif taw|taw|rhif cofrestru taw|rhif treth ar werth',
    iban: 'rhif iban',
    code: 'cod dilysu|cod diogelwch|cod cadarnhau|cod disgownt|taleb',
    secret: 'cyfrinair|rhif cerdyn|cerdyn credyd|dyddiad dod i ben',
    part: 'estyniad|cod gwlad|cod ardal|pwnc|neges|cyfradd taw',
    other:
      'enw*|cyfenw|enw cyntaf|enw defnyddiwr|cwmni|cyfeiriad|stryd|tref|dinas|sir|cod post|gwlad|dyddiad*|geni|diwrnod|mis|blwyddyn|swm|archeb|anfoneb|cyfrif|rhif cyfrif|rhif yswiriant gwladol|gwefan|chwilio|sylwadau|nodiadau|cwestiwn',
  },
  tr: {
    email: 'e posta*|eposta*|elektronik posta|e posta adresi|mail adresi|e mail adresi|kep adresi',
    phone:
      'telefon*|*telefon|cep telefon*|cep tel*|cep no|cep numara*|gsm|gsm no|telefon no|telefon numara*|sabit telefon|irtibat no|tel no|ev telefonu|iş telefonu',
    vat: 'kdv no|kdv numarası|kdv numara*|kdv kimlik*|vat no',
    iban: 'iban no|iban numarası|iban numara*',
    code: 'doğrulama kodu|onay kodu|güvenlik kodu|sms kodu|sms şifresi|indirim kodu|kupon*|hediye çeki|promosyon kodu|tek kullanımlık|aktivasyon kodu|hediye kartı|kampanya kodu',
    secret: 'şifre*|parola*|kart numarası|kart no|kredi kartı|son kullanma*|kart sahibi',
    part: 'dahili|dahili no|alan kodu|ülke kodu|konu|mesaj*|kdv oranı|kdv dahil|kdv hariç|kdv tutarı|kdv %',
    other:
      'ad|adı|adınız|ad soyad|soyad*|isim|kullanıcı adı|kullanıcı|şirket*|firma*|ünvan*|unvan|adres*|adresiniz|sokak|cadde|mahalle|il|ilçe|şehir|posta kodu|ülke|tarih*|doğum*|gün|ay|yıl|tutar|miktar|adet|sipariş*|sipariş no|fatura*|fatura no|müşteri no|hesap no|hesap numarası|banka|şube|vergi no|vergi numarası|vergi dairesi|vkn|tckn|tc kimlik*|t c kimlik*|kimlik no|web sitesi|ara|arama|yorum*|not|notlar|soru*|plaka|meslek',
  },
  ru: {
    email:
      'эл почта|электронная почта|электронной почты|электронную почту|почта|почту|почты|е мейл|емейл|имейл|мейл|e маил|эл адрес|адрес эл почты|емайл|эл почты|электронный адрес|мыло|е маил|эл почту',
    phone:
      'телефон*|тел|номер телефона|мобильн*|моб|моб телефон|контактный телефон|сотовый|сот|контактный номер|факс|рабочий тел*|городской телефон|номер для связи|сотов*',
    vat: 'ндс номер|номер ндс|номер плательщика ндс|vat номер|рег номер ндс|идентификационный номер ндс|ндс id',
    iban: 'ибан|номер iban|счет iban|iban счет*',
    code: 'код подтверждения|код из смс|код из sms|смс код|проверочный код|код безопасности|промокод*|промо код|купон*|подарочн*|одноразовый|код с картинки|код активации|код проверки|капча|sms код|код из письма|сертификат*',
    secret:
      'пароль*|пароля|номер карты|кредитн*|срок действия|владелец карты|держатель карты|пин код|пинкод|секретный вопрос',
    part: 'добавочный|доб|внутренний номер|код страны|код города|тема|сообщение|ставка ндс|с ндс|без ндс|ндс %|сумма ндс|в том числе ндс|текст сообщения|время звонка',
    other:
      'имя*|фамилия*|отчество|фио|ф и о|логин|имя пользователя|никнейм|компания|организация|название организации|фирма|адрес|почтовый адрес|улица|дом|квартира|кв|город|населенный пункт|область|регион|район|индекс|почтовый индекс|страна|дата*|рождения|день|месяц|год|сумма|количество|кол во|номер заказа|заказ*|номер счета|счет|расчетный счет|р с|к с|бик|банк|инн|кпп|огрн*|снилс|окпо|паспорт*|серия|сайт|поиск*|искать|найти|комментарий|комментарии|примечание|вопрос|должность|номер договора|лицевой счет|гос номер',
  },
  uk: {
    email:
      'ел пошта|електронна пошта|електронної пошти|електронну пошту|пошта|пошту|пошти|е мейл|імейл|емейл|мейл|ел адреса|електронна адреса|адреса ел пошти|е пошта|ел пошти|імеил|електронна скринька',
    phone:
      'телефон*|тел|номер телефону|мобільн*|моб|моб телефон|контактний телефон|контактний номер|факс|номер мобільного',
    vat: 'номер платника пдв|номер пдв|пдв номер|іпн пдв|свідоцтво пдв|іпн платника пдв|vat номер',
    iban: 'ібан|номер iban|рахунок iban|рахунок*iban|iban рахунок*',
    code: 'код підтвердження|код із смс|код з sms|код з смс|смс код|перевірочний код|код безпеки|промокод*|промо код|купон*|подарунков*|одноразовий|код активації|капча|сертифікат*',
    secret: 'пароль*|пароля|номер картки|кредитн*|термін дії|власник картки|пін код',
    part: 'додатковий|внутрішній номер|код країни|код міста|тема|повідомлення|ставка пдв|з пдв|без пдв|пдв %|сума пдв',
    other:
      'ім я*|імя|прізвище*|по батькові|піб|логін|ім я користувача|компанія|організація|назва організації|підприємство|фірма|адреса|вулиця|будинок|квартира|місто|населений пункт|область|район|індекс|поштовий індекс|країна|дата*|народження|день|місяць|рік|сума|кількість|номер замовлення|замовлення|номер рахунку|рахунок|мфо|банк|іпн|рнокпп|єдрпоу|паспорт*|серія|сайт|пошук*|шукати|знайти|коментар*|примітка|питання|посада|номер договору|відділення',
  },
  be: {
    email:
      'электронная пошта|эл пошта|электроннай пошты|пошта|электронны адрас|імэйл|э пошта|электронную пошту',
    phone: 'тэлефон*|тэл|нумар тэлефона|мабільны*|кантактны тэлефон|нумар тэлефону',
    vat: 'пдв нумар|нумар пдв|нумар плацельшчыка пдв',
    iban: 'ібан|нумар iban|рахунак iban',
    code: 'код пацверджання|код бяспекі|прамакод|купон*|код з смс',
    secret: 'пароль*|нумар карты|тэрмін дзеяння|крэдытн*',
    part: 'дадатковы|код краіны|тэма|паведамленне|стаўка пдв|з пдв|без пдв',
    other:
      'імя*|прозвішча*|імя па бацьку|лагін|кампанія|арганізацыя|адрас|вуліца|дом|кватэра|горад|вобласць|раён|індэкс|паштовы індэкс|краіна|дата*|нараджэння|дзень|месяц|год|сума|колькасць|нумар замовы|замова|рахунак|унп|сайт|пошук*|каментар*|заўвага|пасада',
  },
  ja: {
    email:
      'メール|メアド|eメール|電子メール|メールアドレス|イーメール|mailaddress|mail address|Ｅメール|連絡先メール',
    phone:
      '電話|電話番号|携帯|携帯電話|連絡先電話|でんわ|ファックス|fax番号|tel番号|ケータイ|日中の連絡先|ご連絡先番号',
    vat: 'vat番号|付加価値税番号|vat登録番号|付加価値税',
    iban: 'ibanコード|iban番号|国際銀行口座番号',
    code: '認証コード|確認コード|セキュリティコード|ワンタイム|クーポン|プロモーションコード|プロモコード|ギフトカード|ギフト券|画像認証|認証番号|暗証番号|招待コード|紹介コード',
    secret: 'パスワード|カード番号|クレジットカード|有効期限|カード名義|合言葉|秘密の質問',
    part: '内線|国番号|市外局番|件名|メッセージ|お問い合わせ内容|お問合せ内容|本文|メールマガジン|ご連絡方法|税率',
    other:
      '名前|氏名|姓|お名前|フリガナ|ふりがな|カナ|かな|セイ|メイ|ユーザー名|ユーザーid|ユーザ名|ログインid|ニックネーム|会社名|会社|法人名|企業名|団体名|住所|都道府県|市区町村|町名|番地|建物|郵便番号|国|日付|生年月日|誕生日|年齢|金額|数量|個数|人数|注文番号|会員番号|お客様番号|口座番号|支店|銀行名|口座名義|法人番号|登録番号|マイナンバー|性別|ホームページ|検索|キーワード|コメント|備考|質問|部署|役職|ご用件',
  },
  zh: {
    email:
      '邮箱|電郵|电邮|邮件地址|電子郵件|电子邮件|電子信箱|电子邮箱|電郵地址|邮件|信箱|電子郵箱|郵箱|e mail地址|email地址|伊妹儿',
    phone:
      '电话|電話|手机|手機|手机号|手機號碼|手提|联系方式|聯絡電話|联系电话|行動電話|手提電話|流動電話|座机|固话|传真|傳真|電話號碼|電話号码|移动电话|連絡電話|市話',
    vat: '增值税号|增值税识别号|增值稅號|vat税号|vat号|vat號碼|vat税务号|加值型營業稅|增值税登记号|增值稅號碼|增值税编号|欧盟增值税|增值税号码|vat稅號|vat 号码|vat号码',
    iban: 'iban号|iban號碼|国际银行账号|國際銀行帳號|国际银行账户号码|國際銀行帳戶號碼|iban代码',
    code: '验证码|驗證碼|校验码|动态码|動態碼|动态密码|优惠码|優惠碼|优惠券|優惠券|折扣码|折扣碼|礼品卡|禮品卡|邀请码|邀請碼|短信码|兑换码|推荐码|推薦碼|確認碼|确认码|激活码|認證碼|安全码|推薦人|优惠代码|優惠代碼',
    secret: '密码|密碼|口令|卡号|卡號|信用卡|有效期|到期日|持卡人|安全碼|密保',
    part: '分机|分機|国家代码|國家代碼|国际区号|區號|区号|国码|國碼|主题|主題|标题|標題|主旨|留言|消息|內容|内容|税率|稅率|不含税|含税|讯息|訊息|邮箱密码',
    other:
      '姓名|名字|姓氏|用户名|用戶名|使用者名稱|账号|帳號|用户名称|昵称|暱稱|会员名|登录名|公司|企业名称|單位|单位|地址|街道|城市|省份|省|区县|邮编|邮政编码|郵遞區號|郵政編碼|国家|國家|日期|出生|生日|年龄|金额|金額|数量|數量|订单号|訂單|订单|发票|發票|统一编号|統一編號|統編|税号|稅號|纳税人识别号|身份证|身分證|护照|護照|银行账号|銀行帳號|开户行|账户|网站|網站|网址|搜索|搜尋|关键词|關鍵字|备注|備註|性别|職稱|职位|称谓',
  },
  ko: {
    email: '이메일|메일|전자우편|이메일주소|이메일 주소|전자메일|메일주소',
    phone:
      '전화|전화번호|휴대폰|휴대전화|핸드폰|연락처|휴대 전화|휴대폰번호|팩스|유선전화|일반전화|집전화|핸드폰번호',
    vat: 'vat 번호|부가가치세 번호|부가세 번호|부가가치세번호|vat번호|부가세번호|부가가치세 등록번호|vat 등록번호',
    iban: 'iban 번호|국제은행계좌번호|iban번호|국제 은행 계좌 번호',
    code: '인증번호|인증코드|인증 코드|인증 번호|확인 코드|보안코드|보안문자|쿠폰|할인코드|프로모션 코드|기프트카드|자동입력|추천인|초대코드|일회용|상품권',
    secret: '비밀번호|패스워드|암호|카드번호|카드 번호|신용카드|유효기간|보안 코드',
    part: '내선|국가번호|국가 번호|지역번호|국가코드|제목|메시지|문의내용|문의 내용|내용|세율',
    other:
      '이름|성명|성함|성|아이디|사용자명|사용자 이름|닉네임|회사명|회사|업체명|기업명|상호|주소|도로명|상세주소|시|도시|우편번호|국가|날짜|생년월일|생일|나이|금액|수량|개수|주문번호|주문 번호|송장번호|계좌번호|은행|예금주|사업자등록번호|사업자 등록번호|사업자번호|주민등록번호|여권번호|홈페이지|웹사이트|검색|검색어|댓글|메모|비고|요청사항|질문|부서|직책|직급|성별',
  },
  ar: {
    email:
      '*بريد الإلكتروني|*بريد الالكتروني|*بريد إلكتروني|*بريد الكتروني|*بريدك*|*بريد*|*إيميل*|*ايميل*|*الإيميل*',
    phone:
      '*هاتف*|*جوال*|*موبايل*|*تليفون*|*تلفون*|*محمول*|رقم الاتصال|رقم التواصل|*واتساب*|*فاكس*|رقم الجوال',
    vat: '*ضريبة القيمة المضافة|*القيمة المضافة|رقم التسجيل الضريبي للقيمة المضافة',
    iban: '*آيبان*|*ايبان*|*الآيبان*|*الايبان*|رقم الحساب المصرفي الدولي|رقم الحساب الدولي',
    code: 'رمز التحقق|كود التحقق|رمز التأكيد|رمز الأمان|كود الخصم|رمز الخصم|*كوبون*|رمز التفعيل|قسيمة|رمز ترويجي|كود التفعيل|*رمز المرسل*|بطاقة هدية',
    secret:
      '*كلمة المرور|*كلمة السر|كلمة مرور|رقم البطاقة|بطاقة الائتمان|تاريخ الانتهاء|الرقم السري|حامل البطاقة',
    part: 'التحويلة|تحويلة|رمز الدولة|مفتاح الدولة|كود الدولة|رمز البلد|الموضوع|الرسالة|رسالتك|موضوع الرسالة|نص الرسالة|نسبة ضريبة*|شامل ضريبة*|المنطقة الزمنية|رمز المنطقة',
    other:
      '*اسم*|الاسم|اللقب|اسم المستخدم|الشركة|المؤسسة|العنوان|الشارع|المدينة|المنطقة|المحافظة|الرمز البريدي|صندوق البريد|ص ب|الدولة|البلد|التاريخ|تاريخ*|الميلاد|اليوم|الشهر|السنة|المبلغ|الكمية|العدد|رقم الطلب|رقم الفاتورة|الفاتورة|رقم الحساب|البنك|رقم الهوية|الرقم القومي|رقم الجواز|الرقم الضريبي|السجل التجاري|الموقع|بحث|البحث|ابحث|التعليق|ملاحظات|سؤال|الوظيفة|الجنس',
  },
  he: {
    email: '*דוא ל|*דואל|*אימייל|*מייל|*דואר אלקטרוני|*דואר האלקטרוני|כתובת מייל|*אי מייל',
    phone: '*טלפון*|*נייד|*סלולרי*|*סלולארי|טל|מס טלפון|*פקס|פלאפון|מספר נייד',
    vat: 'מספר מע מ|מס מע מ|מע מ|מספר עוסק מע מ|vat מספר',
    iban: '*איבן|מספר iban|מספר חשבון בנק בינלאומי',
    code: 'קוד אימות|קוד אבטחה|קוד אישור|קוד חד פעמי|קופון*|קוד קופון|קוד הנחה|שובר|קוד הטבה|גיפט קארד',
    secret: '*סיסמה|*סיסמא|מספר כרטיס|כרטיס אשראי|תוקף|בעל הכרטיס|תאריך תפוגה',
    part: 'שלוחה|קידומת|קוד מדינה|נושא|הודעה|תוכן ההודעה|כולל מע מ|לפני מע מ|שיעור מע מ',
    other:
      'שם|שם פרטי|שם משפחה|שם מלא|שם משתמש|חברה|שם חברה|שם העסק|כתובת|רחוב|מספר בית|עיר|ישוב|מיקוד|מדינה|תאריך*|לידה|תאריך לידה|יום|חודש|שנה|סכום|כמות|מספר הזמנה|הזמנה|חשבונית|מספר לקוח|מספר חשבון|בנק|סניף|ת ז|תעודת זהות|מספר זהות|ח פ|עוסק מורשה|אתר|חיפוש|הערות|הערה|שאלה|תפקיד',
  },
  hi: {
    email: 'ईमेल*|ई मेल*|ईमेल पता|मेल आईडी|ईमेल आईडी|इमेल',
    phone: 'फोन*|फ़ोन*|मोबाइल*|दूरभाष*|मोबाइल नंबर|फोन नंबर|संपर्क नंबर|टेलीफोन*|मोबाईल*|व्हाट्सएप*',
    vat: 'वैट नंबर|वैट संख्या|वैट*',
    iban: 'आईबीएएन|आईबैन',
    code: 'ओटीपी|सत्यापन कोड|पुष्टिकरण कोड|सुरक्षा कोड|कूपन*|प्रोमो कोड|कैप्चा*|वेरिफिकेशन कोड',
    secret: 'पासवर्ड*|कार्ड नंबर|क्रेडिट कार्ड|समाप्ति तिथि|पिन',
    part: 'एक्सटेंशन|देश कोड|विषय|संदेश|एसटीडी कोड|वैट दर',
    other:
      'नाम|पूरा नाम|उपनाम|उपयोगकर्ता नाम|यूजरनेम|कंपनी*|पता|सड़क|शहर|जिला|राज्य|पिन कोड|पिनकोड|देश|तारीख|तिथि|जन्म*|दिन|माह|वर्ष|राशि|मात्रा|ऑर्डर नंबर|खाता संख्या|बैंक|आधार*|पैन*|जीएसटी*|वेबसाइट|खोज*|खोजें|टिप्पणी|प्रश्न',
  },
  vi: {
    email: 'thư điện tử|địa chỉ email|hòm thư|email của bạn',
    phone: 'điện thoại*|số điện thoại|sđt|di động|số di động|đt|số đt|zalo',
    vat: 'mã số vat|mã số thuế gtgt|số đăng ký thuế gtgt',
    iban: 'số iban|mã iban',
    code: 'mã xác nhận|mã xác minh|mã xác thực|mã otp|mã giảm giá|mã khuyến mãi|mã ưu đãi|mã giới thiệu|phiếu quà tặng',
    secret: 'mật khẩu|số thẻ|thẻ tín dụng|ngày hết hạn|chủ thẻ',
    part: 'số máy lẻ|mã vùng|mã quốc gia|tiêu đề|chủ đề|tin nhắn|nội dung|thuế suất',
    other:
      'họ tên|họ và tên|tên|họ|tên đăng nhập|tên người dùng|công ty|địa chỉ|đường|thành phố|tỉnh|quận|huyện|phường|mã bưu chính|quốc gia|ngày sinh|ngày|tháng|năm|số tiền|số lượng|mã đơn hàng|hóa đơn|số tài khoản|ngân hàng|mã số thuế|mst|cmnd|cccd|trang web|tìm kiếm|ghi chú|câu hỏi|chức vụ',
  },
  id: {
    email: 'surel|alamat email|alamat surel|pos el|alamat e mail',
    phone:
      'telepon*|nomor telepon|no telepon|no telp|telp|nomor hp|no hp|hp|handphone|ponsel|nomor ponsel|no handphone|nomor wa|no wa|nomor whatsapp|seluler',
    vat: 'nomor ppn|nomor pkp|no ppn',
    iban: 'nomor iban|kode iban',
    code: 'kode verifikasi|kode otp|kode konfirmasi|kode keamanan|kode promo|kode voucher|kupon|kode diskon|kode referral|kartu hadiah',
    secret: 'kata sandi|sandi|nomor kartu|kartu kredit|masa berlaku|tanggal kedaluwarsa',
    part: 'ekstensi|kode negara|kode area|subjek|subyek|pesan|judul pesan|tarif ppn',
    other:
      'nama*|nama depan|nama belakang|nama lengkap|nama pengguna|perusahaan|instansi|alamat|jalan|kota|kabupaten|kecamatan|provinsi|kode pos|negara|tanggal*|lahir|hari|bulan|tahun|jumlah|nomor pesanan|pesanan|faktur|nomor rekening|rekening|npwp|nik|ktp|situs|cari|pencarian|komentar|catatan|pertanyaan|jabatan',
  },
  th: {
    email: 'อีเมล|อีเมล์|ที่อยู่อีเมล|จดหมายอิเล็กทรอนิกส์|อีเมลล์',
    phone: 'โทรศัพท์|เบอร์โทร|เบอร์โทรศัพท์|มือถือ|เบอร์มือถือ|หมายเลขโทรศัพท์|โทรสาร|เบอร์ติดต่อ',
    vat: 'เลขประจำตัวผู้เสียภาษีมูลค่าเพิ่ม|ภาษีมูลค่าเพิ่ม|หมายเลข vat',
    iban: 'หมายเลข iban|รหัส iban',
    code: 'รหัสยืนยัน|รหัส otp|โค้ดส่วนลด|คูปอง|รหัสส่วนลด|รหัสความปลอดภัย|บัตรของขวัญ|รหัสตรวจสอบ',
    secret: 'รหัสผ่าน|หมายเลขบัตร|บัตรเครดิต|วันหมดอายุ',
    part: 'ต่อภายใน|รหัสประเทศ|หัวข้อ|ข้อความ|เรื่อง|อัตราภาษี',
    other:
      'ชื่อ|นามสกุล|ชื่อผู้ใช้|บริษัท|ที่อยู่|ถนน|เมือง|จังหวัด|อำเภอ|ตำบล|รหัสไปรษณีย์|ประเทศ|วันที่|วันเกิด|เดือน|ปี|จำนวน|ยอดเงิน|หมายเลขคำสั่งซื้อ|ใบแจ้งหนี้|เลขที่บัญชี|ธนาคาร|เลขประจำตัวผู้เสียภาษี|เลขบัตรประชาชน|เว็บไซต์|ค้นหา|หมายเหตุ|คำถาม|ตำแหน่ง',
  },
};

export type WordClass = keyof FieldWords;
