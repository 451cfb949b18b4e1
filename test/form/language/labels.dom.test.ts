/** What the labels of real forms ask for, in every language, on fields without other evidence. */
import { describe, expect, it } from 'vitest';
import { fieldKind } from '../../../lib/form/index.ts';
import { FIELD_RULES } from '../../../lib/form/language/kinds.ts';
import { FIELD_WORDS } from '../../../lib/form/language/word-lists.ts';

/**
 * A language, then kinds, each with its labels. Labels under `none` ask for no kind, even on a
 * telephone keypad; those under `other` are look-alikes on a text field whose head is another noun
 * (without the analysis of heads, 103 of the first 249 were recognised). None of the labels is
 * copied from the word lists.
 */
const LABELS = `
en email|Email|E-mail address *|Your e-mail|Work email|Confirm email|Business e-mail address:
en phone|Phone|Telephone number|Mobile|Cell phone|Daytime phone number|Contact number|Phone (incl. country code)|Fax
en vat|VAT number|VAT ID|VAT Reg. No.|VAT registration number|EU VAT no.|VAT / Tax ID
en iban|IBAN|IBAN number|Bank account (IBAN)
en email|Email address currently on account|Email recently used|Email address previously used|Email currently in use|Email formerly used|Email address originally used to sign up|Email already registered|Email normally used|Email now on file|Email just used|Email last used|Email address last updated|Email first registered|Email ever used
en phone|Phone number currently on file|Phone number previously used|Mobile number recently used|Phone number already registered
en other|Email family|Email supply|Email monthly digest|Email weekly report|Email recent activity|Email daily digest|Email assembly|Email reply|Email last name|Phone last 4 digits|Phone last four digits|Phone recently purchased|Phone currently owned|Phone weekly hours

en none|First name|Postcode|Date of birth|Order number|Country code|Phone extension|Email verification code|Subject|Tax ID|Social security number|VAT rate|Coupon code|Amount|Sort code|Card number|Quantity
en email|Your email|Email address *|E-mail (required)|Company email address|Student email|Parent email|Parent/guardian email|Email of emergency contact|Email to send the invoice to|Email where we can reach you|Email confirmation|Retype email|Re-enter your email|Billing email|Email (we never share it)|Preferred email|Secondary email|Backup email|Recovery email|Recovery email address|Notification email|Support email|Public email|Public contact email|Email for receipts|Send receipt to email|Email us at|Login email|PayPal email address|Invitee email|Author email|Email login|Email address line 1|Guest email|Candidate email|Manager email|Accounts payable email|AP email|Remittance email|Email 2|Email (work)|Work Email Address|Email please|Email or username|Enter email|Type your e-mail here|Billing contact email address|Organizer email|Reply-to email|Forward emails to|Send emails to|Where should we email you?|Email address associated with your account|Email you registered with|Email address field|Your e-mail goes here|Email linked to the booking|Email address on file
en phone|Phone number|Phone no.|Your phone|Mobile no|Mobile phone number|Home phone|Phone (mobile)|Phone (day)|Daytime phone|Evening telephone|Emergency contact phone|Emergency phone number|Next of kin phone|Doctor phone|School phone|Best phone to reach you|Best phone number to call|Phone for delivery questions|Phone required|Contact phone number|Alternate phone|Alternative mobile number|Phone 1|Phone #2|Primary Phone|Telephone (incl. area code)|Company phone|Store phone|Recipient phone|Driver mobile|Parent mobile|Phone where you can be reached|Phone number for text alerts|Mobile to receive SMS|Phone or WhatsApp|Phone Number Home|Landlord phone|Reference 1 phone|Caller phone number
en other|Email client|Email subject|Email heading|Email frequency|Email template|Email preview text|Email greeting|Email schedule|Email category|Email list|Email lists|Email queue|Email folder|Email alias domain|Email credits|Email campaign name|Email encoding|Email font|Email button label|Email priority|Email quota|Email server|Email port|Email protocol|Email provider|Email notifications|Email alerts|Email reminder|Email attachments|Email tone|Email interval|Blocked emails|Unsubscribed emails|Rejected emails|Max emails|Daily emails|Email bounce rate|Email copy style|Type of email|Purpose of email|Phone model|Phone plan|Phone brand|Phone system|Phone extension|Phone battery health|Phone storage|Phone case color|Phone insurance|Phone skin|Phone lock method|Phone menu option|Phone prompt|Phone tree|Phone hours|Phone availability|Phone etiquette score|Phone notes|Phone rental period|Phone repair type|Mobile platform|Mobile game|Mobile banner|Mobile menu title|Mobile breakpoint|Mobile bandwidth|Mobile carrier|Mobile deposit limit|Mobile app|Telephone skills|Telephone expenses|Age of phone|Color of your phone|What phone do you have?|Which phone are you returning?|Cell count|Cell line|Cell color|Phone charger type|Phone bill amount|Phone number format|Phone number type
de email|E-Mail-Adresse derzeit im Konto|E-Mail zuletzt verwendet|E-Mail-Adresse bisher verwendet|E-Mail aktuell hinterlegt
de email|E-Mail|E‑Mail-Adresse*|Ihre E-Mail-Adresse|Mailadresse|E-Mail wiederholen|Rechnungs-E-Mail
de phone|Telefon|Telefonnummer|Handynummer|Mobil|Rufnummer|Tel.|Festnetz|Telefon (mit Vorwahl)|Telefon geschäftlich|Mobiltelefon
de vat|USt-IdNr.|UStID|USt-ID-Nr.|Umsatzsteuer-ID|Umsatzsteuer-Identifikationsnummer|MwSt.-Nr.|UID-Nummer|USt.-Id.-Nr
de iban|IBAN|Ihre IBAN|IBAN-Nummer
de none|Name|Vorname|PLZ|Geburtsdatum|Vorwahl|Durchwahl|Steuernummer|Steuer-ID|Kundennummer|Betrag|Kontonummer|Gutscheincode|Bestellnummer|MwSt.-Satz|Betreff|Hausnummer
de email|Ihre E-Mail|E-Mail geschäftlich|E-Mail privat|E-Mail Adresse|E-Mail-Adresse des Kunden|Geschäftliche E-Mail|E-Mail-Bestätigung|E-Mail-Kontakt|E-Mail Ansprechpartner|Antwort-E-Mail|Rechnungs-Mail|E-Mail-Empfänger|E-Mail für Rückfragen|E-Mail-Adressen
de phone|Telefon-Nr.|Tel.-Nr.|Telefon privat|Telefon dienstlich|Telefon tagsüber|Telefon (für Rückfragen)|Mobil-Nr.|Handy-Nr.|Mobilfunknummer|Telefon Notfallkontakt|Telefon der Schule|Mobiltelefonnummer|Telefonkontakt|Telefonische Erreichbarkeit unter Nummer|Festnetznummer|Telefonnr. mobil
de other|Telefonmodell|Telefonvertrag|Telefonanlage|Telefonrechnung|Telefongebühren|Telefonzeiten|E-Mail-Signatur|E-Mail-Text|E-Mail-Vorlage|E-Mail-Provider|E-Mail-Programm|E-Mail-Verteiler|E-Mail-Anhang|E-Mail-Häufigkeit|E-Mail-Server|Handymarke|Handyhülle|Mobilfunkanbieter|Mobilfunkvertrag|Telefonprotokoll|Mailserver|Mailprogramm
fr email|Adresse e-mail actuellement sur le compte|E-mail récemment utilisé|Adresse e-mail utilisée auparavant
fr email|E-mail|Adresse e-mail|Courriel|Adresse électronique|Votre adresse mail|Confirmez votre e-mail|Adresse courriel professionnelle
fr phone|Téléphone|Tél.|N° de téléphone|Portable|Téléphone mobile|Numéro de portable|Tél. fixe
fr vat|N° TVA|Numéro de TVA intracommunautaire|TVA intracom.|N° de TVA ; iban|IBAN|N° IBAN
fr none|Nom|Prénom|Code postal|Date de naissance|Indicatif|SIRET|SIREN|Numéro fiscal|Montant|Numéro de commande|Objet|Code promo|Taux de TVA
fr other|Modèle de téléphone|Marque de votre téléphone|Type de téléphone|Opérateur de téléphone|Facture de téléphone|Sujet de l'e-mail|Signature de l'email|Serveur de messagerie|Fréquence des e-mails|Couleur du téléphone|État du téléphone|Logiciel de messagerie|Nombre de mails|Contenu du mail
fr email|Votre mail|E-mail du contact|E-mail de facturation|Confirmation de l'e-mail|Adresse de messagerie|Adresse de votre messagerie|E-mail professionnel|Courriel de la personne à prévenir|Mail secondaire
fr phone|Numéro de votre téléphone|Tél. bureau|Téléphone domicile|N° de tél|Téléphone de la personne à contacter|Numéro du mobile|Confirmation du téléphone|Téléphone professionnel
es email|Correo electrónico actualmente en la cuenta|Correo usado recientemente|Email previamente utilizado
es email|Correo electrónico|E-mail|Correo|Dirección de correo electrónico|Repite tu email|Tu correo
es phone|Teléfono|Móvil|Teléfono móvil|Celular|Tlf.|Número de teléfono|Teléfono de contacto
es vat|NIF|CIF|NIF/CIF|NIF intracomunitario|Número de IVA ; iban|IBAN|Código IBAN
es none|Nombre|Apellidos|Código postal|Fecha de nacimiento|Prefijo|DNI|RFC|Importe|Asunto|Código de verificación|Cantidad
es other|Modelo del teléfono|Marca de celular|Compañía de teléfono|Asunto del correo|Plantilla de correo|Servidor de correo|Factura del móvil|Tipo de móvil|Estado del celular|Cuerpo del correo|Tarifa de móvil
es email|Correo electrónico de contacto|Dirección de correo|Confirmación de correo|Correo del padre o madre|Cuenta de correo|Email personal|Correo institucional|Correo alternativo|Introduce tu correo
es phone|Teléfono de casa|Número del móvil|Móvil de contacto|Número de celular|Teléfono trabajo|Teléfono del domicilio|Confirma tu teléfono|Teléfono fijo
it email|Email attualmente associata all’account|Indirizzo e-mail usato di recente|Email utilizzata in precedenza
it email|E-mail|Indirizzo e-mail|Posta elettronica|La tua email|Conferma email|PEC
it phone|Telefono|Cellulare|Numero di telefono|Tel.|Cell.|Recapito telefonico
it vat|Partita IVA|P. IVA|P.IVA|Part. IVA|Partita IVA / Codice fiscale ; iban|IBAN|Codice IBAN
it none|Nome|Cognome|CAP|Data di nascita|Codice fiscale|Prefisso|Importo|Oggetto|Aliquota IVA|Codice sconto
it other|Modello di telefono|Marca del cellulare|Operatore del cellulare|Oggetto della mail|Firma della mail|Testo della mail|Tipo di cellulare|Tariffa del cellulare
it email|Email|La tua mail|Indirizzo di posta elettronica|Email aziendale|Email del referente|Conferma la mail|E-mail per ricevere la fattura|Email personale
it phone|Numero di cellulare|Telefono fisso|Cellulare del genitore|Telefono casa|Numero del tuo cellulare|Telefono ufficio
pt email|E-mail atualmente na conta|E-mail usado recentemente|Email previamente utilizado
pt email|E-mail|Correio eletrónico|Endereço de email|O seu e-mail|Confirmar e-mail
pt phone|Telefone|Telemóvel|Celular|Contacto telefónico|Nº de telefone|Telefone com DDD
pt vat|NIF|NIPC|Contribuinte|N.º de contribuinte|Número de IVA ; iban|IBAN
pt none|Nome|Apelido|Código postal|CEP|CPF|Data de nascimento|DDD|Assunto|Morada|Valor
pt other|Modelo do celular|Marca do telemóvel|Assunto do e-mail|Operadora do celular|Assinatura de e-mail|Tipo de telefone|Cor do celular
pt phone|Número do celular|Telemóvel do encarregado|Telefone residencial|Celular com DDD|Telefone do responsável|Número de telemóvel
nl email|E-mailadres momenteel in account|E-mail recent gebruikt|E-mailadres eerder gebruikt
nl email|E-mail|E-mailadres|Uw e-mailadres|Herhaal e-mailadres|Zakelijk e-mailadres
nl phone|Telefoon|Telefoonnummer|Mobiel|Mobiel nummer|GSM|Vast telefoonnummer
nl vat|BTW-nummer|Btw-nr.|BTW nummer|btw-id|BTW-identificatienummer
nl iban|IBAN|IBAN-rekeningnummer|Rekeningnummer (IBAN)
nl none|Naam|Voornaam|Postcode|Huisnummer|Geboortedatum|Landcode|KvK-nummer|BSN|Bedrag|Onderwerp|Kortingscode
nl other|Telefoonmerk|Telefoonabonnement|Telefoonmodel|E-mailonderwerp|E-mailprogramma|E-mail-handtekening|Telefoonhoesje
nl email|E-mailadres werk|E-mail bevestigen|E-mail contactpersoon|Zakelijke e-mail|E-mailadres voor facturen|Mailadres ouder
nl phone|Telefoon werk|Telefoonnr.|Telefoon contactpersoon|Telefoonnummer thuis|Mobiele telefoon
sv email|E-post|E-postadress|Din e-postadress|Mejladress|Mailadress
sv phone|Telefon|Telefonnummer|Mobilnummer|Mobil|Hemtelefon
sv vat|VAT-nummer|Momsregistreringsnummer|Momsnummer|Momsreg.nr ; iban|IBAN|IBAN-nummer
sv none|Namn|Förnamn|Postnummer|Personnummer|Organisationsnummer|Landskod|Ämne|Belopp|Rabattkod
sv other|Telefonmodell|Mobilmodell|Telefonabonnemang|E-postmeddelande|E-postserver|Mobiltäckning|Telefonväxel
sv phone|Mobiltelefon|Telefon arbete|Mobilnr|Telefon dagtid|Telefonnummer bostad|Telefon hem
da email|E-mail|E-mailadresse|Din mailadresse ; phone|Telefon|Telefonnummer|Mobilnummer|Tlf.|Mobil
da vat|Momsnummer|Momsnr.|SE-nummer|VAT-nummer ; iban|IBAN|IBAN-nummer
da none|Navn|Fornavn|Postnummer|CPR-nummer|CVR-nummer|Landekode|Emne|Beløb|Rabatkode
da other|Telefonmodel|Telefonabonnement|E-mailsignatur|Mobilabonnement
nb email|E-post|E-postadresse|Din e-post ; phone|Telefon|Telefonnummer|Mobilnummer|Tlf|Mobiltelefon
nb vat|MVA-nummer|Org.nr. (MVA)|MVA-nr. ; iban|IBAN
nb none|Navn|Fornavn|Postnummer|Fødselsnummer|Organisasjonsnummer|Landkode|Emne|Beløp|Rabattkode
fi email|Sähköposti|Sähköpostiosoite|Sähköpostiosoitteesi
fi phone|Puhelin|Puhelinnumero|Matkapuhelin|Puh.|Matkapuhelinnumero
fi vat|ALV-numero|ALV-tunnus|Arvonlisäveronumero|VAT-numero ; iban|IBAN|IBAN-tilinumero
fi none|Nimi|Etunimi|Postinumero|Henkilötunnus|Y-tunnus|Maakoodi|Aihe|Summa|Alennuskoodi
fi other|Puhelinliittymä|Puhelinmalli|Sähköpostiohjelma|Puhelinaika|Sähköpostiviestin aihe
fi phone|Puhelin työ|Puhelinnumerosi|Puhelin koti|Puhelinyhteystieto
is email|Netfang|Tölvupóstfang|Netfangið þitt ; phone|Sími|Símanúmer|Farsími|GSM
is vat|VSK-númer|VSK nr. ; none|Nafn|Póstnúmer|Kennitala|Heimilisfang|Upphæð|Efni
et email|E-post|E-posti aadress|Meiliaadress
et phone|Telefon|Telefoninumber|Mobiiltelefon|Kontakttelefon
et vat|KMKR number|KMKR nr|Käibemaksukohustuslase number
et none|Nimi|Eesnimi|Postiindeks|Isikukood|Registrikood|Summa|Teema|Sooduskood
et other|Telefoni mark|Telefoni mudel|Meili teema ; phone|Telefoni number|Mobiil
lv email|E-pasts|E-pasta adrese|Jūsu e-pasts
lv phone|Tālrunis|Tālruņa numurs|Mobilais tālrunis|Telefons
lv vat|PVN reģistrācijas numurs|PVN reģ. nr.|PVN numurs
lv none|Vārds|Uzvārds|Pasta indekss|Personas kods|Summa|Temats|Atlaides kods
lv other|Tālruņa modelis|Tālruņa ražotājs|E-pasta temats
lv phone|Kontakttālrunis|Mobilā tālruņa numurs
lt email|El. paštas|El. pašto adresas|Elektroninis paštas|Jūsu el. paštas
lt phone|Telefonas|Telefono numeris|Tel. nr.|Mobilusis telefonas ; vat|PVM kodas|PVM mokėtojo kodas
lt none|Vardas|Pavardė|Pašto kodas|Asmens kodas|Suma|Tema|Nuolaidos kodas
lt other|Telefono modelis|Telefono gamintojas|Telefono spalva|El. pašto tema
lt phone|Telefono nr.|Jūsų telefono numeris
pl email|Adres e-mail obecnie przypisany do konta|E-mail ostatnio używany|E-mail poprzednio używany
pl email|E-mail|Adres e-mail|Twój adres e-mail|Poczta elektroniczna|Powtórz e-mail
pl phone|Telefon|Numer telefonu|Nr tel.|Telefon komórkowy|Tel. kontaktowy
pl vat|NIP|NIP UE|Numer VAT UE|Nr NIP ; iban|IBAN|Numer IBAN
pl none|Imię|Nazwisko|Kod pocztowy|PESEL|REGON|Kwota|Temat|Kod rabatowy|Numer kierunkowy|Stawka VAT
pl other|Model telefonu|Marka telefonu|Operator telefonu|Stan telefonu|Kolor telefonu|Treść e-maila|Temat maila|Liczba maili|Tytuł maila|Częstotliwość e-maili
pl phone|Nr telefonu komórkowego|Telefon rodzica|Potwierdź numer telefonu|Telefon do kontaktu|Numer telefonu opiekuna|Telefon służbowy|Podaj numer telefonu
pl email|Adres e-maila|Powtórz adres e-mail|Twój e-mail|E-mail firmowy|E-mail opiekuna|Potwierdzenie e-maila
cs email|E-mail|E-mailová adresa|Váš e-mail|Kontaktní e-mail
cs phone|Telefon|Telefonní číslo|Mobil|Mobilní telefon|Tel. ; vat|DIČ|DIČ (VAT ID)
cs iban|IBAN|Číslo účtu IBAN
cs none|Jméno|Příjmení|PSČ|IČO|Rodné číslo|Částka|Předvolba|Předmět|Slevový kód|Datum narození
cs other|Model telefonu|Značka mobilu|Barva telefonu|Předmět e-mailu|Text e-mailu|Stav telefonu|Mobilní operátor|Mobilní tarif|E-mailový klient
cs phone|Číslo telefonu|Mobilní číslo|Telefon rodiče|Kontaktní telefon|Telefonický kontakt|Zadejte telefon
sk email|E-mail|E-mailová adresa|Váš e-mail ; phone|Telefón|Telefónne číslo|Mobil|Mobilný telefón
sk vat|IČ DPH|IČ DPH (VAT)|Identifikačné číslo pre daň z pridanej hodnoty
sk none|Meno|Priezvisko|PSČ|IČO|DIČ|Rodné číslo|Suma|Predvoľba|Predmet|Zľavový kód
sl email|E-pošta|E-naslov|E-poštni naslov|Elektronski naslov
sl phone|Telefon|Telefonska številka|GSM|Mobilni telefon
sl vat|ID za DDV|Identifikacijska številka za DDV|ID št. za DDV
sl none|Ime|Priimek|Poštna številka|Davčna številka|EMŠO|Znesek|Zadeva|Koda za popust
hr email|E-pošta|E-mail adresa|Adresa e-pošte|Vaš e-mail
hr phone|Telefon|Broj telefona|Mobitel|Broj mobitela|Kontakt telefon
hr vat|PDV ID broj|PDV broj|PDV identifikacijski broj
hr none|Ime|Prezime|Poštanski broj|OIB|Iznos|Pozivni broj|Predmet|Kod za popust
sr email|Имејл|Имејл адреса|Електронска пошта|Е-пошта
sr phone|Телефон|Број телефона|Мобилни телефон|Контакт телефон ; vat|ПДВ број
sr none|Име|Презиме|Поштански број|ПИБ|ЈМБГ|Износ|Порука
mk email|Е-пошта|Електронска пошта|Е-маил ; phone|Телефон|Телефонски број|Мобилен телефон
mk vat|ДДВ број ; none|Име|Презиме|Град|Порака
bg email|Имейл|Имейл адрес|Електронна поща|Е-поща|E-mail адрес
bg phone|Телефон|Телефонен номер|Мобилен телефон|GSM|Телефон за връзка
bg vat|ДДС номер|ИН по ДДС|Идентификационен номер по ДДС|ДДС №
bg none|Име|Фамилия|Пощенски код|ЕГН|ЕИК|Булстат|Сума|Тема|Промо код
ro email|E-mail|Adresă de e-mail|Adresa de email|Adresa ta de email
ro phone|Telefon|Număr de telefon|Nr. telefon|Telefon mobil ; vat|CIF|CUI / CIF|Cod TVA|Cod de TVA
ro iban|IBAN|Cont IBAN|Cod IBAN
ro none|Nume|Prenume|Cod poștal|CNP|Suma|Subiect|Cod de reducere|Prefix
ro other|Modelul telefonului|Marca telefonului|Culoarea telefonului|Subiectul emailului
ro phone|Numărul de telefon|Telefon de contact|Telefon părinte|Nr. de telefon mobil|Numărul telefonului
hu email|E-mail cím|Email cím|E-mail címe|Drótposta
hu phone|Telefonszám|Telefon|Mobilszám|Mobiltelefon ; vat|Közösségi adószám|EU adószám|Adószám
hu none|Név|Vezetéknév|Irányítószám|Adóazonosító jel|Összeg|Tárgy|Kuponkód|Körzetszám
hu other|Telefonmárka|Telefonmodell|Telefontípus|E-mailszerver|Telefonszolgáltató
hu phone|Telefonszáma|Mobiltelefonszám|Telefon (mobil)|Telefonszámuk
el email|Email|Ηλεκτρονικό ταχυδρομείο|Διεύθυνση email|Διεύθυνση ηλεκτρονικού ταχυδρομείου|E-mail επικοινωνίας
el phone|Τηλέφωνο|Κινητό τηλέφωνο|Κινητό|Αριθμός τηλεφώνου|Τηλ.
el vat|ΑΦΜ|Α.Φ.Μ.|ΑΦΜ επιχείρησης|Αριθμός Φορολογικού Μητρώου
el none|Όνομα|Επώνυμο|Τ.Κ.|ΑΜΚΑ|ΔΟΥ|Ποσό|Θέμα|Εκπτωτικός κωδικός
el other|Μοντέλο κινητού|Μάρκα τηλεφώνου|Χρώμα κινητού|Κατάσταση κινητού|Πάροχος κινητού
el phone|Αριθμός κινητού|Τηλέφωνο οικίας|Σταθερό τηλέφωνο|Κινητό γονέα
sq email|Adresa e emailit|E-mail|Posta elektronike ; phone|Telefoni|Numri i telefonit|Celulari
sq vat|Numri i TVSH|NIPT ; none|Emri|Mbiemri|Qyteti|Mesazhi
ga email|Ríomhphost|Seoladh ríomhphoist ; phone|Fón|Uimhir theileafóin|Guthán ; vat|Uimhir CBL
ga none|Ainm|Sloinne|Éirchód|Teachtaireacht
mt email|Indirizz elettroniku|Posta elettronika|Imejl ; phone|Telefon|Numru tat-telefon|Mowbajl
mt vat|Numru tal-VAT ; none|Isem|Kunjom|Belt|Messaġġ
ca email|Correu electrònic|Adreça electrònica ; phone|Telèfon|Mòbil|Telèfon mòbil ; vat|NIF|CIF
ca none|Nom|Cognoms|Codi postal|Import|Assumpte
cy email|E-bost|Cyfeiriad e-bost ; phone|Ffôn|Rhif ffôn|Ffôn symudol ; vat|Rhif TAW
cy none|Enw|Cyfenw|Cod post|Neges
eu email|Helbide elektronikoa|Posta elektronikoa ; phone|Telefonoa|Mugikorra ; vat|IFZ
eu none|Izena|Abizena|Posta-kodea
gl email|Correo electrónico|Enderezo electrónico ; phone|Teléfono|Móbil ; vat|NIF
gl none|Nome|Apelidos|Código postal
tr email|E-posta|E-posta adresi|E-posta adresiniz|Mail adresi
tr phone|Telefon|Telefon numarası|Cep telefonu|Cep telefonunuz|GSM No ; vat|KDV numarası
tr iban|IBAN|IBAN numarası
tr none|Ad|Soyad|Posta kodu|T.C. Kimlik No|Vergi numarası|Tutar|Konu|İndirim kodu|Doğum tarihi
tr other|Telefon modeli|Telefon rengi|Telefon markası|E-posta konusu|Telefon operatörü
tr phone|İş telefonu|Ev telefonu|Yetkili telefonu|Telefon numaranız|Veli telefonu
ru email|Электронная почта|Эл. почта|E-mail|Адрес электронной почты|Ваша почта|Почта
ru phone|Телефон|Номер телефона|Мобильный телефон|Контактный телефон|Ваш телефон
ru vat|Номер НДС|Номер плательщика НДС ; iban|IBAN|Номер IBAN
ru none|Имя|Фамилия|Индекс|Почтовый индекс|ИНН|КПП|Сумма|Тема|Промокод|Код из СМС|Дата рождения|Номер заказа
ru other|Модель телефона|Цвет телефона|Состояние телефона|Производитель телефона|Мобильный оператор|Мобильный тариф|Тема письма почты|Память телефона|Проблема с телефоном
ru phone|Номер мобильного телефона|Номер вашего телефона|Контактный номер телефона|Телефон родителя|Мобильный|Мобильный номер|Введите номер телефона|Телефон получателя|Рабочий телефон
ru email|Адрес почты|Адрес вашей почты|Рабочая почта|Почта для чеков|E-mail получателя|Укажите e-mail
uk email|Електронна пошта|Ел. пошта|Адреса електронної пошти|Пошта
uk phone|Телефон|Номер телефону|Мобільний телефон|Контактний телефон
uk vat|Номер платника ПДВ|ІПН платника ПДВ
uk none|Ім’я|Прізвище|Поштовий індекс|ІПН|ЄДРПОУ|Сума|Тема|Промокод
uk other|Модель телефону|Колір телефону|Стан телефону|Мобільний оператор|Виробник телефону
uk phone|Номер мобільного телефону|Телефон отримувача|Мобільний номер
be email|Электронная пошта|Адрас электроннай пошты ; phone|Тэлефон|Нумар тэлефона|Мабільны тэлефон
be none|Імя|Прозвішча|Адрас
ja email|メールアドレス|メール|Eメール|電子メール|メールアドレス（確認用）|E-mailアドレス ; phone|電話番号|携帯電話番号|電話|ご連絡先電話番号|TEL
ja vat|VAT番号|VAT登録番号 ; iban|IBANコード|IBAN ; none|お名前|郵便番号|生年月日|認証コード|住所|フリガナ|お問い合わせ内容|法人番号
ja other|電話機種|メール本文|メールソフト|携帯キャリア|電話帳名|メール署名|携帯端末名
ja phone|携帯電話|携帯番号|お電話番号|電話（自宅）|電話番号をご入力ください|連絡先電話番号|勤務先電話
ja email|PCメール|携帯メールアドレス|メールアドレス再入力|メール（確認）|メールアドレスを入力
zh email|邮箱|电子邮箱|電子郵件|请输入邮箱地址|電郵地址|电子邮件地址|Email地址 ; phone|手机号|手机号码|電話號碼|联系电话|行動電話|请输入手机号码|聯絡電話
zh vat|增值税号|增值稅號|VAT税号|欧盟增值税号 ; iban|IBAN号|国际银行账号（IBAN）
zh none|姓名|用户名|验证码|短信验证码|邮编|地址|身份证号|税号|统一编号|密码 ; other|手机颜色|手机内存|邮件服务器|邮件签名|电话套餐|手机品牌
zh phone|手机|电话|手机或固话|公司电话|请输入手机号|收货人手机|手机（必填） ; email|邮箱地址|电子邮件|接收邮箱|邮箱账号|企业邮箱|电子信箱
ko email|이메일|이메일 주소|전자우편|메일주소 ; phone|전화번호|휴대폰 번호|휴대전화|핸드폰|연락처 ; vat|부가가치세 번호|VAT 번호
ko iban|IBAN|IBAN 번호 ; none|이름|아이디|인증번호|우편번호|생년월일|주소|사업자등록번호|추천인
ko other|휴대폰 색상|휴대폰 기종|메일 서버|메일서버|전화요금제|메일 제목 ; phone|휴대폰번호|자택 전화|연락처 입력|비상연락처|담당자 연락처
ar email|البريد الإلكتروني|بريدك الإلكتروني|عنوان البريد الإلكتروني|البريد الالكتروني
ar phone|رقم الهاتف|رقم الجوال|الهاتف المحمول|الجوال|رقم الموبايل
ar vat|الرقم الضريبي لضريبة القيمة المضافة|رقم ضريبة القيمة المضافة
ar iban|رقم الآيبان|آيبان|رقم IBAN
ar none|الاسم|الاسم الكامل|الرمز البريدي|رمز التحقق|العنوان|تاريخ الميلاد|رقم الهوية|الرقم الضريبي|كلمة المرور
af email|E-pos|E-posadres|Jou e-pos ; phone|Selfoonnommer|Telefoonnommer
af none|Naam|Van|Poskode|Geboortedatum
am email|ኢሜይል|የኢሜይል አድራሻ ኢሜይል ; phone|ስልክ ቁጥር|ሞባይል ; none|ስም|ከተማ
az email|Elektron poçt|E-poçt ; phone|Telefon|Telefon nömrəsi ; none|Soyad|Poçt indeksi
bn email|ইমেইল|ইমেইল ঠিকানা ; phone|ফোন নম্বর|মোবাইল নম্বর ; none|নাম|জন্ম তারিখ|ঠিকানা
gu email|ઇમેઇલ|ઇમેઇલ સરનામું ; phone|ફોન નંબર|મોબાઇલ નંબર ; none|નામ|સરનામું
hy email|Էլ. փոստ|Էլ. հասցե ; phone|Հեռախոս|Հեռախոսահամար|Բջջային ; none|Անուն|Հասցե
ka email|ელ. ფოსტა|ელფოსტა|იმეილი ; phone|ტელეფონი|ტელეფონის ნომერი|მობილური
ka none|სახელი|გვარი|მისამართი
km email|អ៊ីមែល|អាសយដ្ឋានអ៊ីមែល ; phone|លេខទូរស័ព្ទ|ទូរស័ព្ទ ; none|ឈ្មោះ|អាសយដ្ឋាន
lo email|ອີເມວ|ທີ່ຢູ່ອີເມວ ; phone|ເບີໂທລະສັບ|ໂທລະສັບ ; none|ຊື່|ທີ່ຢູ່
ml email|ഇമെയിൽ|ഇമെയിൽ വിലാസം ; phone|ഫോൺ നമ്പർ|മൊബൈൽ നമ്പർ ; none|പേര്|വിലാസം
mn email|Имэйл|Имэйл хаяг|Цахим шуудан ; phone|Утас|Утасны дугаар ; none|Овог|Нэр|Хаяг
my email|အီးမေးလ်|အီးမေးလ် လိပ်စာ ; phone|ဖုန်း|ဖုန်းနံပါတ် ; none|အမည်|လိပ်စာ
pa email|ਈਮੇਲ|ਈਮੇਲ ਪਤਾ ; phone|ਫ਼ੋਨ ਨੰਬਰ|ਮੋਬਾਈਲ ਨੰਬਰ ; none|ਨਾਮ|ਪਤਾ
sw email|Barua pepe|Barua pepe yako ; phone|Namba ya simu|Simu ; none|Jina|Anwani|Mji
ta email|மின்னஞ்சல்|மின்னஞ்சல் முகவரி ; phone|தொலைபேசி எண்|மொபைல் எண் ; none|பெயர்|முகவரி
te email|ఇమెయిల్|ఇమెయిల్ చిరునామా ; phone|ఫోన్ నంబర్|మొబైల్ నంబర్ ; none|పేరు|చిరునామా
ur email|ای میل|ای میل ایڈریس ; phone|فون نمبر|موبائل نمبر ; none|نام|پتہ|شہر
uz email|Elektron pochta|Elektron pochta manzili ; phone|Telefon|Telefon raqami ; none|Ism|Familiya
fa email|ایمیل|پست الکترونیک|آدرس ایمیل|نشانی پست الکترونیکی|ایمیل خود را وارد کنید
fa phone|تلفن|شماره تلفن|موبایل|شماره موبایل|تلفن همراه|شماره همراه|شماره تماس ; iban|شماره شبا|شبا
fa none|نام|نام خانوادگی|کد پستی|کد ملی|آدرس|شهر|تاریخ تولد|مبلغ|کد تخفیف|کد تایید پیامک|رمز عبور|شماره کارت|شماره سفارش
he email|דוא"ל|אימייל|כתובת מייל|דואר אלקטרוני|כתובת דוא״ל ; phone|טלפון|טלפון נייד|מספר טלפון|נייד
he vat|מספר מע״מ ; none|שם|שם פרטי|כתובת|עיר|מיקוד|קוד אימות|תעודת זהות
hi email|ईमेल|ईमेल पता|ई-मेल ; phone|मोबाइल नंबर|फ़ोन नंबर|दूरभाष ; vat|वैट नंबर
hi none|नाम|पता|पिन कोड|ओटीपी
kn email|ಇಮೇಲ್|ಇ-ಮೇಲ್ ವಿಳಾಸ ; phone|ಮೊಬೈಲ್ ಸಂಖ್ಯೆ|ಫೋನ್ ಸಂಖ್ಯೆ|ದೂರವಾಣಿ ಸಂಖ್ಯೆ ; none|ಹೆಸರು|ವಿಳಾಸ
si email|විද්‍යුත් තැපෑල|ඊමේල් ලිපිනය ; phone|දුරකථන අංකය|ජංගම දුරකථන අංකය ; none|නම|නගරය
vi email|Email|Địa chỉ email|Thư điện tử ; phone|Số điện thoại|Điện thoại|SĐT
en email|Verify email|Verify email address
en none|Last four digits|First 3 digits of phone number|Last 4 digits of your phone number|Exchange|Number of mobile lines
de email|Elektronische Postadresse ; none|Wie viele Telefone besitzen Sie?
fr none|Combien de téléphones avez-vous ?
es none|¿Cuántos teléfonos tiene?
it none|Quanti telefoni hai?
pt none|Quantos telefones?
hr email|Adresa elektroničke pošte
sl phone|Kontaktna številka
lt email|El. pašto dėžutė
hu none|Az e-mail tárgya
ru email|Электронной почты|Почтовый ящик
uk email|Електронної пошти
az phone|Əlaqə nömrəsi
zh email|郵件地址
ko email|전자 우편
ar none|العنوان البريدي|صندوق البريد
hi email|इलेक्ट्रॉनिक मेल ; phone|टेलीफ़ोन|दूरध्वनी क्रमांक
bn phone|মুঠোফোন নম্বর
ml email|ഇലക്ട്രോണിക് മെയിൽ|ഇ-മെയില്‍ ; phone|മൊബൈല്‍ നമ്പര്‍
ta email|இ-மெயில் முகவரி
te email|ఇ-మెయిల్ చిరునామా
th phone|หมายเลขติดต่อ|โทร.
vi phone|ĐTDĐ
id email|Alamat emel
ka email|მეილი ; phone|მობ.
ur email|برقی ڈاک ; phone|رابطہ نمبر
sw phone|Nambari ya mawasiliano
af phone|Kontaknommer
vi none|Họ và tên|Địa chỉ|Mã xác nhận|Mã giảm giá
id email|Alamat email|Email|Surel ; phone|Nomor telepon|No. HP|Telepon
id none|Nama|Alamat|Kode pos|Kode verifikasi
th email|อีเมล|ที่อยู่อีเมล ; phone|เบอร์โทรศัพท์|โทรศัพท์มือถือ ; none|ชื่อ|นามสกุล|รหัสไปรษณีย์
`;

/** Labels of any language on an English page; `tel-` stands before what a telephone keypad makes of them. */
const ON_ENGLISH_PAGES = `
en email|E-Mail zuletzt verwendet|E-Mail aktuell hinterlegt|E-Mail derzeit|E-Mail bisher verwendet|Email actuellement associe|Email previamente utilizado|Email actualmente usado|Email attualmente associata all’account|Email precedentemente usata|Email utilizzata in precedenza|E-mail onlangs gebruikt|E-mail momenteel gebruikt|Email obecnie przypisany do konta|Email ostatnio uzywany|E-mail atualmente na conta|E-mail usado recentemente|E-mail anteriormente usado|Email atualmente em uso
en email|Email address for order confirmation|Email for invoice|Where should we send your receipt? (email)|Email name@example.com|Your e-mail (will not be published)|Notification email|Account owner email|Sender email|Billing contact email|Email of account holder|E-Mail des Ansprechpartners|Rechnungs-E-Mail-Adresse|E-Mail Rechnungsempfänger|Email du titulaire|Email titulaire|Correo del titular|Email intestatario|E-Mail für Bestellbestätigung|Company e-mail|E-mail do titular|Emailadresse|Kontakt-E-Mail|Email ID|Paypal email|Friend's email|Recipient's email|Email (we'll send your code here)|Your best email|Drop your email|Enter your school email|Adresse mail|Adresse mail de contact|Votre e‑mail|Mail pro|E-mailadres ouder|E-postadress till faktura|Adres e-mail do faktury|Correo electrónico para notificaciones|E-mail para contato|Indirizzo email referente|Email for the invoice name|Email (name@example.com)
en email|Ваш e-mail|Адрес электронной почты|Электронная почта|Имейл|E-posta adresiniz|電子メール|电子邮箱|電子郵件地址|이메일 주소|メールアドレス（確認用）|Email Address*|Confirm Email Address|Re-type email|Repeat e-mail address|Secondary email|Recovery email|Alternate Email|Email 1|Primary Email|Email (no spam, promise)|Email (not shared)|Mail Ansprechpartner|Adresse e-mail du responsable|E-mail osoby kontaktowej|Correo de la persona de contacto|E-mail van de ouder|Почта для связи|Email do responsável|E-mail kapcsolattartó|Yetkili e-posta|メールアドレス(半角)|E-mail kontaktní osoby|E-mail (firemní)|Imelda e-mail|Email where we can contact you|Email we should use|E-mail to send the tickets to|Email used for order|Parent email|Email (required) *
en email|Email – work|Work / personal email|Kontakt (e-mail)|E-mail na potwierdzenie|E-mail, na který pošleme fakturu|E-mail pro zaslání vouchery|E-Mail, an die wir die Tickets senden|E-mail pour recevoir vos billets|Email para recibir las entradas|Email su cui ricevere i biglietti|E-mail waarop u de tickets wilt ontvangen|Имейл за фактура|Email для чека|Correo corporativo|Courriel professionnel|Boîte mail|Indirizzo di posta elettronica certificata|Adresse de courriel|Enter email to continue|Company's billing email address|Email of guardian
en phone|Phone number for delivery updates|Best number to reach you (phone)|Telephone (day)|Telephone (evening)|Phone (with area code)|Mobile no.|Mobile #|Phone #|Tel. privat|Tel. gesch.|Handy|Telefon Kontoinhaber|Téléphone du titulaire|Teléfono del titular|Telefono intestatario|Telefon für Rückfragen|Telefonnummer für den Kurier|Numéro de mobile|N° mobile|Numero di cellulare|Nr telefonu|Telefon kontaktowy|Mobilní telefon|Mobil telefon|GSM|Gsm-nummer|Puhelin (kotiin)|Numer tel. kom.|Contact telephone|Contact phone number|Emergency contact number|Cell phone number|Home phone|Business phone|Work telephone|WhatsApp number|Número de WhatsApp|Fax number|Fax|SMS number|Best number to reach you|Telefon- oder Handynummer
en phone|Your mobile phone (optional)|Delivery phone|Receiver phone|เบอร์มือถือ|Số điện thoại liên hệ|Nomor telepon|No. HP|手机号码|聯絡電話|お電話番号|휴대폰 번호|رقم الهاتف|شماره تماس|מספר טלפון|मोबाइल नंबर|Мобильный телефон|Контактний телефон|Telefon osoby kontaktowej|Teléfono de la persona de contacto|Téléphone du responsable|Telefon kapcsolattartó|Yetkili cep telefonu|Telefonnummer der Eltern|Telefone do responsável|Телефон контактного лица|Phone (mobile preferred)|Telefono referente|Tel. contactpersoon|Telefonní číslo kontaktní osoby|Telefon (pro kurýra)|Phone where we can contact you|Phone for the driver|Telephone (including country code)|Tel. no.|Tel nr|Mobile (for SMS alerts)|Mobile phone for delivery|Phone, in case we have questions|Telefon, pod který se dovoláme|Telefon für Lieferung
en phone|Téléphone pour la livraison|Teléfono para el repartidor|Telefono per la consegna|Telefoonnummer voor bezorger|Telefon dla kuriera|Телефон для курьера|Numer komórki|Contact tel.|Day-time tel|Phone 1|Phone 2 (optional)|Home tel|Guardian phone|Telefon 1|Telefonszám a futárnak|Kurye için telefon|Número de móvil|Mobilnummer (SMS)|Tel./Fax|Phone/Mobile
en vat|VAT number|VAT ID|VAT no.|VAT reg no|EU VAT number|VAT Registration Number (if applicable)|USt-IdNr.|Ust.-ID|USt-ID-Nr|Umsatzsteuer-ID|N° de TVA intracommunautaire|N° TVA|TVA intracom|Partita IVA|P.IVA|P. IVA|NIF/CIF|CIF|N.I.F.|BTW-nummer|BTW nr|Btw-identificatienummer|Momsregistreringsnummer|Momsnr.|ALV-tunniste|ALV-numero|NIP|Numer NIP|NIP UE|DIČ|IČ DPH|ID za DDV|PDV ID broj|ДДС номер|ИН по ЗДДС|ΑΦΜ|Α.Φ.Μ.|Cod TVA|Cod fiscal|CUI
en vat|Közösségi adószám|PVM mokėtojo kodas|PVM kodas|PVN numurs|KMKR nr|KMKR number|MVA-nummer|MWST-Nr.|UID-Nummer|Rhif TAW|Uimhir CBL|Company VAT|VAT / Tax ID|VAT (optional)|VAT number (no spaces)|VAT nr (if any)|Company VAT no.|NIP nabywcy|P.IVA azienda|Nº IVA|TVA n°|USt-ID des Kunden|VAT number of company|VAT number (EU customers)|Your VAT no|EU VAT ID|VAT-ID|VAT identification number|Numéro TVA (UE)|Número VAT|NIF de la empresa|CIF de la empresa|NIF da empresa|USt-IdNr. (optional)|P. IVA / VAT|VAT-nummer|DIČ (pro firmy)|NIP firmy|ΑΦΜ επιχείρησης|ДДС № на фирмата
en vat|Cod TVA firmă|Áfa szám|VAT/GST number
en iban|IBAN|IBAN number|Your IBAN|IBAN (SEPA)|Bank account number (IBAN)|IBAN-Nummer|IBAN Kontoinhaber|IBAN des Empfängers|IBAN du bénéficiaire|IBAN titulaire|IBAN beneficiario|Código IBAN|Numer IBAN|Číslo účtu (IBAN)|IBAN / Kontonummer|Kontonummer/IBAN|Rekeningnummer (IBAN)|IBAN účtu|IBAN сметка|Номер IBAN|IBAN hesap numarası|Reikningsnúmer (IBAN)|Tilinumero (IBAN)|IBAN (no spaces)|IBAN (ohne Leerzeichen)|Account IBAN|IBAN tal-kont|IBAN mottagare|IBAN for payout|IBAN of beneficiary|IBAN pentru rambursare|IBAN для выплат|Cuenta (IBAN)|Conto corrente (IBAN)|Nº de conta (IBAN)|Konto (IBAN)|IBAN odbiorcy|IBAN příjemce|IBAN címzett|IBAN δικαιούχου
en bic|BIC|SWIFT|BIC/SWIFT|SWIFT-Code|Kod SWIFT|Code BIC|BIC banky
en iban|IBAN kedvezményezett|Receiver's IBAN|IBAN or account number
en other|Email subject|Email template|Email frequency|Email client name|Email opt-out reason|Email body|Phone model|Phone brand|Phone make|Phone plan|Phone carrier|Mobile operator|Mobile app version|Name of mobile provider|Telefonanbieter|E-Mail-Betreff|Mail-Server|SMTP host|VAT rate|VAT %|VAT amount|VAT exempt reason|VAT scheme|MwSt.-Satz|Taux de TVA|Aliquota IVA|IVA (%)|IBAN holder name|Nom du titulaire de l'IBAN|Sort code|Verification code from email|Code reçu par e-mail|SMS-Code|Telefon-PIN|Phone password|Search by phone|Filter by email|Number of phones|Last email sent|Phone status|VAT ID verified on|Email open rate|Date of first phone contact|How did you hear about this job? (email, phone, friend…)|What is 3 + 4? (no email)|手機條碼載具|Відділення Нової пошти|Email offers|Username or phone|아이디 또는 휴대폰번호|Emergency contact (name and phone)|Naam en telefoon
en other|How many phones do you own?|Microphone|Headphones|Saxophone|Telegram|Smartphone|E-Mail-Code|Email verification code|Phone type|Phone extension|Country calling code|Dial code|Vorwahl|Durchwahl|Indicatif|Prefijo|Email format|Motivo dell'email|Mailbox size|Mailing address|Mailing city|Mail code|Mail stop|Private mailbox number (PMB)|P.O. box|Voicemail PIN|Postfach|Phone booth location|Teleport ID|Mobile home park|Mobility aid|Contact name|Contact person|Contact title|Contact reason|Cell type|Cell line|Cell reference|Blood cell count|NIE
en other|DNI|Codice fiscale|SIRET|KvK-nummer|CVR-nummer|Organisationsnummer|Y-tunnus|REGON|IČO|OIB|PIB|EIK|Steuernummer|Steuer-ID|Tax ID (TIN)|EIN|ABN|GSTIN|PAN|CPF|CNPJ|RUT|RFC|Account number|Routing number|Kontonummer|BLZ|Model telefonu|Marka telefonu|Typ telefonu|Модель телефона|Марка телефона|Модель мобильного телефона|Оператор мобильной связи|Telefonmodell|Telefoonmodel|Puhelinmalli|Telefon típusa|Telefon markası|Modèle de téléphone
en other|Marque du téléphone|Modelo de teléfono|Modello di telefono|Modelo do telemóvel|Tip telefon|Operator telefonii komórkowej|E-posta konusu|Account number (not IBAN)|Username (not your email)|Email type|E-Mail-Typ|Type of email|Titular de la cuenta IBAN|Email footer text|Email sender name|Email signature|E-mail layout|Email attachment name|Email domain whitelist|Number of emails per day|Mail merge field|Phone line speed|Phone charger type|Phone book entry|Phone holder colour|Phone credit|Phone insurance number|Phone storage (GB)|Mobile data limit|Mobile banking PIN|Mobile deposit amount|Mobile payment reference|Phone order number|VAT period|VAT return reference|VAT quarter end|VAT due|VAT paid|VAT code description|VAT country
en other|VAT category|IBAN check digits|IBAN bank name|IBAN country code|Fax cover text|Tel Aviv branch|Intel processor|Hotel name|Chatel number|Cellar temperature|Cell A1 value|Contact lens power|Contact hours|Contact notes|Contact date|E-Mail-Text|E-Mail-Vorlage|Telefonkosten pro Monat|Telefonkonferenz-PIN|Handyvertrag Laufzeit|Handymarke|Mobilfunkanbieter|Mehrwertsteuersatz|USt-Betrag|Umsatzsteuer in %|Voranmeldezeitraum USt|Objet du mail|Texte de l'e-mail|Opérateur mobile|Forfait mobile|Montant de la TVA|Taux TVA|Période de TVA|Asunto del correo|Texto del email|Operador móvil|Compañía telefónica|Importe del IVA|Oggetto dell'email|Testo della mail
en other|Operatore telefonico|Importo IVA|Aliquota IVA %|E-mailonderwerp|Telefoonabonnement|Btw-bedrag|Ämnesrad e-post|Momsbelopp|Momssats|Temat e-maila|Treść maila|Operator komórkowy|Kwota VAT|Stawka VAT %|Předmět e-mailu|Sazba DPH|Částka DPH|Тема письма|Текст email|Тариф телефона|Ставка НДС|KDV oranı|Telefon hattı türü|メール件名|メール本文|携帯電話会社|消費税率|邮件主题|邮件内容|手机品牌|手机型号|增值税税率|이메일 제목|휴대폰 기종|통신사|موضوع البريد|نوع الهاتف|נושא האימייל|סוג הטלפון
en tel-none|Reference|Meter reading|Weight (kg)|Height|PIN|Zip|Postcode|House number|Year of birth|DD.MM.YYYY|Salary|Price from|Bid amount|Number of guests|Age|Student ID|Room number|Licence plate|Kilometerstand|Zählerstand|Gewicht|Preis|Umsatz|Jahreseinkommen|Ancho (cm)|Peso|Precio|Prix|Surface (m²)|Poids|Fläche|Oppervlakte|Verbruik|Lengte|Vikt|Lön|Lønn|Vægt|Paino|Palkka|Aadhaar number|Medarbejdernr.|Numéro de PDL|Löneanspråk|С какой суммы нужна сдача?|رقم المبنى|EAN-nummer|Recipient|Numero di persone
en tel-none|Waga|Cena|Kwota|Výška|Hmotnost|Súly|Ár|Greutate|Preț|Тегло|Цена|Вес|Стоимость|Площадь|Вага|Ağırlık|Fiyat|体重|金额|예산|الوزن|משקל|वजन|Verification digits|Last four of card|Order|Kundennr.|Medlemsnummer|Licensnummer|Numer licznika|Číslo smlouvy|Broj ugovora|Szerződésszám|Αριθμός συμβολαίου|Kennitala
en tel-phone|Number|Your number|Nummer|Numéro|Contact|Mobile|Phone|Tel|Enter your number|10 digit number|Handy|Contact number|Номер|番号|WhatsApp|Ihre Nummer|Delivery contact|Unter welcher Nummer erreichen wir dich?|US +1|ნომერი
`;

const readTable = (table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [lang = '', ...rest] = line.split(' ');
      return rest
        .join(' ')
        .split(' ; ')
        .flatMap((row) => {
          const [asked = '', ...labels] = row.split('|');
          return labels.map((label) => ({ lang, asked, label }));
        });
    });

function read(lang: string, label: string, type: string): string | null {
  document.documentElement.lang = lang;
  const [named, input] = [document.createElement('label'), document.createElement('input')];
  named.append(label);
  Object.assign(named, { htmlFor: 'x' });
  Object.assign(input, { id: 'x', name: 'field_7', type });
  document.body.replaceChildren(named, input);
  return fieldKind(input);
}

const known = readTable(LABELS);

describe('labels in every language', () => {
  it.each([...known, ...readTable(ON_ENGLISH_PAGES)])(
    '$lang: "$label" asks for $asked',
    ({ lang, label, asked }) => {
      const [kind = '', isTel] = asked.split('-').reverse();
      const isKind = kind !== 'none' && kind !== 'other';
      if (!isTel) expect(read(lang, label, 'text')).toBe(isKind ? kind : null);
      if (isTel || kind === 'none') expect(read(lang, label, 'tel')).toBe(isKind ? kind : null);
    },
  );

  it('are tested for exactly the languages of the word lists', () => {
    const rows = [FIELD_WORDS, ...FIELD_RULES.map(({ words }) => words)].flatMap(Object.keys);
    expect(new Set(known.map(({ lang }) => lang))).toEqual(new Set(rows));
  });

  it('cover the official languages of the EU and other required languages', () => {
    const required =
      'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv tr ru uk ja zh ko ar';
    const withVat = known.filter(({ asked }) => asked === 'vat').map(({ lang }) => lang);
    for (const lang of required.split(' ')) expect(withVat).toContain(lang);
  });
});
