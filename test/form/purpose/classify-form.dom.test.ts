import { describe, expect, it } from 'vitest';
import { formTypeOf } from '../../../lib/form/index.ts';
import { field } from '../field-on-page.ts';

const typeOf = (html: string) => formTypeOf(field(html));

const EMAIL = '<input name="email" type="email">';
const PASSWORD = '<input type="password">';

describe('the form type by fields', () => {
  it.each([
    [
      'current password',
      `<form>${EMAIL}<input type="password" autocomplete="current-password"><button>Go</button></form>`,
      'sign-in',
    ],
    [
      'new password',
      `<form>${EMAIL}<input type="password" autocomplete="new-password"><button>Go</button></form>`,
      'sign-up',
    ],
    ['two passwords', `<form>${EMAIL}${PASSWORD}${PASSWORD}<button>Go</button></form>`, 'sign-up'],
    [
      'one password and no other evidence',
      `<form>${EMAIL}${PASSWORD}<button>Go</button></form>`,
      'sign-in',
    ],
    [
      'one password and many fields',
      `<form>${EMAIL}<input name="a"><input name="b"><input name="c"><input name="d">${PASSWORD}<button>Go</button></form>`,
      'sign-up',
    ],
    [
      'change of password',
      `<form>${PASSWORD}${PASSWORD}${PASSWORD}<button>Save</button></form>`,
      'other',
    ],
    [
      'card',
      `<form>${EMAIL}<input autocomplete="cc-number"><button>Go</button></form>`,
      'checkout',
    ],
    [
      'billing names',
      `<form>${EMAIL}<input name="billing_name"><input name="billing_city"><input name="billing_zip"><button>Next</button></form>`,
      'checkout',
    ],
    [
      'message',
      `<form>${EMAIL}<textarea name="message"></textarea><button>Go</button></form>`,
      'contact',
    ],
    ['one email', `<form>${EMAIL}<button>OK</button></form>`, 'newsletter'],
    [
      'no form at all',
      `<div><div>${EMAIL}</div><div>${PASSWORD}</div><button>Log in</button></div>`,
      'sign-in',
    ],
    [
      'guest checkout that offers an account',
      `<form><h2>Billing details</h2>${EMAIL}<input name="address_1"><input name="city"><input name="postcode">${PASSWORD}<button>Place order</button></form>`,
      'checkout',
    ],
    [
      'profile',
      `<form><h2>Your profile</h2>${EMAIL}<input name="a"><input name="b"><button>Save</button></form>`,
      'other',
    ],
    [
      'lost password',
      `<form><h1>Reset password</h1>${EMAIL}<button>Send reset link</button></form>`,
      'other',
    ],
  ])('%s', (_name, html, expected) => {
    expect(typeOf(html)).toBe(expected);
  });
});

/** Submit buttons: sign in, sign up, order, send a message, subscribe. */
const BUTTONS = `
en Sign in|Create account|Place order|Send message|Subscribe
de Anmelden|Registrieren|Zahlungspflichtig bestellen|Nachricht senden|Newsletter abonnieren
fr Se connecter|Créer un compte|Valider la commande|Envoyer le message|S’abonner
es Iniciar sesión|Crear cuenta|Realizar pedido|Enviar mensaje|Suscribirse
it Accedi|Registrati|Procedi al pagamento|Invia messaggio|Iscriviti alla newsletter
pt Iniciar sessão|Criar conta|Finalizar encomenda|Enviar mensagem|Subscrever
nl Inloggen|Account aanmaken|Bestelling plaatsen|Bericht versturen|Abonneren
sv Logga in|Skapa konto|Slutför köp|Skicka meddelande|Prenumerera
da Log ind|Opret konto|Gennemfør køb|Send besked|Tilmeld nyhedsbrev
nb Logg inn|Opprett konto|Fullfør kjøp|Send melding|Meld deg på
fi Kirjaudu sisään|Luo tili|Lähetä tilaus|Lähetä viesti|Tilaa uutiskirje
is Innskrá|Nýskráning|Ganga frá pöntun|Senda skilaboð|Skrá mig á póstlista
et Logi sisse|Registreeru|Esita tellimus|Saada sõnum|Liitu uudiskirjaga
lv Pieslēgties|Reģistrēties|Noformēt pasūtījumu|Nosūtīt ziņu|Pieteikties jaunumiem
lt Prisijungti|Registruotis|Pateikti užsakymą|Siųsti žinutę|Prenumeruoti
pl Zaloguj się|Zarejestruj się|Zamawiam i płacę|Wyślij wiadomość|Zapisz się do newslettera
cs Přihlásit se|Zaregistrovat se|Objednat|Odeslat zprávu|Odebírat novinky
sk Prihlásiť sa|Zaregistrovať sa|Objednať|Odoslať správu|Odoberať novinky
sl Prijava|Registracija|Oddaj naročilo|Pošlji sporočilo|Naroči se na e-novice
hr Prijavi se|Registracija|Završi narudžbu|Pošalji poruku|Pretplati se
bg Вход|Регистрация|Завърши поръчката|Изпрати съобщение|Абонирай се
ro Autentificare|Creează cont|Plasează comanda|Trimite mesaj|Abonează-te
hu Bejelentkezés|Regisztráció|Megrendelés|Üzenet küldése|Feliratkozás
el Σύνδεση|Εγγραφή|Ολοκλήρωση παραγγελίας|Αποστολή μηνύματος|Εγγραφείτε στο newsletter
tr Giriş yap|Üye ol|Siparişi tamamla|Mesaj gönder|Abone ol
ru Войти|Зарегистрироваться|Оформить заказ|Отправить сообщение|Подписаться
uk Увійти|Зареєструватися|Оформити замовлення|Надіслати повідомлення|Підписатися
ja ログイン|新規登録|注文を確定する|お問い合わせを送信|メルマガ登録
zh 登录|注册|提交订单|提交留言|订阅
ko 로그인|회원가입|결제하기|문의하기|구독하기
ar تسجيل الدخول|إنشاء حساب|إتمام الطلب|إرسال الرسالة|اشترك في النشرة البريدية
`;

const TYPES = ['sign-in', 'sign-up', 'checkout', 'contact', 'newsletter'] as const;

describe('the form type by the words of the button', () => {
  const rows = BUTTONS.trim()
    .split('\n')
    .map((row) => [row.slice(0, 2), row.slice(3).split('|')] as const);
  it.each(
    rows.flatMap(([lang, words]) =>
      words.map((button, index) => ({ lang, button, type: TYPES[index] })),
    ),
  )('$lang: "$button" is $type', ({ button, type }) => {
    const fields =
      type === 'sign-in' || type === 'sign-up'
        ? `${EMAIL}<input name="x">${PASSWORD}`
        : type === 'newsletter'
          ? EMAIL
          : `${EMAIL}<input name="x"><input name="y">`;
    expect(typeOf(`<form>${fields}<button>${button}</button></form>`)).toBe(type);
  });
});
