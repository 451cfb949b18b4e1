/** Names that hold four numbers, and names of files, in a text that a person selected. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../lib/values/detect/index.ts';

const foundIn = (text: string): string[] =>
  detect(text, { scope: 'selection' }).map(({ kind, value }) => `${kind} ${value}`);
const kindsIn = (text: string): string[] =>
  detect(text, { scope: 'selection' }).map(({ kind }) => kind);

describe('a name that begins with four numbers, which may be in another order or only part of it', () => {
  it.each<[text: string, domain: string | null]>([
    ['4.3.2.1.in-addr.arpa', null],
    ['PTR 1.0.0.127.in-addr.arpa.', null],
    ['4.3.2.1.IN-ADDR.ARPA', null],
    ['b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa', null],
    ['1.0.0.0.f.e.d.c.ip6.arpa', null],
    ['1.2.3.4.sslip.io', '1.2.3.4.sslip.io'],
    ['10.0.0.1.nip.io', '10.0.0.1.nip.io'],
    ['app.10.0.0.1.nip.io', 'app.10.0.0.1.nip.io'],
    ['open http://192.168.1.250.nip.io:8080/x now', '192.168.1.250.nip.io'],
    ['2.0.0.127.zen.spamhaus.org', '2.0.0.127.zen.spamhaus.org'],
    ['ec2-1-2-3-4.compute-1.amazonaws.com', null],
    ['1.2.3.4.dyn.example.net', '1.2.3.4.dyn.example.net'],
    ['static.88.1.2.3.clients.your-server.de', 'static.88.1.2.3.clients.your-server.de'],
    ['1.2.3.4-static.example.net', null],
    ['mail from 5.6.7.8.bc.googleusercontent.com (unknown)', '5.6.7.8.bc.googleusercontent.com'],
    ['Host 1.2.3.4.xip.io is up', '1.2.3.4.xip.io'],
    ['user@1.2.3.4.sslip.io', null],
    ['1.2.3.4.5.in-addr.arpa', null],
    ['1.2.3.4.ip.example', null],
    ['https://4.3.2.1.in-addr.arpa/', null],
    ['１.２.３.４.nip.io', null],
    ['1[.]2[.]3[.]4[.]nip[.]io', null],
  ])('is not that IP address: %s', (text, domain) => {
    expect(kindsIn(text)).not.toContain('ip');
    if (domain !== null) expect(foundIn(text)).toContain(`domain ${domain}`);
  });

  it.each([
    'Version 10.15.7.1',
    'macOS version 10.15.7.1 and firmware 2.0.0.4',
    'siehe Abschnitt 1.2.3.4',
    'Sec. 1.2.3.4 of the contract',
    '§ 1.2.3.4',
  ])('is not a version or section: %s', (text) => expect(kindsIn(text)).toEqual([]));

  it.each([
    'The server is 1.2.3.4. It works',
    'Version of 1.2.3.4',
    'The server is 1.2.3.4.It works',
    '(1.2.3.4).',
    '1.2.3.4:8080',
    '1.2.3.4/24',
  ])('is told from an address before punctuation: %s', (text) => {
    expect(foundIn(text)).toContain('ip 1.2.3.4');
  });
});

describe('a name of a file', () => {
  it.each([
    'See README.md for details',
    'run setup.py install',
    'python setup.py install',
    'Android.mk',
    'edit main.rs and recompile',
    'bash install.sh',
    'chmod +x script.sh',
    'CHANGELOG.md, CONTRIBUTING.md and LICENSE.md',
    'the file utils.py is missing',
    'test_utils.py',
    '__init__.py',
    'manage.py migrate',
    'conftest.py',
    'web.config',
    'setup.inf',
    'lib.rs',
    'mod.rs',
    'libfoo.so',
    'Makefile.am and configure.ac',
    'main.cc:12: error',
    'script.pl',
    'perl convert.pl input',
    'main.tf',
    'backup.zip',
    'invoice.zip attached',
    'holiday.mov',
    'Main.java',
    'main.go',
    'setup.exe',
    'app.rb',
    'config.toml',
    'archive.tar.gz',
    'index.vue',
    'docker-compose.yml',
    'package.lock',
    'Program.cs',
    'main.c',
    'main.cpp',
    'settings.ini',
    'init.lua',
    'report.log',
    'song.flac',
    'Siehe LIESMICH.md',
    'Voir LISEZMOI.md',
    './deploy.sh',
    'src\\main.rs',
    '`helper.py`',
    'Traceback: File "app.py", line 3',
  ])('is not a domain: %s', (text) => expect(kindsIn(text)).not.toContain('domain'));

  it.each([
    'icon@2x.png',
    'main@v4.yml',
    'uses: actions/checkout@v4',
    'package@1.2.3',
    'icon@3x.webp',
    'logo@2x.psd',
    'sprite@2x.tiff',
    'icon@2x.icns',
    'icon@2x.ai',
    'icon@2x~ipad.png',
    'AppIcon60x60@2x.png',
    'owner/repo/.github/workflows/ci.yml@v1.2',
    'react-dom@18.2.0-rc.1',
    '@babel/core@7.22.5',
    'lodash@4.17.21.tgz',
    'lodash@4.17.x',
    'script@1.0.0.min.js',
    'foo@v1.2.rs',
    'git@github.com:owner/repo.git',
    'openssl@1.1.rb',
    'python@3.11',
    'image@1x.jpg and image@2x.jpg',
    'bg@2x.heif',
    'font@1.woff2',
    'clip@1080p.mov',
    'archive@2024.zip',
  ])('is not an email: %s', (text) => expect(kindsIn(text)).not.toContain('email'));

  it.each([
    'Org.nr. 995 460 008',
    'Org.nr: 556188-8404',
    'Tlf.nr 995',
    'Kto.Nr.: 532013000',
    'Best.Nr. A-12345',
    'Art.No. 12345',
    'Reg.No: 01234567',
  ])('is not the label of a number: %s', (text) => expect(kindsIn(text)).not.toContain('domain'));

  it.each([
    ['vg.no 24 timer', 'domain vg.no'],
    ['cenpac.nr', 'domain cenpac.nr'],
    ['cenpac.net.nr 5', 'domain cenpac.net.nr'],
    ['allegro.pl', 'domain allegro.pl'],
    ['Allegro.pl', 'domain allegro.pl'],
    ['point.md', 'domain point.md'],
    ['Visit point.md today', 'domain point.md'],
    ['blic.rs', 'domain blic.rs'],
    ['www.main.rs', 'domain main.rs'],
    ['https://main.rs/', 'domain main.rs'],
    ['get.sh', 'domain get.sh'],
    ['abc.com.py', 'domain abc.com.py'],
    ['vreme.mk', 'domain vreme.mk'],
    ['nic.so', 'domain nic.so'],
    ['EXAMPLE.COM', 'domain example.com'],
    ['user@host.py', 'email user@host.py'],
    ['bob@firma.md', 'email bob@firma.md'],
    ['bob@163.com', 'email bob@163.com'],
    ['info@4x4.rs', 'email info@4x4.rs'],
  ])('does not hide a name of the internet: %s', (text, found) => {
    expect(foundIn(text)).toContain(found);
  });
});
