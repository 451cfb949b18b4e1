import { entriesOf } from '../../../text/index.ts';

/**
 * The mail providers whose names are corrected, most used first. Written by hand, because the
 * maintained lists contain mistyped names too ("yaho.com" is in all of them).
 */
export const MAJOR_PROVIDERS: readonly string[] = entriesOf(`
  gmail.com, hotmail.com, yahoo.com, outlook.com, icloud.com, googlemail.com, protonmail.com,
  hotmail.co.uk, hotmail.fr, hotmail.de, hotmail.it, hotmail.es, outlook.de, outlook.fr,
  outlook.es, yahoo.co.uk, yahoo.fr, yahoo.de, yahoo.it, yahoo.es, yahoo.co.in, yahoo.com.br,
  yahoo.co.jp, t-online.de, freenet.de, comcast.net, sbcglobal.net, verizon.net, btinternet.com,
  virginmedia.com, bigpond.com, optusnet.com.au, laposte.net, wanadoo.fr, orange.fr, libero.it,
  virgilio.it, telefonica.net, rambler.ru, yandex.ru, yandex.com, seznam.cz, centrum.cz,
  bluewin.ch, telenet.be, rocketmail.com, fastmail.com, tutanota.com, bellsouth.net,
  earthlink.net, rediffmail.com, naver.com, hanmail.net, hotmail.be, hotmail.ca, hotmail.ch,
  hotmail.nl, hotmail.no, hotmail.se, hotmail.dk, hotmail.gr, hotmail.com.br, hotmail.com.ar,
  hotmail.com.mx, hotmail.com.tr, outlook.at, outlook.be, outlook.cl, outlook.it, outlook.ie,
  outlook.dk, outlook.pt, outlook.in, outlook.jp, outlook.com.br, outlook.com.au, outlook.com.tr,
  yahoo.ca, yahoo.at, yahoo.be, yahoo.dk, yahoo.fi, yahoo.gr, yahoo.ie, yahoo.in, yahoo.nl,
  yahoo.no, yahoo.pl, yahoo.ro, yahoo.se, yahoo.com.ar, yahoo.com.au, yahoo.com.hk, yahoo.com.mx,
  yahoo.com.ph, yahoo.com.sg, yahoo.com.tr, yahoo.com.tw, yahoo.com.vn, yahoo.co.id, yahoo.co.kr,
  yahoo.co.nz, yahoo.co.th, yahoo.co.za, proton.me, ymail.com, windowslive.com, protonmail.ch,
  tutanota.de, zohomail.com, foxmail.com, docomo.ne.jp, numericable.fr, tiscali.it, kpnmail.nl,
  xs4all.nl, proximus.be, sympatico.ca, videotron.ca, talktalk.net, ntlworld.com,
  blueyonder.co.uk, citromail.hu, freemail.hu, hispeed.ch, mindspring.com, frontiernet.net,
  hushmail.com
`);

/** Providers whose names are not corrected: too short, or too similar to other names. */
const OTHERS: readonly string[] = entriesOf(`
  aol.com, aol.co.uk, aol.de, aol.fr, gmx.com, gmx.de, gmx.net, gmx.at, gmx.ch, gmx.fr, gmx.co.uk,
  gmx.us, gmx.eu, web.de, mail.com, email.com, email.de, mail.ru, mail.de, mail.ee, inbox.ru,
  inbox.com, inbox.lv, list.ru, bk.ru, internet.ru, ya.ru, live.com, live.co.uk, live.de, live.fr,
  live.it, live.nl, live.be, live.se, live.dk, live.no, live.ca, live.com.au, live.com.mx,
  live.com.pt, msn.com, me.com, mac.com, pm.me, passport.com, outlook.sa, outlook.cz, outlook.hu,
  outlook.kr, outlook.com.gr, outlook.com.ar, yahoo.hu, yahoo.pt, yahoo.com.cn, tuta.com, tuta.io,
  tutamail.com, keemail.me, hey.com, posteo.de, posteo.net, mailbox.org, fastmail.fm, zoho.com,
  zoho.eu, zohomail.eu, qq.com, 163.com, 126.com, yeah.net, sina.com, sina.cn, sohu.com,
  aliyun.com, daum.net, nate.com, ezweb.ne.jp, softbank.ne.jp, wp.pl, o2.pl, onet.pl, op.pl,
  interia.pl, gazeta.pl, tlen.pl, ukr.net, i.ua, meta.ua, abv.bg, mail.bg, azet.sk, zoznam.sk,
  post.sk, post.cz, email.cz, volny.cz, indamail.hu, free.fr, sfr.fr, neuf.fr, bbox.fr, tin.it,
  alice.it, tim.it, sapo.pt, iol.pt, ziggo.nl, planet.nl, home.nl, skynet.be, att.net, cox.net,
  charter.net, juno.com, rogers.com, shaw.ca, sky.com, bol.com.br, uol.com.br, terra.com.br,
  ig.com.br, globo.com, otenet.gr, in.gr, telia.com, spray.se, online.no, luukku.com, kolumbus.fi,
  vodafone.de, arcor.de, chello.at, aon.at, a1.net, sunrise.ch, outlook.sg, outlook.sk,
  outlook.my, outlook.ph, outlook.lv, outlook.nl, outlook.co.id, outlook.co.il, outlook.co.th,
  outlook.com.vn, outlook.com.pe, yahoo.com.co, yahoo.com.my, yahoo.com.pe, yahoo.com.ve,
  yahoo.co.il, yahoo.cz, yahoo.ch, yahoo.cn, yahoo.jp, yahoo.ae, live.at, live.cl, live.cn,
  live.ie, live.in, live.jp, live.hk, live.ru, live.com.ar, live.com.sg, live.co.za, msn.cn,
  gmx.es, gmx.ca, gmx.li, gmx.pt, gmx.ie, mail.ch, mail.dk, mail.be, mail.lv, mail.kz, centrum.sk,
  atlas.cz, atlas.sk, orange.net, orange.re, aol.it, aim.com, yandex.by, yandex.kz, yandex.ua,
  yandex.pl, yandex.net, yandex.com.tr, bigpond.net.au, virgin.net, talktalk.co.uk
`);

export const MAIL_PROVIDERS: readonly string[] = [...MAJOR_PROVIDERS, ...OTHERS];

/**
 * Names that only one provider uses. With an ending that is on no list and is a typo of the
 * provider's ending, they are corrected ("comcast.ne", "wanadoo.re").
 */
export const PROVIDER_BRANDS: ReadonlySet<string> = new Set(
  entriesOf(`
    gmail, hotmail, yahoo, outlook, icloud, googlemail, protonmail, t-online, comcast, sbcglobal,
    verizon, btinternet, virginmedia, bigpond, optusnet, laposte, wanadoo, yandex, seznam,
    bluewin, rocketmail, fastmail, tutanota, bellsouth, earthlink, rediffmail, hanmail,
    windowslive, kpnmail, blueyonder, ntlworld, sympatico, videotron
  `),
);

/** Existing domains one keystroke from a major provider, which are never corrected. */
export const REAL_SIMILAR_DOMAINS: ReadonlySet<string> = new Set(
  entriesOf(`
  gail.com, cloud.com, wahoo.com, hmail.com, fmail.com, bmail.com, tmail.com, vmail.com,
  never.com, nader.com, raver.com, waver.com, haver.com, maver.com, liberto.it, liber.it,
  laposte.fr, orange.com, orange.pl, orange.es, orange.be, range.fr, grange.fr, comcast.com,
  verizon.com, horizon.net, freenet.nl, freenet.com, central.cz, outlook.co.za, aver.com,
  savor.com, gotmail.com, notmail.com, hitmail.com, hotmall.com, zoutlook.com, grail.com,
  navel.com, naver.net, nave.com, namer.com, navar.com, nacer.com, libro.it, libera.it, liberi.it,
  libere.it, ligero.it, photon.me, proto.me, pronto.me, photo.me, foxmall.com, foxtail.com,
  mailing.com, coxmail.com, frente.de, naves.com, naser.com, naker.com, naiver.com, oranje.fr,
  telenet.net, proton.ch, proton.de, proton.com, proton.net, freenet.se, freenet.ie
`),
);
