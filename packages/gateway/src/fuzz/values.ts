/** What people and programs send by mistake or on purpose, and no call should stumble over. */

const deep = (open: string, close: string, levels: number): string => open.repeat(levels) + close.repeat(levels)

/** Texts, for a field of a body or of a query. */
export const texts: readonly string[] = [
  '', ' ', '\t\n', 'a', '0', '-1', '1e3', '0.005', 'NaN', 'Infinity', '0x10', '1_000', ' 7 ', '१२', '１２', '𝟙𝟚',
  '2147483648', '-2147483649', '9007199254740991', '9007199254740993', '99999999999999999999', '1'.repeat(400),
  'null', 'true', '[]', '{}', '[object Object]', 'undefined', '__proto__', 'constructor', 'toString',
  "' or 1=1 --", '"; drop table member; --', '%', '_', '\\', '%00', '$1', '{{7*7}}', '${7*7}', '<script>alert(1)</script>',
  '../../../etc/passwd', '/\\evil.example', '//evil.example', 'javascript:alert(1)', 'http://evil.example',
  'a\r\nSet-Cookie: a=b', '\0', 'a\0b', '\ud800', 'x\udfff', '\ufeff', '\u202egnirts', 'e\u0301', '🎰', 'ক'.repeat(64),
  'x'.repeat(65), 'x'.repeat(257), 'x'.repeat(3000), '(a+)+$', 'a,b,c', 'bn', 'BN', 'xx-YYYYYYYYY', 'RNG', 'PG', '2020-02-30', '00000000-0000-0000-0000-000000000000',
]

/** Values of JSON that are no texts. */
export const values: readonly unknown[] = [
  null, true, false, 0, -1, 1.5, 1e308, -0, 2147483648, 9007199254740991, [], {}, [[]], [null], ['RNG'], { $gt: '' }, { toString: 'x' },
  { length: 1e9 }, Array.from({ length: 200 }, (_, at) => at),
]

/** Whole bodies that are no object of the call. */
export const bodies: readonly (string | Uint8Array)[] = [
  'null', '[]', '"text"', '7', 'true', '{', '{"a":1,}', '{"a":1}{"b":2}', "{'a':1}", '{"a":NaN}', '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}', '{"a":1,"a":2}', '\ufeff{}', '{"jwe":"a.b.c.d.e"}', '{"jwe":""}', '{"jwe":7}', 'a=1&b=2', '<a/>',
  deep('[', ']', 5000), deep('{"a":', '}', 5000), `{"a":${deep('[', ']', 20_000)}}`, `{"a":"${'x'.repeat(60_000)}"}`, 'x'.repeat(66_000),
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]), new Uint8Array(300).fill(0x80),
  new Uint8Array([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]),
]

export const contentTypes: readonly string[] = [
  'application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON', 'application/jsonx', 'text/plain', 'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x', 'application/octet-stream', '*/*', ';;;', '',
]

/** Queries that no form would make. */
export const queries: readonly string[] = [
  '?', '&&&', '=', 'a', 'a=1&a=2', 'language=en&language=bn', 'pageNo=1&pageNo=2', 'a[]=1', 'a[b]=1', '%ZZ', '%', '%00=1', 'a=%C3%28', 'a=%ED%A0%80', '__proto__=1', '__proto__[x]=1',
  'constructor=1', `a=${'x'.repeat(4000)}`, 'a=1;b=2', 'a=1#b', '+=+', Array.from({ length: 500 }, (_, at) => `k${at}=1`).join('&'),
]

/** One header each, laid over those of a good call; undefined leaves it out. */
export const headers: readonly Record<string, string>[] = [
  { authorization: '' }, { authorization: 'Bearer' }, { authorization: 'Bearer ' }, { authorization: `Bearer ${'A'.repeat(43)}` },
  { authorization: `Bearer ${'A'.repeat(4000)}` }, { authorization: 'Basic YTpi' }, { authorization: "Bearer ' or 1=1" }, { authorization: 'Bearer null' },
  { 'x-challenge': '' }, { 'x-challenge': 'bnVsbA==' }, { 'x-challenge': 'e30=' }, { 'x-challenge': '%%%' }, { 'x-challenge': 'A'.repeat(5000) },
  { 'x-challenge': btoa('{"algorithm":"SHA-256","challenge":"__proto__","number":1e308,"salt":"?expires=x","signature":""}') },
  { encryption: 'none' }, { encryption: 'JWE' }, { encryption: 'jwe' }, { 'x-module-id': 'x'.repeat(2000) }, { 'idempotency-key': 'x' },
  { 'accept-language': 'x'.repeat(2000) }, { 'accept-language': '*;q=NaN,,,;q=9' }, { 'accept-language': 'bn;q=0' }, { cookie: 'lang=__proto__; captcha=;;;=' },
  { cookie: `captcha=${'x'.repeat(3000)}` }, { 'x-forwarded-for': '1.2.3.4, evil' }, { 'x-forwarded-host': 'evil.example' }, { 'x-http-method-override': 'DELETE' },
  { 'accept-encoding': 'br;q=0, *;q=0' }, { 'accept-encoding': 'x'.repeat(500) }, { 'accept': 'text/html' }, { 'if-none-match': '*' }, { range: 'bytes=0-1' },
  { 'last-event-id': '-1e999' }, { origin: 'https://evil.example' }, { 'content-encoding': 'gzip' }, { host: 'evil.example' }, { host: 'a b' }, { 'user-agent': 'ÿ'.repeat(10) },
]

/** Whole requests as bytes; `PATH` stands for the path of a call. */
export const raw: readonly string[] = [
  'GET PATH HTTP/1.1\r\n\r\n', 'GET PATH HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 'GET PATH\r\n\r\n', 'GET PATH HTTP/9.9\r\nHost: a\r\n\r\n',
  'GARBAGE\r\n\r\n', '\0\0\0\0\r\n\r\n', 'get PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'BREW PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'POST PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: -1\r\n\r\n', 'POST PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5x\r\n\r\n{}',
  'POST PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  'POST PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n',
  'POST PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: gzip, nonsense\r\n\r\n{}',
  `POST PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{}`,
  `GET PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 'GET PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nBad Header: x\r\n\r\n',
  'GET PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Null: a\0b\r\n\r\n', 'GET PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX: a\r\n folded\r\n\r\n',
  'POST PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: the-unexpected\r\nContent-Length: 2\r\n\r\n{}', 'GET PATH HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
  'GET PATH HTTP/1.0\r\n\r\n', 'GET PATH HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n', 'GET http://evil.examplePATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET http://[PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'GET //evil.examplePATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'TRACE PATH HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET PATH/../../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'GET PATH/%2e%2e%2f%2e%2e%2f HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET PATH%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'GET PATH%ZZ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'GET PATH\\..\\ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  `GET PATH/${'x'.repeat(9000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 'GET PATH;a=b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'GET PATH/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
]
