/** Names of email addresses, and of other parts of a message or mailbox: its subject, its server. */
import type { KindWords } from '../shared/field-rules.ts';

export const EMAIL_WORDS: KindWords = {
  en: {
    names:
      'e mail*|mail|usermail|mailaddr|inbox address|reply to|replyto|mailid|mail id|mailadr|eaddress',
    parts:
      'signature|correo postal|subject|message|email body|email type|email format|email template|email domain|email name|email pref*|mail server|mailserver|smtp|pop 3|imap|email password|emails per*|emails in|number of emails|emailing|tls|do not email|not email|not your email|not an email|keine e mail|email freq*|emailme|mail address 1|mail address 2|postal mail|mail stop*|mailstop*',
  },
  de: {
    names: '*email*|*mailadresse|elektronische post|elektronische postadresse|mailanschrift',
    parts: 'betreff|nachricht',
  },
  fr: {
    names: 'courriel*|adresse électronique|mèl|messagerie|courrier électronique',
    parts: 'objet|sujet',
  },
  es: { names: 'correoe|correoelectronico|*correo', parts: 'asunto|mensaje' },
  it: { names: 'posta elettronica|pec|casella di posta', parts: 'oggetto|messaggio' },
  pt: {
    names: 'correio electrónico|endereço eletrónico|correio eletr*',
    parts: 'assunto|mensagem',
  },
  nl: { names: 'mailadres*|elektronisch adres', parts: 'onderwerp|bericht|e mailen|emailen' },
  sv: { names: 'e post*|epost*|mejl*', parts: 'ämne|meddelande|ämnesrad*' },
  da: { parts: 'emne|besked' },
  nb: { parts: 'melding' },
  fi: { names: 'sähköposti*|*sähköposti|s posti*|meili*|sposti', parts: 'aihe|viesti' },
  is: { names: 'netfang*|tölvupóst*', parts: 'efni|skilaboð' },
  et: { names: 'meil|e kiri', parts: 'teema|sõnum' },
  lv: {
    names:
      'e pasts|e pasta*|epasts|epasta*|e pastu|el pasts|elektroniskais pasts|elektroniskā pasta*',
    parts: 'temats|tēma|ziņa|ziņojums',
  },
  lt: {
    names:
      'el paštas|el pašto*|elektroninis paštas|elektroninio pašto*|el paštą|e pašto|elpastas|el p',
    parts: 'žinutė|pranešimas',
  },
  pl: {
    names: 'adres mail*|poczta elektroniczna|poczty elektronicznej|mailowy',
    parts: 'temat|wiadomość|treść wiadomości',
  },
  cs: { names: 'mailová adresa|elektronická pošta|elektronická adresa', parts: 'předmět|zpráva' },
  sk: { parts: 'správa' },
  sl: {
    names: 'e naslov|elektronski naslov|elektronska pošta|elektronske pošte',
    parts: 'zadeva|sporočilo',
  },
  hr: { names: 'e adresa|imejl|elektroničke pošte', parts: 'naslov poruke|poruka' },
  sr: { names: 'имејл*|мејл|адреса е поште|е маил|електронска адреса', parts: 'предмет|порука' },
  mk: { names: 'е поштенска*|е адреса|меил', parts: 'наслов|порака' },
  bg: {
    names: 'имейл*|е поща|ел поща|електронна поща|емейл|електронен адрес|e поща|електронната поща',
    parts: 'тема|относно|съобщение',
  },
  ro: { names: 'poștă electronică|adresa electronica', parts: 'subiect' },
  hu: { names: 'drótposta|elektronikus levél*|villámposta|e levél', parts: 'tárgy|tárgya|üzenet' },
  el: {
    names:
      'ηλεκτρονικό ταχυδρομείο|ηλ ταχυδρομείο|ηλεκτρονική διεύθυνση|ηλεκτρονικού ταχυδρομείου|ιμέιλ|ημέιλ|ηλ διεύθυνση|ηλ ταχυδρομείου|ηλεκτρονικη αλληλογραφια',
    parts: 'θέμα|μήνυμα',
  },
  sq: {
    names: 'posta elektronike|adresa elektronike|postë elektronike',
    parts: 'subjekti|mesazh*',
  },
  ga: { names: 'ríomhphost*|ríomhphoist|r phost', parts: 'ábhar|teachtaireacht' },
  mt: {
    names: 'posta elettronika|indirizz elettroniku|ittra elettronika',
    parts: 'suġġett|messaġġ',
  },
  ca: { names: 'correu|adreça electrònica|a e', parts: 'assumpte|missatge' },
  eu: { names: 'posta elektroniko*|helbide elektroniko*', parts: 'gaia|mezua' },
  gl: { names: 'enderezo electrónico', parts: 'mensaxe' },
  cy: { names: 'e bost|ebost*', parts: 'pwnc|neges' },
  tr: { names: 'elektronik posta|kep adresi', parts: 'konu|mesaj*' },
  ru: {
    names:
      'почта|почту|почты|e маил|эл адрес|емайл|электронный адрес|мыло|электронной почты|почтовый ящик|почтаи электронӣ|электрондық мекенжай',
    parts:
      'сообщение|текст сообщения|новая почта|новой почты|почта россии|почты россии|почтой россии',
  },
  uk: {
    names:
      'пошта|пошту|пошти|імейл|ел адреса|електронна адреса|електронна скринька|електронної пошти|поштова скринька',
    parts: 'повідомлення|нова пошта|нової пошти|нову пошту|новою поштою|укрпошт*',
  },
  be: { names: 'электроннай пошты|электронны адрас|імэйл', parts: 'тэма|паведамленне' },
  ja: {
    names: 'メール|メアド|mailaddress',
    parts: '件名|メッセージ|お問い合わせ内容|お問合せ内容|本文|メールマガジン',
  },
  zh: {
    names: '邮箱|電郵|电邮|電子郵件|郵件|邮件|信箱|郵箱|伊妹儿',
    parts: '主题|主題|标题|標題|主旨|留言|消息',
  },
  ko: { names: '메일|전자우편|전자 우편', parts: '제목|메시지|내용' },
  ar: {
    names: '*بريد*|*إيميل*|*ايميل*',
    parts: 'الموضوع|الرسالة|رسالتك|العنوان البريدي|=صندوق البريد',
  },
  he: {
    names: '*דוא ל|*דואל|*מייל|*דואר אלקטרוני|*דואר האלקטרוני',
    parts: 'נושא|הודעה|תוכן ההודעה',
  },
  hi: { names: 'ईमेल*|ई मेल*|मेल आईडी|इमेल|इलेक्ट्रॉनिक मेल', parts: 'विषय|संदेश' },
  vi: { names: 'thư điện tử|hòm thư', parts: 'tiêu đề|chủ đề|tin nhắn|nội dung' },
  id: { names: 'surel|pos el|emel', parts: 'subjek|subyek|pesan' },
  th: { names: 'อีเมล|จดหมายอิเล็กทรอนิกส์', parts: 'หัวข้อ|ข้อความ|เรื่อง' },
  fa: { names: 'پست الکترونیک*|ای میل*|ایمیل*|رایانامه*', parts: 'موضوع|پیام|متن پیام' },
  af: { names: 'e pos|epos|e posadres|eposadres', parts: 'onderwerp|boodskap' },
  sw: { names: 'barua pepe', parts: 'mada|ujumbe' },
  ka: { names: 'ელფოსტა*|ელ ფოსტა*|იმეილ*|ელექტრონული ფოსტა*|მეილ*', parts: 'თემა|შეტყობინება' },
  hy: { names: 'էլ փոստ*|էլփոստ*|էլեկտրոնային փոստ*|էլ հասցե*', parts: 'թեմա|հաղորդագրություն' },
  mn: { names: 'имэйл*|и мэйл*|цахим шуудан*', parts: 'гарчиг|зурвас' },
  az: { names: 'elektron poct*|e poct*', parts: 'movzu|mesaj' },
  uz: { names: 'elektron pochta*|pochta manzili', parts: 'mavzu|xabar' },
  bn: { names: 'ইমেইল*|ইমেল*|ই মেইল*', parts: 'বিষয়|বার্তা' },
  ta: { names: 'மின்னஞ்சல்*|ஈமெயில்*|இமெயில்*|இ மெயில்*', parts: 'பொருள்|செய்தி' },
  te: { names: 'ఇమెయిల్*|ఈమెయిల్*|ఈ మెయిల్*|ఇ మెయిల్*', parts: 'విషయం|సందేశం' },
  kn: { names: 'ಇಮೇಲ್*|ಇ ಮೇಲ್*|ಮಿಂಚಂಚೆ*', parts: 'ವಿಷಯ|ಸಂದೇಶ' },
  si: { names: 'විද්‍යුත් තැපෑල*|විද්‍යුත් තැපැල්*|ඊමේල්*', parts: 'මාතෘකාව|පණිවිඩය' },
  gu: { names: 'ઇમેઇલ*|ઈમેલ*|ઇમેલ*|ઈમેઈલ*', parts: 'વિષય|સંદેશ*' },
  ml: { names: 'ഇമെയിൽ*|ഈമെയിൽ*|ഇ മെയിൽ*|ഇ മെയില്‍*|ഇലക്ട്രോണിക് മെയിൽ', parts: 'വിഷയം|സന്ദേശം' },
  pa: { names: 'ਈਮੇਲ*|ਈ ਮੇਲ*', parts: 'ਵਿਸ਼ਾ|ਸੁਨੇਹਾ' },
  km: { names: '*អ៊ីមែល*|*អ៊ីម៉ែល*', parts: 'ប្រធានបទ|សារ' },
  lo: { names: '*ອີເມວ*|*ອີເມລ*', parts: 'ຫົວຂໍ້|ຂໍ້ຄວາມ' },
  my: { names: '*အီးမေးလ်*', parts: 'အကြောင်းအရာ|မက်ဆေ့' },
  ur: { names: 'ای میل*|ایمیل*|برقی ڈاک', parts: 'موضوع|پیغام' },
  am: { names: 'ኢሜይል*|ኢሜል*|ኢ ሜይል*', parts: 'ርዕስ|መልእክት' },
};
