import { describe, expect, it } from 'vitest';
import { found } from '../../values/detect/found.ts';

describe('email addresses', () => {
  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'customer/department=shipping@example.com', '$A12345@example.com',
      '!def!xyz%abc@example.com', '_somename@example.com', 'bounce-addr=x.com@y.com',
      'SRS0=HHH=TT=orig.com=bob@fwd.com', 'a/b@c.com',
      'user+mailbox/department=shipping@example.com', 'अजय@डाटा.भारत', 'квіточка@пошта.укр',
      'θσερ@εχαμπλε.ψομ', 'коля@пример.рф', '二ノ宮@黒川.日本', 'ยูเอ@ไทย.ไทย', 'josé@x.com',
      'bob@xn--80ak6aa92e.com', 'bob@xn--p1ai.xn--p1ai', 'git@github.com', 'bob@sub.x.co.uk',
      '1234567890@example.com', 'email@example-one.com', '_______@example.com',
      'あいうえお@example.com', 'bob@example.museum', 'bob@3com.com', 'bob@2x.com', 'bob@1and1.co.uk',
      'bob@163.com', 'bob@126.com', 'bob@4.example.com', 'bob@x.zip', 'bob@x.py', 'bob@x.md',
      'bob%x.com@relay.org', 'bob!host@x.com', 'bob+@x.com', "bob's@x.com", 'bob@x.comé',
      'bob@münchen.de', 'name/surname@example.com', 'user-@example.org',
      'user%example.com@example.org', 'mailhost!username@example.org', 'test/test@test.com',
      'example@s.example', 'δοκιμή@παράδειγμα.δοκιμή', '我買@屋企.香港', 'медведь@с-балалайкой.рф',
      'x@example.com', 'user.name+tag+sorting@example.com',
      'disposable.style.email.with+symbol@example.com',
      'long.email-address-with-hyphens@and.subdomains.example.com', 'Pelé@example.com',
      'jörg@müller.de', 'test@xn--fsq.xn--0zwm56d', 'firstname.lastname@domain.co.jp',
      'email@subdomain.domain.com', '1234567890@domain.com', 'email@domain-one.com', 'a@b.co',
      'test@test.academy', 'foo@bar.co.uk', 'hans@m端ller.com', 'hans.m端ller@test.com',
      '123@m端ller.com', 'test123+ext@gmail.com',
      'some.name.midd.leNa.me.and.locality+extension@googlemail.com', '用户名@领域.电脑',
      'niceandsimple@example.com', 'a.little.unusual@dept.example.com', '_bob@x.com', "o'brien@x.com",
      `${'x'.repeat(64)}@x.com`, `bob@${'x'.repeat(63)}.com`,
      'other.email-with-dash@example.com', 'user@a-b.c-d.com', 'a1@b2.c3.io',
    ],
  )('are found in %j, which is one', (text) => {
    expect(found(text)).toEqual([`email ${text}`]);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'https://x.com/?email=bob@x.com&y=1', 'https://x.com/?a=1&mail=bob@x.com', '?to=bob@x.com',
      'email=bob@x.com', 'EMAIL=bob@x.com', 'user.email=bob@x.com', 'MAIL_FROM="bob@x.com"',
      '`bob@x.com`', '{bob@x.com}', '|bob@x.com|', 'a|bob@x.com|b', '{{ bob@x.com }}',
      '?bob@x.com', '#bob@x.com', 'bob@x.com。', 'bob@x.com，', '（bob@x.com）', '【bob@x.com】',
      '「bob@x.com」', '邮箱：bob@x.com。谢谢', '邮箱bob@x.com谢谢', 'bob@x.com’s', '“bob@x.com”',
      '«bob@x.com»', '<bob@x.com>,', '"bob@x.com"', 'e-mail:bob@x.com', 'E-Mail：bob@x.com',
      'bob@x.com!', 'bob@x.com?', 'bob@x.com;', 'bob@x.com…', 'bob@x.com–', 'bob@x.com—call',
      'bob@x.com-', 'bob@x.com:', 'bob@x.com]', 'bob@x.com>', 'bob@x.com&gt;', '&lt;bob@x.com&gt;',
      'bob@x.com​', '﻿bob@x.com', 'sip:bob@x.com', 'xmpp:bob@x.com', 'sips:bob@x.com',
      'bob@x.com: hello', 'Mail:bob@x.com', 'Contact:bob@x.com', 'To:bob@x.com', 'bob@x.com.',
      'bob@x.com..', 'bob@x.com/path', 'xmpp:bob@x.com/res', 'bob@x.com?subject=x', '- bob@x.com',
      '--bob@x.com', '–bob@x.com', '•bob@x.com', '→bob@x.com', '✉bob@x.com', '📧bob@x.com',
      'bob@x.com👍', '*bob@x.com*', '~bob@x.com~', 'author = bob@x.com', 'From=bob@x.com;',
      'bob@x.com=', '_bob@x.com_', 'Write...bob@x.com', '메일bob@x.com으로',
    ],
  )('are found in %j, without what is around them', (text) => {
    expect(found(text)).toEqual(['email bob@x.com']);
  });

  it.each<[string, string[]]>([
    ['mailto:bob%40x.com', ['email bob%40x.com=bob@x.com']],
    ['mailto:bob%2Btag%40x.com?subject=Hi', ['email bob%2Btag%40x.com=bob+tag@x.com']],
    ['a%2Bb%40x.com', ['email a%2Bb%40x.com=a+b@x.com']],
    ['%20bob@x.com', ['email %20bob@x.com=bob@x.com']],
    ['ﬁ@x.com', ['email ﬁ@x.com=fi@x.com']],
    ['info@oﬃce.de', ['email info@oﬃce.de=info@office.de']],
    ['/bob@x.com/', ['email bob@x.com']],
    ['_*bob@x.com*_', ['email bob@x.com']],
    ['_a_@x.de', ['email _a_@x.de']],
    ['bob＠x.com', ['email bob＠x.com=bob@x.com']],
    ['bob@x.com/ann@y.com', ['email bob@x.com', 'email ann@y.com']],
    ['bob@x.com / ann@y.com', ['email bob@x.com', 'email ann@y.com']],
    ['Dörte@Sörensen.example.com', ['email Dörte@Sörensen.example.com=Dörte@sörensen.example.com']],
    ['संपर्क@डाटामेल.भारत.', ['email संपर्क@डाटामेल.भारत']],
    ['mailto:c@x.com?cc=d@y.com', ['email c@x.com', 'email d@y.com']],
    ['bob@x.com、ann@y.com', ['email bob@x.com', 'email ann@y.com']],
    ['[bob@x.com](mailto:bob@x.com)', ['email bob@x.com', 'email bob@x.com']],
    ['mailto:bob@x.com,ann@y.com', ['email bob@x.com', 'email ann@y.com']],
    ['bob@x.com|ann@y.com', ['email bob@x.com', 'email ann@y.com']],
    ['Joe Smith <email@example.com>', ['email email@example.com']],
    ['email@example.com (Joe Smith)', ['email email@example.com']],
    ['bob@X.COM', ['email bob@X.COM=bob@x.com']],
    ["'bob@x.com','ann@y.com'", ['email bob@x.com', 'email ann@y.com']],
    ['bob@x.com,ann@y.com', ['email bob@x.com', 'email ann@y.com']],
    ['bob@x.co-', ['email bob@x.co']],
    ['bob@ｘ.com', ['email bob@ｘ.com=bob@x.com']],
    ['bob@x。com', ['email bob@x。com=bob@x.com']],
    ['bob@x．com', ['email bob@x．com=bob@x.com']],
    ['用户@例子。广告', ['email 用户@例子。广告=用户@例子.广告']],
    ['bob@x.com。ann@y.com', ['email bob@x.com', 'email ann@y.com']],
  ])('are found in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      '/home/bob@x.com/inbox', 'C:\\Users\\bob@x.com', 'src/lib/bob@x.com.ts',
      'https://x.com/~bob@y.com', 'https://medium.com/@bob@x.com', 'https://user:p=w@host.com/',
      'bob?@x.com', "#!$%&'*+-/=?^_`{}|~@example.org", '{bob,ann}@x.com', 'bob@x.123', 'bob@x.c',
      'bob@[127.0.0.1]', 'bob@[IPv6:2001:db8::1]', 'user@localhost', 'img@2x.png',
      'logo@2x.min.png', 'react@18.2.0', '@types/node@20', '@types/node@20.1.0',
      'git@github.com:owner/repo.git', 'ssh://git@host.com/', 'git+ssh://git@github.com/x/y',
      'foo@bar', 'user:pass@host.com', '@bob:x.org', '@bob@x.social', 'bob@x.com:8080',
      'bob.@x.com', 'bob@.x.com', 'bob@x', 'bob @x.com', 'email@123.123.123.123', 'plainaddress',
      '#@%^%#$@#$@#.com', '@example.com', 'email.example.com', 'email@example@example.com',
      '.email@example.com', 'email@-example.com', 'main@abc123.js',
      'jquery@3.6.0/dist/jquery.min.js', 'https://cdn.jsdelivr.net/npm/vue@3.2.1/dist/vue.js',
      'https://unpkg.com/pkg@next.io/x', 'https://x.com/u/bob@y.com',
      'https://www.google.com/maps/@48.85,2.35,15z', 'http://bob@x.com', 'http://bob%40y.com@x.com',
      '👍@x.com', 'bob@💩.la', 'bob@x-.com', 'bob@x.c-m', 'bob@x.com1',
      'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@x.com',
      'üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü@x.com', 'just"not"right@example.com',
      'a"b(c)d,e:f;g<h>i[j\\k]l@example.com', 'this\\ still\\"not\\\\allowed@example.com',
      'i_like_underscore@but_its_not_allowed_in_this_part.example.com',
      'QA[icon]CHOCOLATE[icon]@test.com',
      '1234567890123456789012345678901234567890123456789012345678901234+x@example.com',
      'A@b@c@example.com', 'Abc.example.com', 'admin@example', 'postmaster@[123.123.123.123]',
      '" "@example.org', '"john..doe"@example.org',
      '"very.(),:;<>[]\\".VERY.\\"very@\\\\ \\"very\\".unusual"@strange.example.com',
      'Joe.\\\\Blow@example.com', 'foo@bar.com.123', 'foo@.com', 'foo@-bar.com', 'foo@bar-.com',
      'foo@bar', '@foo.com', 'foo@', 'foo', 'foo@bar.c', 'foo.@bar.com', '.foo@bar.com',
      'http://foo@bar.com/x', 'https://github.com/foo@bar.com', 'pkg@^1.2.3', '@scope/name@^1.0.0',
      'npm i foo@latest.1', 'docker pull nginx@sha256:abc', 'user@host:~/file',
      'scp x root@10.0.0.1:/y', 'ssh root@server', 'rsync a b@c.com:/d', 'x-y@1.0.0.tgz',
      'app@1.2.3-beta.4', 'chart@2x.PNG', 'a.b@c.js',
      'jsdelivr.net/npm/react@18.2.0/umd/react.production.min.js', 'esm.sh/preact@10.19.2',
      'deno.land/std@0.200.0/http/server.ts', 'matrix:u/bob:x.org', 'bob:x@y', 'lodash@npm:4.1.2',
      '@scope/pkg@1.2.3', 'https://user:pw@host.com/', 'ftp://bob@host.com',
      `bob@${'x'.repeat(64)}.com`, `bob@${'abcdefg.'.repeat(32)}com`,
    ],
  )('are not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
