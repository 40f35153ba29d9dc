// Made from locales/languages.json by scripts/gen.ts.

export const locales = ["bn","en","hi","ur","ar","fa","ne","ta","te","mr","zh-CN","ja","ko","vi","th","id","my","km","lo","es","pt","fr","de","pl","ru"] as const

// One chunk per language: a page loads the one it shows.
export const files: Record<(typeof locales)[number], () => Promise<{ default: object }>> = {
  bn: () => import('./locales/bn.ts'),
  en: () => import('./locales/en.ts'),
  hi: () => import('./locales/hi.ts'),
  ur: () => import('./locales/ur.ts'),
  ar: () => import('./locales/ar.ts'),
  fa: () => import('./locales/fa.ts'),
  ne: () => import('./locales/ne.ts'),
  ta: () => import('./locales/ta.ts'),
  te: () => import('./locales/te.ts'),
  mr: () => import('./locales/mr.ts'),
  'zh-CN': () => import('./locales/zh-CN.ts'),
  ja: () => import('./locales/ja.ts'),
  ko: () => import('./locales/ko.ts'),
  vi: () => import('./locales/vi.ts'),
  th: () => import('./locales/th.ts'),
  id: () => import('./locales/id.ts'),
  my: () => import('./locales/my.ts'),
  km: () => import('./locales/km.ts'),
  lo: () => import('./locales/lo.ts'),
  es: () => import('./locales/es.ts'),
  pt: () => import('./locales/pt.ts'),
  fr: () => import('./locales/fr.ts'),
  de: () => import('./locales/de.ts'),
  pl: () => import('./locales/pl.ts'),
  ru: () => import('./locales/ru.ts'),
}
