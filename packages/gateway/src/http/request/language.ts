import type { FastifyRequest } from 'fastify'
import { cookieOf } from './cookies.ts'
import type { Session } from '../../auth/sessions.ts'
import type { Settings } from '../../settings/settings.ts'

type Languages = Settings['languages']

/** A tag as it is, as systems write it (`bn_BD.UTF-8`), or none. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replace(/[.@].*/, '').replaceAll('_', '-'))
  } catch {
    return undefined
  }
}

/**
 * The language itself, or the nearest the brand supports: of the same region, else of the same script (`zh-HK` and
 * `zh-Hant-TW` are `zh-TW`), else the one it is a form of.
 */
export function supported(
  languages: { readonly supported: readonly string[] },
  wanted: string | undefined,
): string | undefined {
  if (!wanted) return undefined
  const find = (tag: string) => languages.supported.find((one) => one.toLowerCase() === tag.toLowerCase())
  const exact = find(wanted)
  const locale = exact ? undefined : localeOf(wanted)
  if (!locale) return exact
  const { language, region } = locale
  const { script } = locale.maximize()
  const kin = languages.supported.filter((one) => {
    const other = localeOf(one)?.maximize()
    return other?.language === language && other.script === script
  })
  return (
    find(locale.baseName) ??
    (region && find(`${language}-${region}`)) ??
    kin.find((one) => one === language) ??
    kin[0] ??
    find(language)
  )
}

/** Best of an Accept-Language header that the brand supports. */
export function accepted(languages: Languages, header: string | undefined): string | undefined {
  const ranges = (header ?? '')
    .slice(0, 512)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.split(';').map((piece) => piece.trim())
      const q = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1)
      return { tag, q: Number.isFinite(q) ? q : 0 }
    })
  ranges.sort((a, b) => b.q - a.q)
  for (const { tag, q } of ranges) {
    const found = q > 0 ? supported(languages, tag) : undefined
    if (found) return found
  }
  return undefined
}

/** The language that a browser was set to on this site. */
const chosenIn = (languages: Languages, req: Pick<FastifyRequest, 'headers'>) =>
  supported(languages, cookieOf(req, 'lang'))

/** The language of a visitor: cookie `lang`, else Accept-Language, else the brand's default. */
export const visitorLanguage = (languages: Languages, req: Pick<FastifyRequest, 'headers'>): string =>
  chosenIn(languages, req) ?? accepted(languages, req.headers['accept-language']) ?? languages.default

/**
 * The language of an answer: the requested one, else the one that the page with the call is read in, else the account's,
 * else the visitor's.
 */
export function languageOf(
  languages: Languages,
  input: unknown,
  session: Pick<Session, 'language'> | null,
  req: Pick<FastifyRequest, 'headers'>,
): string {
  const requested =
    typeof input === 'object' && input !== null && 'language' in input && typeof input.language === 'string'
      ? input.language
      : ''
  return (
    supported(languages, requested) ??
    chosenIn(languages, req) ??
    supported(languages, session?.language) ??
    visitorLanguage(languages, req)
  )
}
