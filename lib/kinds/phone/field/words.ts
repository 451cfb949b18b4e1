/**
 * Names of phone numbers, of their parts (extensions, prefixes), and of other properties of phones
 * that fields ask for.
 */
import type { KindWords } from '../../shared/field-rules.ts';

export const PHONE_WORDS: KindWords = {
  en: {
    names:
      'phone*|*phone|*phones|*phonenumber|*phoneno|*phonenum|tel|telnum|telnr|*telno|mobile|mobiles|mobile num*|mobilenum*|*mobileno|*mobilenumber|=cell|your cell|my cell|cell no|cell num*|cellular|cellnumber|cellphone*|landline|contact no|contact num*|contact nbr|contactno|contactnum*|daytime number|evening number|call back number|callback number|msisdn|fax|fax num*|faxno|faxnumber|whatsapp|whats app|gsm|sms number|hotline|ph no|phno|=ph|phnumber|ph num*|wa number|wa no|=tele|direct line|direct dial|text me at|call me at|via sms|by sms',
    parts:
      'ext|extn|extension|microphone*|headphone*|earphone*|smartphone*|mobile app*|phoneext|phone ex|phoneex|phoneextension|country code|countrycode|phone code|phonecode|dial code|dialcode|dialing code|dialling code|calling code|area code|areacode|prefix|phone country|phonecountry|phone type|phonetype|number type|device type|phone model|phone brand|mobile operator|imei|network provider|phone name|best time|time to call|contact method|contact preference|preferred contact|number of calls|phone call*|call duration|duration|phone support|do not call|number of phones|mobile home*|saxophone*|tel aviv|phone area|phonearea|phone ac|phone verif*|phonetic*|phone line type|phone company|phone provider|phone carrier|telno type|tel no type|tel type|tel time|mobile provider|mobile carrier|number of mobile*|number of lines|first three digits|first 3 digits|next three digits|next 3 digits|middle three digits|last four digits|last 4 digits|=exchange|phone exchange*|phoneexchange*|phone part*|phonepart*|phone suffix*|phone subscriber*',
  },
  de: {
    names:
      '*telefon|telefon*|*telefonnummer|*telefonnr|handy|handynr|handynummer|mobil|mobilnr|mobilnummer|mobilfunk*|mobiltelefon*|rufnummer*|*rufnummer|festnetz*|rückruf*|*telefax|faxnummer|natel*|handysnummer',
    parts:
      'durchwahl|nebenstelle|vorwahl*|ländervorwahl|landesvorwahl|ortsvorwahl|ländercode|landeskennzahl|telefonart|handymodell',
  },
  fr: {
    names:
      'cellulaire*|numéro de tél*|=portable|numéro de portable|n de portable|tél portable|votre portable|mon portable|téléphone portable|portable pro*|portable perso*|=fixe|télécopie|numtel|num tel*|numero tel*|ligne directe|télécopieur|teleph*',
    parts: '=poste|numéro de poste|indicatif*|préfixe|code pays|type de téléphone',
  },
  es: {
    names: '*telefono|móvil|telf|tlf|tlfn|tlfno|tfno|celular*|=fijo',
    parts: 'prefijo*|código de país|código de área|tipo de teléfono|lada|horario*',
  },
  it: {
    names: 'cellulare*|num cell',
    parts: 'interno|prefisso*|codice paese|orario|fascia oraria',
  },
  pt: {
    names: '*telefone|ddd telefone|ddd e telefone|telemóvel|*celular|telef|tlm|telm|zap',
    parts: 'extensão|ramal|indicativo*|ddd|ddi|código do país',
  },
  nl: {
    names:
      'telefoon*|*telefoon|*telefoonnummer|mobiel|mobiele nummer|mobielnummer|telnummer|vaste lijn|vast nummer|06 nummer',
    parts: 'toestel|toestelnummer|doorkiesnummer|netnummer|landcode|landnummer|gebeld',
  },
  sv: { names: 'tfn', parts: 'anknytning|riktnummer|landskod|landsnummer' },
  da: { names: 'tlfnr|fastnet*', parts: 'lokalnummer|landekode|områdenummer' },
  nb: { names: 'telefaks', parts: 'internnummer|landkode|retningsnummer' },
  fi: {
    names: 'puhelin*|*puhelin|*puhelinnumero|puh|puhnro|matkapuhelin*|kännykkä*|faksi',
    parts: 'alanumero|maakoodi|suuntanumero|maatunnus',
  },
  is: {
    names: 'sími*|símanúmer|farsími*|farsímanúmer|heimasími|vinnusími|símanr',
    parts: 'innanhússnúmer|landsnúmer|landskóði',
  },
  et: {
    names: 'mobiil|mobiiltelefon*|mobiilinumber|mob|mobiili nr',
    parts: 'sisetelefon|riigikood|suunakood',
  },
  lv: {
    names: 'tālruņa*|mobilais|tālr|tālrunis*|kontakttālrunis',
    parts: 'iekšējais numurs|valsts kods',
  },
  lt: { names: 'mobilusis|mobiliojo*', parts: 'vidinis numeris|šalies kodas' },
  pl: {
    names: 'komórka|komórkowy|numer kontaktowy|faks|kom|komórki',
    parts: 'wewnętrzny|wewn|kierunkowy|kod kraju',
  },
  cs: { names: 'číslo mobilu|sms na číslo', parts: 'linka|klapka|předvolba*|kód země' },
  sk: { names: 'mobilné číslo', parts: 'kód krajiny' },
  sl: { names: 'mobilna*|kontaktna številka', parts: 'interna|klicna koda|koda države|predpona' },
  hr: {
    names: 'mobitel*|mobilni|kontakt broj|broj mob*',
    parts: 'lokal|kućni broj telefona|pozivni|predbroj|kod države|kod zemlje',
  },
  sr: { names: 'телефон*|мобилни|тел', parts: 'локал|позивни број|код државе' },
  mk: { names: 'број за контакт|мобилен*', parts: 'повикувачки број|код на држава' },
  bg: { names: 'джиесем|гсм', parts: 'вътрешен|вътр|код на държава*|телефонен код' },
  ro: { parts: 'interior|cod țară|codul țării' },
  hu: {
    names: '*telefonszám|mobilszám|vezetékes*|telszám',
    parts: 'mellék|körzetszám|előhívó|országkód|országhívó*',
  },
  el: {
    names: 'τηλέφωνο*|*τηλέφωνο|τηλ|κινητό*|σταθερό*|φαξ|τηλεφωνικός αριθμός',
    parts: 'εσωτερικό|εσωτ|κωδικός χώρας|κωδικός περιοχής',
  },
  sq: { parts: 'prefiks*|kodi i shtetit' },
  ga: {
    names:
      'fón*|guthán|teileafón|uimhir theileafóin|uimhir ghutháin|uimhir fóin|teil|uimhir mhóibíl|móibíl',
    parts: 'cód tíre|cód ceantair|síneadh',
  },
  mt: { names: 'mowbajl|telefown|ċellulari', parts: 'kodiċi tal pajjiż' },
  ca: { names: 'fix', parts: 'extensió|codi de país' },
  eu: { names: 'mugikor*|tfnoa|sakelako*', parts: 'luzapena|aurrizkia|herrialde kodea' },
  gl: { parts: 'prefixo' },
  cy: { names: 'ffôn*|symudol|rhif cyswllt', parts: 'estyniad|cod gwlad|cod ardal' },
  tr: { names: 'cep tel*|cep no|cep numara*|irtibat no', parts: 'dahili|alan kodu|ülke kodu' },
  ru: {
    names: 'мобильн*|моб|сот|контактный номер|факс|рабочий тел*|номер для связи|сотов*',
    parts: 'добавочный|доб|внутренний номер|код страны|код города|время звонка',
  },
  uk: {
    names: 'мобільн*|контактний номер',
    parts: 'додатковий|внутрішній номер|код країни|код міста',
  },
  be: { names: 'тэлефон*|тэл|мабільны*', parts: 'дадатковы|код краіны' },
  ja: {
    names:
      '電話|携帯|でんわ|ファックス|fax番号|tel番号|ケータイ|日中の連絡先|ご連絡先番号|緊急連絡先',
    parts: '内線|国番号|市外局番|ご連絡方法',
  },
  zh: {
    names: '电话|手机|手機|手提|联系方式|座机|固话|传真|傳真|市話',
    parts: '分机|分機|国家代码|國家代碼|區號|区号|国码|國碼|手機條碼|載具|手机型号|手機型號',
  },
  ko: {
    names: '전화|휴대폰|핸드폰|연락처|팩스',
    parts: '내선|국가번호|국가 번호|지역번호|국가코드',
  },
  ar: {
    names:
      '*هاتف*|*جوال*|*موبايل*|*تليفون*|*تلفون*|*محمول*|رقم الاتصال|رقم التواصل|*واتساب*|*فاكس*',
    parts:
      'التحويلة|تحويلة|رمز الدولة|مفتاح الدولة|كود الدولة|رمز البلد|المنطقة الزمنية|رمز المنطقة',
  },
  he: { names: '*טלפון*|*נייד|*סלולרי*|*סלולארי|טל|*פקס|פלאפון', parts: 'שלוחה|קידומת|קוד מדינה' },
  hi: {
    names: 'फोन*|फ़ोन*|मोबाइल*|दूरभाष*|संपर्क नंबर|टेलीफोन*|टेलीफ़ोन*|मोबाईल*|दूरध्वनी*|व्हाट्सएप*',
    parts: 'एक्सटेंशन|देश कोड|एसटीडी कोड',
  },
  vi: {
    names: 'điện thoại*|dienthoai|sđt|di động|đt|đtdđ|zalo',
    parts: 'số máy lẻ|mã vùng|mã quốc gia',
  },
  id: {
    names: 'telepon*|telp|nomor hp|no hp|ponsel|nomor wa|no wa|seluler',
    parts: 'ekstensi|kode negara|kode area',
  },
  th: { names: 'โทรศัพท์|เบอร์โทร|มือถือ|โทรสาร|เบอร์ติดต่อ|หมายเลขติดต่อ|=โทร', parts: 'ต่อภายใน|รหัสประเทศ' },
  fa: {
    names: 'موبایل*|تلفن*|همراه*|شماره تماس|دورنگار|نمابر|فاکس|فکس|واتساپ|واتس اپ',
    parts: 'پیش شماره|کد کشور|کد شهر|داخلی',
  },
  af: { names: 'selfoon*|telefoonnommer|foonnommer|kontaknommer', parts: 'landkode' },
  sw: {
    names:
      'namba ya simu|nambari ya simu|nambari ya mawasiliano|namba ya mawasiliano|simu ya mkononi|=simu',
    parts: 'msimbo wa nchi',
  },
  az: { names: 'əlaqə nömrəsi|əlaqə telefonu' },
  ka: { names: 'ტელეფონ*|მობილურ*|ტელ|მობ', parts: 'ქვეყნის კოდი' },
  hy: { names: 'հեռախոս*|բջջային*|հեռ', parts: 'երկրի կոդ*' },
  mn: { names: 'утас|утасны дугаар|гар утас*', parts: 'улсын код' },
  bn: { names: 'ফোন*|মোবাইল*|টেলিফোন*|মুঠোফোন*', parts: 'দেশের কোড' },
  ta: { names: 'தொலைபேசி*|மொபைல்*|கைபேசி*|அலைபேசி*|ஃபோன்*|போன்*', parts: 'நாட்டின் குறியீடு' },
  te: { names: 'ఫోన్*|మొబైల్*|టెలిఫోన్*', parts: 'దేశ కోడ్' },
  kn: { names: 'ಮೊಬೈಲ್*|ಫೋನ್*|ದೂರವಾಣಿ*', parts: 'ದೇಶದ ಕೋಡ್' },
  si: { names: 'දුරකථන*|ජංගම දුරකථන*', parts: 'රටේ කේතය' },
  gu: { names: 'ફોન*|મોબાઇલ*|મોબાઈલ*|ટેલિફોન*', parts: 'દેશનો કોડ' },
  ml: { names: 'ഫോൺ*|മൊബൈൽ*|മൊബൈല്‍*|ടെലിഫോൺ*', parts: 'രാജ്യ കോഡ്' },
  pa: { names: 'ਫੋਨ*|ਫ਼ੋਨ*|ਮੋਬਾਈਲ*|ਟੈਲੀਫੋਨ*', parts: 'ਦੇਸ਼ ਕੋਡ' },
  km: { names: '*ទូរស័ព្ទ*|*ទូរសព្ទ*', parts: 'លេខកូដប្រទេស' },
  lo: { names: '*ໂທລະສັບ*|*ເບີໂທ*', parts: 'ລະຫັດປະເທດ' },
  my: { names: '*ဖုန်း*', parts: 'နိုင်ငံကုဒ်' },
  ur: { names: 'فون|فون نمبر|رابطہ نمبر|موبائل*|ٹیلی فون*', parts: 'ملک کا کوڈ' },
  am: { names: 'ስልክ*|ሞባይል*', parts: 'የአገር ኮድ' },
};
