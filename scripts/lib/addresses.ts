// Addresses that come as data, and whether they may become a link. The kit, the site and the gateway check them
// independently; all are tested with this table.

export type Kind = 'site' | 'web' | 'app'

export const taken: readonly (readonly [string, Kind])[] = [
  ['/help', 'site'],
  ['/promotions?id=7#terms', 'site'],
  ['/a//b', 'site'],
  ['/a/../b', 'site'],
  ['/অফার', 'site'],
  ['/x?to=https://evil.example', 'site'],
  ['/x?to=%2F%2Fevil.example', 'site'],
  ['/50%25', 'site'],
  ['/a%2Fb', 'site'],
  ['https://service.example/chat', 'web'],
  ['https://t.me', 'web'],
  ['HTTPS://Example.COM:8443/x?y=1', 'web'],
  ['https://বাংলা.example/খবর', 'web'],
  ['https://xn--e1afmkfd.example/', 'web'],
  ['https://example.com/a%2Fb?c=%0d', 'web'],
  ['https://example.com/@name', 'web'],
  ['https://example.com/?mail=a@b.example', 'web'],
  ['mailto:desk@example.com', 'app'],
  ['tel:+8801712345678', 'app'],
]

const long = 'x'.repeat(3000)

export const refused: readonly string[] = [
  // Other hosts, behind a path
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/a/../%2fevil.example',
  '/%2e%2e//evil.example',
  '/./%2e/..//evil.example',
  '/.%2e//evil.example',
  '//evil.example/%2f..',
  '/ /evil.example',
  '/\u00a0/evil.example',
  '/／evil.example\u200b',
  '/\r\n/evil.example',
  '//evil.example:443',
  '//good.example@evil.example',
  '//%65vil.example',
  '/\u2028/evil.example',
  // User names before a host
  'https://@evil.example',
  'https://a:@evil.example',
  'HTTPS://good.example@evil.example',
  'https://good.example%2f@evil.example',
  'https://good.example%00@evil.example',
  'https://%67ood.example',
  'https://evil%2eexample',
  'https://good.example%23@evil.example',
  'mailto:a@b.example\r\nBcc:c@d.example',
  'https://good.example\t@evil.example',
  // Backslashes, blanks, invisible characters
  'https:\\evil.example',
  'https:/\\evil.example',
  'https:\\/evil.example',
  '\\evil.example',
  '/a\\b',
  'https://good.example\\.evil.example',
  'https://good.example\u00ad.evil.example',
  'ht\ntps://evil.example',
  'https://evil.example\u0000',
  'https://evil.example\u202e',
  '\u2066/help',
  // Invalid hosts
  'https://.',
  'https://?',
  'https://#',
  'https://[::1',
  'https://a b.example',
  'https://evil.example:99999',
  'https://evil.example:x',
  // Too long
  `/${long}`,
  `https://example.com/${long}`,
  `mailto:${long}@example.com`,
  `/?${long}`,
  `javascript:${long}`,
]
