/**
 * Lines of pages without values: prices, dates, timetables, order and file numbers, coordinates,
 * codes, results, in many languages. Templates are filled from a fixed seed, so that every run
 * reads the same lines.
 *
 * In a template, `#` is a digit, `%` a digit from 1 to 9; `{D}` `{M}` `{Y}` `{h}` `{i}` are day,
 * month, year, hour and minute (`{d}` `{m}` `{y}` their short forms), `{x}` eight hexadecimal
 * digits, `{A}` three capitals, `{W}` a word of eight capitals.
 */
import { dice } from '../../bench/texts.ts';
import { isValueNow } from '../../kinds/samples.ts';

export interface NonValue {
  readonly text: string;
  /** The region of the line's page; '' if unknown. */
  readonly region: string;
}

/**
 * Lines of pages, separated by `¦`, under the regions whose pages contain such lines; `*` for all
 * regions.
 */
const LINES = `
== *
{Y}-{M}-{D} ¦ {Y}-{M}-{D} {h}:{i} ¦ {Y}-{M}-{D} {h}:{i}:{i} ¦ {Y}-{M}-{D} {h} ¦
{Y}-{M}-{D}T{h}:{i}:{i}.###Z ¦ {Y}-{M}-{D}T{h}:{i}:{i}+0%:00 ¦ {Y}{M}{D} {h}{i} ¦
{Y}{M}{D}{h}{i}{i} ¦ {Y}/{M}/{D} {h}:{i} ¦ {Y}.{M}.{D} ¦ {Y} – {Y} ¦ {Y}-{Y} ¦ ({Y}–{Y}) ¦
{Y}/{y}, {Y}/{y}, {Y}/{y} ¦ {Y} {Y} {Y} {Y} {Y} ¦ {h}:{i} – {h}:{i} ¦
{h}:{i} {h}:{i} {h}:{i} {h}:{i} ¦ {h}.{i} - {h}.{i} ¦ {h}{i} {h}{i} {h}{i} {h}{i} ¦
{h} {i} {h} {i} {h} {i} ¦ 0{m} 1# 2# 3# 4# 5# ¦ %#.#####, %.##### ¦ %#.###### %#.###### ¦
-%#.####° {d}##.####° ¦ %#° {i}' {i}.#" N, %#° {i}' {i}.#" E ¦ 192.168.###.# ¦ 10.{d}.{d}.{d}:80## ¦
{x}-{x}-{x} ¦ {x}{x}{x}{x}{x} ¦ ########-####-4###-8###-############ ¦
sha256:{x}{x}{x}{x}{x}{x}{x}{x} ¦ 0#:1#:2#:3#:4#:5# ¦ 0#-1#-2#-3#-4#-5# ¦ v%.#.## ¦ %.%#.###.#### ¦
Version %.#.#.#### (Build %####) ¦ ISBN 978-%-##-######-# ¦ ISBN 978-%-####-####-# ¦
ISBN-10: %-##-######-# ¦ ISBN: %######### ¦ 978%########## | {Y} | ### ¦ ISSN ####-#### ¦
ISSN 0###-###X ¦ EAN 4############ ¦ GTIN: 0############# ¦ DOI 10.####/s#####-###-####-# ¦
doi:10.####/j.{A}.{Y}.##.### ¦ arXiv:2###.##### ¦ PMID: ######## ¦ CVE-{Y}-#### ¦
VIN WVWZZZ1KZ{A}###### ¦ IMEI: 35 ###### ###### # ¦ #### #### #### #### ¦ 4### **** **** #### ¦
%## ### ### ¦ %#,###,### ¦ %.###.###,## ¦ %## ### ### ### ¦ %#.#% %#.#% %#.#% ¦ +%#.#% ¦
+%,### (+%.##%) ¦ %-% (%-%) ¦ %:% (%:%) {Y} ¦ 6-%, 4-6, 7-6 (%-#) ¦ %###x%### ¦ %##×%##×%## mm ¦
%## x %## x %## cm ¦ width="%##" height="%##" id="%######" ¦ <id>%#########</id> ¦
"timestamp":1%#########,"n":%##### ¦ 1%######## ¦ 1%############ ¦ ?id=%#######&t=1%######### ¦
https://example.com/{Y}/{M}/{D}/%######## ¦ https://example.com/p/0##-####### ¦
img_{Y}{M}{D}_{h}{i}{i}.jpg ¦ DSC0####.JPG 0##-0## ¦ rgba(%#, %##, %##, 0.#) ¦
M%#.## %#.##L%##.# %##.# ¦ #%##### #%##### ¦ LOT 0##-####-## ¦ S/N 0###-####-#### ¦ {A}-#######-## ¦
{A} ### #### #### ¦ A%-0##/{Y} ¦ 1Z############0# ¦ RR#########DE ¦ JD0################ ¦
CAS %###-%#-# ¦ %###-%#-# (CAS) ¦ ATC C0%{A} ¦ GTM-{A}#### UA-########-# ¦ pp. ###-### ¦
vol. ##, no. #, pp. %###-%### ¦ %. %. %. %. %. %. %. % ¦ 0 1 2 3 4 5 6 7 8 9 10 11 12 ¦
1 2 3 … 15 16 17 ¦ %# %# %# %# %# %# + % ¦ 0.### 0.### 0.### 0.### ¦ %#.## %#.## %#.## %#.## ¦
SWIFT: {W} {W} ¦ SWIFT {W} ¦ SWIFT: {W} ¦ Swift: {W} {W} {W} ¦ BIC {W} ¦ BIC: {W} {W} ¦
{W} {W} {W} ¦ #.# MB · {Y}-{M}-{D} · {h}:{i} ¦ Hotel {Y} - {Y} ¦ Motel {Y}–{Y}, %### ### ¦
Metal {Y} {Y} {Y} ¦ Telegram {Y} ##-##-## ¦ Cellar {Y}-{Y} ### ##
== US GB CA AU IE IN ZA NZ SG
{m}/{d}/{Y} ¦ {M}/{D}/{y} - {M}/{D}/{y} ¦ {M}-{D}-{Y} ¦ {M}/{D}/{Y} {h}:{i} ¦
{M}/{D}/{Y} %## views ¦ {d}/{m}/{Y} %### views ¦ March {d}, {Y} %## comments ¦ June {d} {Y} %,### ¦
{d} May {Y} {h}:{i} ¦ Mon-Fri 9:00-17:30, Sat 10:00-14:00 ¦ Mon–Fri 0900–1730 Sat 1000–1400 ¦
Departs {h}{i} Arrives {h}{i} ¦ Route ##: {h}:{i} {h}:{i} {h}:{i} ¦ $%,###.## ¦ $%## $%## $%## ¦
USD %,###,### ¦ £%#,### - £%#,### ¦ Rs. %,##,### ¦ A$%## ### ¦ Order #%##-#######-####### ¦
Order no. %##-###-#### ¦ Order number: 0######### ¦ Invoice %##-###-#### ¦
Tracking number: %### #### #### #### #### ¦ Confirmation: %##-###-#### ¦ Item # %##-###-#### ¦
Model %##-#### ¦ Part No. 0##-###-#### ¦ SKU: %##-###-#### ¦ Ref: 0## #### #### ¦
Case no. %:##-cv-0#### ¦ Docket {Y}-####-## ¦ Ticket ID %######### ¦ Member ID: %##-##-#### ¦
SSN ###-##-#### ¦ EIN ##-####### ¦ NPI 1######### ¦ Routing ######### ¦ Account number: ########## ¦
Sort code ##-##-## Account ######## ¦ Company number 0####### ¦ Registered charity 1###### ¦
License #%##-### ¦ Patent US %,###,### ¦ US %#,###,### B2 ¦ H.R. %### · S. %### ¦
New York, NY 100##-#### ¦ Chicago, IL 606## (%## miles) ¦ P.O. Box %##-#### ¦
%### Main St, Suite %##, Springfield, IL 627## ¦ Population: %## ### ({Y}) ¦ %.# million ({Y}) ¦
Genesis %:%-% 1 Kings %:%# ¦ ASIN B0######## UPC %########### ¦ Win %##-%##, loss %#-%# ¦
Season {Y}-{y}: %##-%##-%# ¦ Lane %%%-%%%-%%%%x ¦ Size %#-%#-%# / %#" ¦
Blood pressure %##/%# - %##/%# ¦ Exchange rate 1 USD = %#.#### INR ¦ ABN ## ### ### ### ¦
ACN ### ### ### ¦ PAN {A}P{A}#### ¦ GSTIN 27{A}PU####F1Z% ¦ UEN {Y}#####K ¦ UTC+0%:00 {h}:{i}:{i} ¦
Lottery: %# – %# – %# – %# – %# ¦ Tel Aviv {Y}-{Y} ¦ Cell count %## ### ### ¦
Mobile Suit {Y}-{M}-{D} ¦ Fax machines {Y} - {Y} ¦ Phone %# Pro {Y}, %##-### GB ¦
Calling {d}.{m}.{Y} {h} ¦ SMS {Y}/{M}/{D}
== DE AT CH
{D}.{M}.{Y} ¦ {D}.{M}.{Y} {h}:{i} Uhr ¦ {D}.{M}.{Y} {h} ¦ am {D}.{M}.{Y} {h} Uhr ¦
{D}.{M}.{y}, {h}.{i} Uhr ¦ {D}.{M}. - {D}.{M}.{Y} ¦ {D}.-{D}.{M}.{Y} ¦
{D}. {M}. {Y} - {D}. {M}. {Y} ¦ {D}/{M}/{Y} %### ¦ {D}.{M}.{Y} %## Aufrufe ¦ {D}.{M}.{Y} 0## ¦
seit {D}.{M}.{Y} %#.### ¦ Mo–Fr {h}.{i}–{h}.{i} Uhr, Sa {h}–{h} Uhr ¦
Mo.-Fr. 08.00-12.00 13.00-17.00 ¦ ab {h}.{i} an {h}.{i} Gl. %# ¦ {h}.{i} {h}.{i} {h}.{i} {h}.{i} ¦
%.###,## € ¦ € %##.###,- ¦ CHF %'###.## ¦ Fr. %##.-- %##.-- ¦ EUR 0,## / 0,## ¦
Bestellnummer: 0##-####### ¦ Bestell-Nr. %## ### ## ¦ Auftragsnummer 0######## ¦
Artikelnummer 0## ### ## ¦ Art.-Nr.: 0####-### ¦ Rechnung Nr. {Y}-0#### ¦ Kundennummer 0######### ¦
Vorgang 0##/#### ¦ Aktenzeichen: 0## Js ####/{y} ¦ Az. ## O ###/{y} ¦
BGH, Urteil vom {D}.{M}.{Y} - I ZR ###/{y} ¦ HRB ##### B ¦ HRB 0##### ¦
Handelsregister HRB ### ### ¦ Steuernummer: ##/###/##### ¦ Steuer-Nr. 0##/###/##### ¦
StNr. 1##/####/#### ¦ Finanzamt ##/### ¦ IK-Nr. 26####### ¦ Konto 0## ### ###, BLZ ### ### ## ¦
BLZ %##0#0## ¦ Konto-Nr. %## ### ### ¦ FN ######a ¦ ZVR-Zahl ######### ¦ DVR 0###### ¦
UID CHE-###.###.### ¦ PZN 0####### ¦ PZN - 0####### ¦ ISIN DE000####### ¦ WKN ###### ¦
Seite 0##-### ¦ Nr. 0##/###-## ¦ 0#### Musterstadt ¦ D-0#### Dresden {h} - {h} ¦
%.### Einwohner ({D}.{M}.{Y}) ¦ % ### ### Einwohner ¦ Hotel {Y} - {Y}, %## Zimmer ¦
Kartell {Y} - {Y} ¦ Artikel {Y}/%##-%## ¦ Mittel {D}.{M}.{Y} {h} ¦ Grafik 0## ### ## ¦
Anruf {D}.{M}.{Y} {h} ¦ Telefonzelle {D}.{M}.{Y} ¦ Handy {Y}: %##,## € ¦ Lotto: 0# 1# 2# 3# 4# 4# ¦
LEI 5299 00## #### #### ¦ DIN EN ISO %###-%:{Y} ¦ DIN %#### VDE 0###-### ¦ § %## Abs. % Nr. % BGB ¦
RAL 0## ## ## ¦ {h} Uhr {D}.{M}.{Y} 0# 1# 2# ¦ Strecke 0## ### km ¦ Zählerstand 0## ### ###
== FR BE CH LU CA
{D}/{M}/{Y} ¦ {D}/{M}/{Y} {h}h{i} ¦ {D}/{M}/{Y} à {h}h ¦ {D}/{M}/{Y} {h} ¦
du {D}/{M} au {D}/{M}/{Y} ¦ du {D}/{M}/{y} au {D}/{M}/{y} ¦ {D} {M} {Y} ¦
{D}.{M}.{Y} - {D}.{M}.{Y} ¦ {h}h{i} - {h}h{i} ¦ % ###,## € ¦ %# ### € HT ¦ Capital de %## ### € ¦
RCS Paris ### ### ### ¦ SIREN ### ### ### ¦ SIRET ### ### ### 000## ¦ SIRET : #########000## ¦
Code APE ####Z ¦ N° de commande 0######### ¦ Commande n° 0## ### ### ¦ Facture {Y}-0#### ¦
Réf. 0# ## ## ## ## ¦ Référence : 0# ## ## ## ## ¦ N° {Y}-###-#### ¦ Dossier 0## ## ## ## ¦
CCP ## ### ## X 0## ¦ RIB 3000# 0#### 0########## ## ¦ N° SS 1 ## ## ## ### ### ## ¦
Article L. ###-# du code ¦ Loi n° {y}-#### du {d} mai {Y} ¦ 75### Paris cedex 0# ¦
BP 0## 0#### Nice ¦ %## ### habitants ¦ Population %# ### ({Y}) ¦ Loto 0# 1# 2# 3# 4# 0# ¦
Quinté 0# - 0# - 1# - 1# - 0# ¦ Numéro d’entreprise 0###.###.### ¦ RPM 0### ### ### ¦
BCE 0###.###.### ¦ Appel {D}/{M}/{Y} {h} ¦ Hôtel {Y} – {Y} ¦ Portable {Y} - {Y} ¦
Mobilier {D} {M} {Y} ¦ Télévision {Y} {Y} ¦ Altitude 0## – 0### m ¦
Latitude %#,##### Longitude %,#####
== IT
{D}/{M}/{Y} ore {h}.{i} ¦ {D}/{M}/{Y} {h}.{i} ¦ {D}.{M}.{Y} - {D}.{M}.{Y} ¦
{D}-{M}-{Y} {h}:{i}:{i} ¦ dalle {h}.{i} alle {h}.{i} ¦ € %.###,## ¦ Euro %## ### ### ¦
Capitale sociale € %##.###,00 i.v. ¦ REA MI-####### ¦ REA RM - 0###### ¦
Cod. fiscale {A}{A}##A0#H###X ¦ Codice fiscale: 9########## ¦ C.F. 8########## ¦
C.F. {A}{A}##B##F###Z ¦ CF 9########## ¦ Codice univoco M5UXCR1 ¦ CUP {A}#{y}###### #### ¦
CIG ########## ¦ Prot. 0##### del {D}/{M}/{Y} ¦ Protocollo n. 000####/{Y} ¦
D.Lgs. {d}/{M}/{Y} n. ### ¦ Ordine n. 0##-####### ¦ Fattura n. 0##/{Y} ¦ Codice 0## ### #### ¦
Art. 0## ### #### ¦ 0#### Roma (RM) ¦ n. %## del {D} {M} {Y} ¦ %## ### abitanti ¦
Superenalotto 0# 1# 2# 3# 4# 5# ¦ Hotel 3### ### ### ¦ Camera 3## {Y}-{Y} ¦ Cellulosa {D} {M} {Y}
== ES MX AR CL CO PE
{D}/{M}/{Y} ¦ {D}/{M}/{Y} {h}:{i} ¦ {D}/{M}/{Y} {h} ¦ {D}-{M}-{Y} a las {h}.{i} ¦
del {D}/{M} al {D}/{M}/{Y} ¦ %.###,## € ¦ $ %#.###.### ¦ $%## ### ### ¦ Pedido 9## ### ### ¦
Pedido nº 0######## ¦ Referencia: 9## ## ## ## ¦ Factura {Y}/0### ¦ Expediente 0##/{Y}/##### ¦
Ley %#/{Y}, de {d} de mayo ¦ CCC #### #### ## ########## ¦ NSS 28/########/## ¦
Depósito legal M-%####-{Y} ¦ D.L. B %#.###-{Y} ¦ BOE-A-{Y}-##### ¦ 28### Madrid ¦ CP 0#### ¦
Población %## ### ({Y}) ¦ RUT ##.###.###-# ¦ RUC 20######### ¦ CUIT 30-########-# ¦
RFC {A}######{A} ¦ CURP {A}A######H{A}{A}0# ¦ NIT ###.###.###-# ¦ Resolución {Y}-##-###### ¦
Hotel {Y} - {Y} ¦ Teléfonos móviles {Y}-{Y} ¦ Lotería ##.### ##.###
== NL BE
{D}-{M}-{Y} ¦ {D}-{M}-{Y} {h}:{i} ¦ {D}-{M}-{Y} {h} ¦ {D}/{M}/{Y} {h}u{i} ¦ {h}.{i} - {h}.{i} uur ¦
€ %.###,- ¦ KvK ######## ¦ KvK-nummer 0####### ¦ RSIN ######### ¦ BSN ######### ¦
Ordernummer 0######### ¦ Bestelnummer: 0##-####### ¦ Factuur {Y}0#### ¦ Artikelnr. 0## ### ## ¦
ECLI:NL:HR:{Y}:#### ¦ %#.### inwoners ¦ Rekening ##.##.##.### ¦ Rek. 0##-#######-## ¦
Ondernemingsnr. 0###.###.##x ¦ Erkenningsnummer 0## ### ¦ Hotel {Y} - {Y} ¦ Nieuws {D}-{M}-{Y} 0##
== PL CZ SK HU RO BG HR SI RS
{D}.{M}.{Y} r. ¦ {D}.{M}.{Y} {h}:{i} ¦ {D}.{M}.{Y} {h} ¦ {d}. {m}. {Y} {h}.{i} ¦
{Y}. {M}. {D}. {h}:{i} ¦ {Y}.{M}.{D}. - {Y}.{M}.{D}. ¦ % ### ### Kč ¦ %# ### zł ¦ %## ### ### Ft ¦
%.### lei ¦ REGON ######### ¦ KRS 0000###### ¦ KRS: 0000 ### ### ¦ PESEL ########### ¦
IČO: ### ## ### ¦ IČO ######## ¦ r.č. ######/#### ¦ č.ú. ##########/0#00 ¦
účet: ##-##########/0800 ¦ sp. zn. ## C ###/{Y} ¦ zákon č. ###/{Y} Sb. ¦
Dz.U. {Y} nr ### poz. #### ¦ Zamówienie ### ### ### ¦ Nr zamówienia: ### ### ### ¦
Objednávka č. ### ### ### ¦ Cégjegyzékszám: ##-##-###### ¦ Adószám: ########-#-## ¦
Bankszámla: ########-########-######## ¦ J##/####/{Y} ¦ Nr. ### din {D}.{M}.{Y} ¦
CNP 1{y}{M}{D}###### ¦ MB: 0####### ¦ Matični broj: 0####### ¦ PIB: ######### ¦ %# ### mieszkańców ¦
%## ### obyvatel ({Y}) ¦ ##-### Warszawa ¦ ### ## Praha % ¦ Lotto ## ## ## ## ## ## ¦
Hotel {Y} – {Y} ¦ Strona ### ### ###x ¦ sygn. II C ###/{y}
== SE DK NO FI EE LV LT IS
{Y}-{M}-{D} kl. {h}.{i} ¦ {D}.{M}.{Y} klo {h}.{i} ¦ {D}.{M}.{Y} {h} ¦ {d}.{m}.{Y} kl {h} ¦
{d}/{m} {Y} {h}.{i} ¦ kl. {h}.{i}-{h}.{i} ¦ %# ### kr ¦ %## ### ### kr. ¦ kr %### ###,- ¦
Org.nr 55####-#### ¦ Org.nr. ### ### ### MVV ¦ Organisasjonsnummer ### ### ### ¦
Personnummer {y}{M}{D}-#### ¦ CVR-nr. ##### ### ¦ Bankgiro ###-#### ¦ Plusgiro ## ## ##-# ¦
Bg ####-#### ¦ Kontonr. #### ## ##### ¦ Konto: #### ####### ¦ Reg.nr. #### kontonr. ########## ¦
Ordrenr. ## ## ## ## ¦ Ordernummer: ## ## ## ## ¦ Tilausnumero ### ### #### ¦ Y-tunnus #######-# ¦
Kennitala ######-#### ¦ Sak {Y}/##### ¦ SOU {Y}:## ¦ SFS {Y}:### ¦ ### ## Stockholm ¦
%# ### invånare ({Y}) ¦ %## ### innbyggere ¦ ISRC NO{A}{y}##### ¦ Lotto ## ## ## ## ## ## ## ¦
Hotell {Y}-{Y} ¦ Kartell {Y} {Y} ¦ Isikukood 3{y}{M}{D}#### ¦ Reg. kood ######## ¦
Reģ. nr. 4000####### ¦ Įm. kodas #########
== PT BR
{D}/{M}/{Y} {h}h{i} ¦ {D}/{M}/{Y} às {h}:{i} ¦ {D}-{M}-{Y} {h} ¦ {D}.{M}.{Y} – {D}.{M}.{Y} ¦
R$ %.###,## ¦ % ### ### € ¦ CNPJ ##.###.###/0001-## ¦ CPF ###.###.###-## ¦ CEP #####-### ¦
CEP ##.###-### ¦ IE ###.###.###.### ¦ RG ##.###.###-# ¦ Processo ####### - ##.{Y}.8.26.#### ¦
Pedido ########## ¦ Pedido: ## ####-#### ¦ NIPC 5########x ¦ N.º de encomenda 9## ### ### ¦
Fatura {Y}/### ¦ Agência #### Conta #####-# ¦ ####-### Lisboa ¦ Lei n.º ##/{Y}, de {d} de maio ¦
%## ### habitantes ¦ Mega-Sena 0# 1# 2# 3# 4# 5# ¦ Celulose {D}/{M}/{Y} ¦ Hotel {Y} - {Y}
== RU UA BG RS
{D}.{M}.{Y} г. ¦ {D}.{M}.{Y} в {h}:{i} ¦ {D}.{M}.{Y} {h} ¦ % ### ### руб. ¦ %# ### ₽ ¦
ИНН ########## ¦ ИНН 77########, КПП 77####### ¦ ОГРН 1############ ¦ Заказ № 8 9## ### ## ## ¦
№ ###-###-##-## ¦ Договор № ##/###-{Y} ¦ СНИЛС ###-###-### ## ¦ р/с 40702810######### ¦
БИК 0######## ¦ ЄДРПОУ ######## ¦ ст. ### УК РФ ¦ %## ### жителей ¦ 1#####, Москва ¦
Отель {Y} - {Y} ¦ Мотель {Y}-{Y} ¦ Факсимиле {Y} {Y}
== JP CN KR TW HK
{Y}年{M}月{D}日 ¦ {Y}/{M}/{D} {h}:{i} ¦ {Y}.{M}.{D} {h} ¦ {Y}-{M}-{D} {h}時 ¦ ¥%,###,### ¦ %### ###円 ¦
〒%##-#### ¦ 注文番号: 0##-#######-####### ¦ 注文番号 %##-#######-####### ¦ 商品番号: ####-#### ¦
订单号 1############### ¦ 统一社会信用代码 91############{A} ¦ 京ICP备########号 ¦ 粤公网安备 4403############号 ¦
统一编号 ######## ¦ 사업자등록번호 ###-##-##### ¦ 사업자번호: 1##-8#-0#### ¦ 통신판매업 제{Y}-서울강남-0####호 ¦ ₩%##,### ¦
NT$%,### ¦ HK$%## ### ¦ 第{d}回 {Y}-{Y} ¦ 人口 %## ### {Y} ¦ {h}:{i}〜{h}:{i} ¦ {h}:{i}~{h}:{i}
== TR GR IL AE EG
{D}.{M}.{Y} {h} ¦ {D}/{M}/{Y} {h}:{i} ¦ {D}.{M}.{Y} saat {h}.{i} ¦ %.###,## TL ¦ ₺%.### ¦
Sipariş no: 0######### ¦ Mersis No: 0############### ¦ Vergi No: ########## ¦ T.C. ########### ¦
ΑΡ. ΓΕΜΗ: ############ ¦ Γ.Ε.ΜΗ. 0########### ¦ ΑΔΑ: ######-### ¦ ΦΕΚ ###/Β/{D}-{M}-{Y} ¦
%.### κάτοικοι ¦ ₪%,### ¦ ח.פ. 51####### ¦ AED %,###.## ¦ {D}/{M}/{Y} {h} ¦ Otel {Y} - {Y} ¦
Ξενοδοχείο {Y} - {Y} ¦ Sıra {h}.{i} {h}.{i}
`;

const TEMPLATES = LINES.trim()
  .split('== ')
  .slice(1)
  .map((part) => {
    const [regions = '', ...lines] = part.trim().split('\n');
    return [regions, lines.join(' ').split(' ¦ ')] as const;
  });

const ALL = TEMPLATES.flatMap(([regions]) => (regions === '*' ? [] : regions.split(' ')));

const two = (n: number) => String(n).padStart(2, '0');

function fill(template: string, roll: (n: number) => number): string {
  const letters = (n: number) =>
    Array.from({ length: n }, () => String.fromCharCode(65 + roll(26))).join('');
  const pieces: Readonly<Record<string, () => string>> = {
    '#': () => String(roll(10)),
    '%': () => String(1 + roll(9)),
    '{D}': () => two(1 + roll(28)),
    '{d}': () => String(1 + roll(28)),
    '{M}': () => two(1 + roll(12)),
    '{m}': () => String(1 + roll(12)),
    '{Y}': () => String(1950 + roll(80)),
    '{y}': () => two(roll(100)),
    '{h}': () => two(roll(24)),
    '{i}': () => two(roll(60)),
    '{x}': () => Array.from({ length: 8 }, () => roll(16).toString(16)).join(''),
    '{A}': () => letters(3),
    '{W}': () => WORDS[roll(WORDS.length)] ?? '',
  };
  return template.replace(/[#%]|\{\w\}/g, (piece) => pieces[piece]?.() ?? piece);
}

/** Words of eight letters, many of which have a country code where a BIC has it. */
const WORDS =
  'TRANSFER PAYMENTS STANDARD PROVIDER DELIVERY REQUIRED MESSAGES CUSTOMER BUSINESS SERVICES PRODUCTS SECURITY ACCOUNTS BANKINGS EXCHANGE FINANCES GATEWAYS INTERNET LANGUAGE MATERIAL NETWORKS OPERATOR PERSONAL QUESTION REGISTER SOFTWARE TRAINING UNIVERSE VALIDATE WEBSITES ADVANCED BUILDING COMPUTER DATABASE ELECTRIC FUNCTION GENERATE HARDWARE IDENTITY KEYBOARD LOCATION MODIFIED NOTEBOOK OPTIONAL PLATFORM RESOURCE SEQUENCE TEMPLATE UNSIGNED VARIABLE BESTANDEN KUNDEN'
    .split(' ')
    .filter((word) => word.length === 8);

/** At least `count` lines, the same for every run. */
export function nonValues(count: number, seed = 11): NonValue[] {
  const roll = dice(seed);
  const lines: NonValue[] = [];
  while (lines.length < count) {
    for (const [regions, templates] of TEMPLATES) {
      const allowedRegions = regions === '*' ? ALL : regions.split(' ');
      for (const template of templates) {
        // Every fourth line has no region.
        const region = roll(4) === 0 ? '' : (allowedRegions[roll(allowedRegions.length)] ?? '');
        const text = fill(template, roll);
        if (!isValueNow(text)) lines.push({ text, region });
      }
    }
  }
  return lines;
}
