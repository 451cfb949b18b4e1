/**
 * Valid and invalid domains from other test suites: validator.js, Apache commons-validator, the
 * Public Suffix List, tldts, the UTS 46 tests of Web Platform Tests. Only the values were taken.
 */

// biome-ignore format: as many as fit on a line
export const RIGHT: readonly string[] = [
  "domain.com", "dom.plato", "a.domain.co", "foo--bar.com", "xn--froschgrn-x9a.com",
  "rebecca.blackfriday", "google.com.au", "1337.com", "example.museum", "xn--11b5bs3a9aj6g.com",
  "z.com", "as.uk", "test---domain.com", "9.ch", "09.ch", "9-1.ch", "xn--d1abbgf6aiiy.xn--p1ai",
  "президент.рф", "www.食狮.公司.cn", "食狮.公司.cn", "shishi.公司.cn", "www.食狮.中国", "b.example.com",
  "a.b.c.mm", "test.k12.ak.us", "t.co", "ex-ample.com", "a-b.example.org", "xn--bcher-kva.ch",
  "faß.de", "βόλος.com", "a.b.c.d.e.f.g.h.example.com", "日本語.jp", "1.com", "0-0.de",
];

// biome-ignore format: as many as fit on a line
export const WRONG: readonly string[] = [
  "abc", "256.0.0.", "_.com", "*.some.com", "s!ome.com", "/more.com", "domain.com\ufffd",
  "domain.co\u00a0m", "domain.co m", "domain.com©", "example.0", "192.168.0.9999", "192.168.0",
  "-testdomain.name", "testdomain-.name", "---c.com", "c--.com", ".org", "apa che.org", "a.-",
  "91-.ch", "-.ch", "a.b-", "http://", "..com", "com.", "a..b.com", "ex_ample.com", "xn--.com",
  "xn--a.com", "xn--zn7c.com", "a­b-.com", "xn--a-ä.com", "test.1", "1.2.3.4", "foo.0x4",
  "0x7f.1", "a%b.com", "a^b.com", "a|b.com", "a<b.com", "a>b.com", "a[b.com", "a]b.com",
  "exam\tple.com", "exam\u0000ple.com", "≠.com", "a\ufffdb.com", "̀x.com", "xn--1ch.com",
  "-a.b.com", "a.b-.com",
];
