import type { StoredPart } from './schema.ts'
import { flagCountries } from '../../lib/countries.ts'

/** Endings of names of hosts that people write; all of two letters that name a country count as well. */
const generic =
  'com|net|org|info|biz|name|pro|mobi|app|dev|xyz|top|site|online|website|space|store|shop|club|vip|live|life|link|' +
  'click|win|bet|casino|poker|game|games|fun|world|today|news|blog|chat|group|team|work|cash|money|tech|cloud|host|' +
  'press|zone|plus|asia|me|io|co|tv|cc|ws|to|gg|ly|gl|sh|ai|eu|uk|us|ru|cn|ua|ir|pk|lk|np|xn--[a-z0-9-]+|рф|বাংলা|ভারত|भारत'
const endings = `(?:${generic}|${flagCountries.join('|').toLowerCase()})`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]{0,62})`
const tail = String.raw`(?::\d{1,5})?(?:[/?#][^\s]*)?`
/** A name of a host with a dot, an address of mail before it, a port and a path behind it. */
const bare = String.raw`(?:[\p{L}\p{N}._%+-]{1,64}@)?(?:${label}\.){1,8}${endings}(?![\p{L}\p{N}_-])${tail}`
const withScheme = String.raw`[a-z][a-z0-9+.-]{1,30}:(?://|\\\\)[^\s]+|(?:https?|ftp|javascript|data|vbscript|mailto|tel|tg|sms|viber|whatsapp|skype|intent|market):[^\s]+`
const www = String.raw`www\d?\.[^\s]+`
const numbered = String.raw`\d{1,3}(?:\.\d{1,3}){3}${tail}`
const links = new RegExp(
  `(?<![\\p{L}\\p{N}_@.-])(?:${withScheme}|${www}|${bare}|${numbered})|<@[A-Za-z0-9_-]{1,64}>`,
  'giu',
)
/** `example dot com`, `t . me / name`: written so that a filter does not see it. */
const disguisedDot =
  /\s*(?:[[({<]\s*(?:dot|\.)\s*[\])}>]|\s(?:dot|\.|\. )\s)\s*(?=(?:com|net|org|info|me|io|xyz|top|bet|vip|win|live|club|cc|co)(?![\p{L}\p{N}]))/giu
const slashes = /(?<=\.[a-z]{2,6})\s+\/\s*(?=\S)/giu

/** Letters of full width and other dots, as the address field of a browser reads them. */
const plainWidth = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[\u3002\uFF61\u2024\uFE52]/g, '.')
    .replaceAll(/[\u2044\u2215\u29F8]/g, '/')

/** One line, with no piles of marks on a letter. */
export const cleanLine = (text: string): string =>
  text
    .replaceAll(/[\s\u2028\u2029\u0085]+/gu, ' ')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll('\uFFFC', '')
    .trim()

/** Whether a text holds something that a browser or an app would follow. */
export const hasLink = (text: string): boolean => {
  const found = plainWidth(text).replaceAll(disguisedDot, '.').match(links)
  return found !== null && found.some((one) => !one.startsWith('<@'))
}

/** An address on one of our own hosts, with `https`; undefined for every other. */
function ownAddress(link: string, hosts: readonly string[]): string | undefined {
  const address = /^https?:\/\//i.test(link) ? link : /^[a-z][a-z0-9+.-]*:/i.test(link) ? undefined : `https://${link}`
  if (address === undefined || !URL.canParse(address)) return undefined
  const { hostname, username, password, port, pathname, search, hash } = new URL(address)
  const own = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return own && !username && !password && !/[@\\]/.test(link)
    ? `https://${hostname}${port ? `:${port}` : ''}${pathname}${search}${hash}`
    : undefined
}

export interface Read {
  parts: StoredPart[]
  /** Characters as the reader counts them: a mention counts as its name. */
  length: number
}

/**
 * A text of a person in parts: links to other sites are taken out, mentions of known people become their ids, and the
 * rest stays words. `people`: name and member id by the identifier in the chat.
 */
export function readText(
  given: string,
  { hosts, people }: { hosts: readonly string[]; people: ReadonlyMap<string, { id: string; name: string }> },
): Read {
  const text = plainWidth(cleanLine(given)).replaceAll(disguisedDot, '.').replaceAll(slashes, '/')
  const parts: StoredPart[] = []
  let words = ''
  let length = 0
  const add = (part: StoredPart) => {
    if (words !== '') parts.push(words)
    words = ''
    parts.push(part)
  }
  let at = 0
  for (const match of text.matchAll(links)) {
    const [found] = match
    words += text.slice(at, match.index)
    at = match.index + found.length
    if (found.startsWith('<@')) {
      const person = people.get(found.slice(2, -1))
      if (!person) words += found
      else {
        add({ m: person.id })
        length += [...person.name].length + 1
      }
      continue
    }
    // A sentence may end behind an address.
    const [link] = /^.*?(?=[.,!?;:)\]}'"»”’]*$)/u.exec(found) ?? [found]
    const own = ownAddress(link, hosts)
    add(own ? { a: own, t: link } : { x: 1 })
    length += own ? [...link].length : 1
    words += found.slice(link.length)
  }
  words += text.slice(at)
  if (words !== '') parts.push(words)
  length += parts.reduce((sum, part) => sum + (typeof part === 'string' ? [...part].length : 0), 0)
  return { parts, length }
}

/** Identifiers of people whom a text may mention. */
export const mentionedIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/<@([A-Za-z0-9_-]{1,64})>/g)].map(([, ref]) => ref ?? ''))].slice(0, 10)
