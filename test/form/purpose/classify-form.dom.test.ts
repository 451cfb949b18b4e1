import { describe, expect, it } from 'vitest';
import type { FormType } from '../../../lib/domain/policy.ts';
import { formTypeOf } from '../../../lib/form/index.ts';
import { field } from '../field-on-page.ts';

const typeOf = (html: string) => formTypeOf(field(html));

const EMAIL = '<input name="email" type="email">';
const PASSWORD = '<input type="password">';

/** Forms by their type; some are of real sites. */
const FORMS: Readonly<Record<FormType, Readonly<Record<string, string>>>> = {
  'sign-in': {
    'current password': `<form>${EMAIL}<input type="password" autocomplete="current-password"><button>Go</button></form>`,
    'one password and no other evidence': `<form>${EMAIL}${PASSWORD}<button>Go</button></form>`,
    'no form at all': `<div><div>${EMAIL}</div><div>${PASSWORD}</div><button>Log in</button></div>`,
    'log in or sign up': `<form><h2>Log in or sign up</h2>${EMAIL}<button>Go</button></form>`,
    'a hidden password in a sign-in': `<form><h1>Sign in</h1>${EMAIL}<div style="display:none"><input type="password"></div><button>Next</button></form>`,
    'a dialog with a name':
      '<div role="dialog" aria-label="Log in"><form><input type="tel" name="phone"><button>Continue</button></form></div>',
    'a password that is protected from autofill':
      '<form action="/clientes/login"><input name="user"><input type="password" autocomplete="new-password"><button>Entrar</button></form>',
    'old-style buttons and no form element':
      '<main><div><h3>Log in</h3><input name="email"><input type="password"><input type="button" value="Log in"></div></main>',
    'a code as its only password field':
      '<form action="/espace"><input name="identifiant"><input type="password" name="code"><button>Connexion</button></form>',
    'a lost password in its URL, and a button that signs in':
      '<form action="/login/forgot-password"><input name="email"><button>Sign in</button></form>',
  },
  'sign-up': {
    'new password': `<form>${EMAIL}<input type="password" autocomplete="new-password"><button>Go</button></form>`,
    'two passwords': `<form>${EMAIL}${PASSWORD}${PASSWORD}<button>Go</button></form>`,
    'one password and many fields': `<form>${EMAIL}<input name="a"><input name="b"><input name="c"><input name="d">${PASSWORD}<button>Go</button></form>`,
    'a decoy password out of sight':
      '<form><h2>Create account</h2><input name="email"><input type="password" hidden><input type="password" name="p1"><input type="password" name="p2"><button>Sign up</button></form>',
    'a masked code':
      '<form><h2>Sign up</h2><input name="email"><input type="password" name="password"><input type="password" name="otp" maxlength="4"><input name="first_name"><input name="last_name"><button>Sign up</button></form>',
    'masked answers to security questions':
      '<form><h2>Create your account</h2><input name="email"><input type="password" name="tPassword"><input type="password" name="tPassword2"><input type="password" name="tsecAnswer1"><input type="password" name="tsecAnswer2"><button>Create account</button></form>',
  },
  checkout: {
    card: `<form>${EMAIL}<input autocomplete="cc-number"><button>Go</button></form>`,
    'billing names': `<form>${EMAIL}<input name="billing_name"><input name="billing_city"><input name="billing_zip"><button>Next</button></form>`,
    'guest checkout that offers an account': `<form><h2>Billing details</h2>${EMAIL}<input name="address_1"><input name="city"><input name="postcode">${PASSWORD}<button>Place order</button></form>`,
    'a hidden password in a checkout': `<div id="checkout"><form class="form-login">${EMAIL}<div style="display:none"><input type="password"></div></form></div>`,
    'the first step of a checkout': `<form id="checkout-customer-guest">${EMAIL}<button>Continue</button></form>`,
    'a booking with wishes': `<form action="/book.html">${EMAIL}<input name="a"><input name="b"><input name="c"><textarea></textarea><button>Next</button></form>`,
    'the expiry month and year of a card':
      '<div><input name="a" placeholder="Nama di kartu"><input name="b" placeholder="MM/YY"><button>OK</button></div>',
  },
  contact: {
    message: `<form>${EMAIL}<textarea name="message"></textarea><button>Go</button></form>`,
    'an order of a call back': `<form>${EMAIL}<input name="phone"><button>Заказать звонок</button></form>`,
  },
  newsletter: {
    'one email': `<form>${EMAIL}<button>OK</button></form>`,
    'a list under a button that also signs in': `<form action="/newsletter/subscribe">${EMAIL}<button>Anmelden</button></form>`,
  },
  other: {
    'change of password': `<form>${PASSWORD}${PASSWORD}${PASSWORD}<button>Save</button></form>`,
    profile: `<form><h2>Your profile</h2>${EMAIL}<input name="a"><input name="b"><button>Save</button></form>`,
    'lost password': `<form><h1>Reset password</h1>${EMAIL}<button>Send reset link</button></form>`,
    'a job application with a letter': `<form><h4>Submit your application</h4>${EMAIL}<input type="file"><textarea></textarea><button>Submit application</button></form>`,
    'a record with notes': `<form><h2>Nový kontakt</h2>${EMAIL}<textarea></textarea><button>Uložit</button></form>`,
    'a saved billing address': `<form><h3>Billing address</h3>${EMAIL}<input name="billing_city"><input name="billing_zip"><input name="billing_street"><button>Save address</button></form>`,
    'a section about contacts': `<form><h2>Datos</h2><fieldset><legend>Persona</legend><input name="a"></fieldset><fieldset><legend>Contacto</legend>${EMAIL}</fieldset><button>Validar</button></form>`,
    'a webinar': `<h2>Inscrivez-vous au webinaire</h2><form>${EMAIL}<input name="a"><input name="b"><button>Je m'inscris</button></form>`,
    'an enrolment with many fields': `<h1>Inschrijven bij de praktijk</h1><form>${EMAIL}${'<input>'.repeat(5)}<button>Versturen</button></form>`,
    'a lost password, recognised by its URL':
      '<form id="forgotPassword" action="/forgotPassword.htm"><input name="email"><button>Continue</button></form>',
    'the number of a loyalty card':
      '<form><input name="email"><input name="loyaltyCardNumber"><input name="nights"><button>Search</button></form>',
  },
};

describe.each(Object.entries(FORMS))('a form for %s', (type, forms) => {
  it.each(Object.entries(forms))('%s', (_, html) => {
    expect(typeOf(html)).toBe(type);
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
