import { oneOf, slot } from '../storage/storage.ts'

/** Languages this build speaks; the first is the brand's default. */
export const languages = ['bn', 'en'] as const
export type Lang = (typeof languages)[number]

/** Each language in its own words, as a chooser shows it. */
export const languageNames: Record<Lang, string> = { bn: 'বাংলা', en: 'English' }

export const isLang = (text: unknown): text is Lang => languages.some((lang) => lang === text)

/** The first wish that is spoken here, by its tag or its main part (`en-GB` → `en`); else the default. */
export function matchLanguage(wishes: readonly (string | null | undefined)[]): Lang {
  for (const wish of wishes) {
    const main = wish?.toLowerCase().split(/[-_]/)[0]
    if (isLang(main)) return main
  }
  return languages[0]
}

/** Reads the `lang` cookie out of a cookie line. */
export function langCookie(line: string): string | undefined {
  return /(?:^|;\s*)lang=([\w-]+)/.exec(line)?.[1]
}

const kept = [slot('localStorage', 'lang', oneOf(...languages)), slot('localStorage', 'hisLang', oneOf(...languages))]

/** What the person chose here before, then what their device speaks. */
export function preferredLanguage(): Lang {
  return matchLanguage([...kept.map((one) => one.read()), langCookie(document.cookie), ...navigator.languages])
}

/** The gateway reads the cookie, so that the next page arrives in the right language. */
export function rememberLanguage(lang: Lang): void {
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`
  for (const one of kept) one.write(lang)
}
