import { createRequire } from 'node:module'
import { oneLine } from '@brand/sdk/contract'
import { lookAlike } from '../../lib/text/look-alikes.ts'
import type { StoredPart } from './schema.ts'

// JSON: an import attribute would be lost where the package is built for Node 20.
const tlds = createRequire(import.meta.url)('tlds') as readonly string[]
/** Endings of names of hosts, as the root of the name system lists them. */
const endings = new Set(tlds)
/** As they look; those of two letters are too much like words of other scripts. */
const drawnEndings = new Set(tlds.filter((one) => /^[a-z]{3,}$/.test(one)).map(lookAlike))
/** Endings that are no word: behind a full stop and a space, only these are taken for one. */
const noWords = new Set(['com', 'net', 'org', 'info', 'biz', 'xyz', 'icu', 'io', 'cc', 'কম', 'নেট'])
/** Endings of two letters that spam uses; the others are words of a sentence too (`so`, `is`, `to`). */
const shortOnes = new Set(['io', 'me', 'cc', 'co', 'tv', 'gg', 'ly', 'ai', 'কম', 'নেট'])

/** Whether a browser finds hosts under an ending, or a reader who types it anew would. */
function isEnding(label: string): boolean {
  const ending = label.toLowerCase()
  if (endings.has(ending) || ending.startsWith('xn--')) return true
  return ending.length > 2 && !/^(?:[a-z]+|\p{N}+)$/u.test(ending) && drawnEndings.has(lookAlike(ending))
}

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]{0,62})`
const withScheme = String.raw`[a-z][a-z0-9+.-]{1,30}:(?://|\\\\)[^\s]+|(?:https?|ftp|javascript|data|vbscript|mailto|tel|tg|sms|viber|whatsapp|skype|intent|market):[^\s]+`
const www = String.raw`www\d?\.[^\s]+`
/** Labels with dots between them, an address of mail before, a port and a path behind. */
const dotted = String.raw`(?<mail>[\p{L}\p{N}._%+-]{1,64}@)?(?<labels>(?:${label}\.){1,20}${label})(?<tail>(?::\d{1,5})?(?:[/?#][^\s]*)?)`
const candidates = new RegExp(`(?<![\\p{L}\\p{N}_@.-])(?:${withScheme}|${www}|${dotted})|<@[A-Za-z0-9_-]{1,64}>`, 'giu')

/** What a browser or an app would follow of labels, mail and path; undefined for words, figures and versions. */
function hostIn({ mail = '', labels = '', tail = '' }: Record<string, string | undefined>): string | undefined {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(labels)) return mail + labels + tail
  const parts = labels.split('.')
  const last = parts.findLastIndex((part, at) => at > 0 && isEnding(part))
  if (last < 0) return undefined
  return last === parts.length - 1 ? mail + labels + tail : mail + parts.slice(0, last + 1).join('.')
}

/** Links and marks of people in a text, from its beginning. */
function* linksIn(text: string): Generator<{ index: number; found: string }> {
  for (const match of text.matchAll(candidates)) {
    const found = match.groups?.['labels'] === undefined ? match[0] : hostIn(match.groups)
    if (found !== undefined) yield { index: match.index, found }
  }
}

/** `example dot com`, `t . me / name`, `example[.]icu`: written so that a filter does not see it. */
const disguised = / ?[[({<] ?(?:dot|ডট|\.) ?[\])}>] ?| (?:dot|ডট) | \. ?|\. /giu
const spelled: Record<string, string> = { কম: 'com', নেট: 'net', অর্গ: 'org' }

function plainDots(text: string): string {
  const plain = text.replaceAll(disguised, (dot: string, at: number) => {
    const [ending = ''] = /^[\p{L}\p{N}\p{M}-]+/u.exec(text.slice(at + dot.length)) ?? []
    const lower = ending.toLowerCase()
    const isMeant =
      /[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, at)) &&
      (spelled[lower] !== undefined ||
        (isEnding(ending) && (/[[({<]/.test(dot) || shortOnes.has(lower) || [...ending].length > 2))) &&
      (dot !== '. ' || noWords.has(lower))
    return isMeant ? '.' : dot
  })
  return plain.replaceAll(/\.(কম|নেট|অর্গ)(?![\p{L}\p{N}\p{M}])/gu, (_all, ending: string) => `.${spelled[ending]}`)
}
const slashes = /(?<=\.[a-z]{2,18})\s+\/\s*(?=\S)/giu

/** Letters of full width and other dots, as the address field of a browser reads them. */
const plainWidth = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[\u3002\uFF61\u2024\uFE52]/g, '.')
    .replaceAll(/[\u2044\u2215\u29F8]/g, '/')

/** One line, with no piles of marks on a letter. */
export const cleanLine = (text: string): string => oneLine(text).replaceAll('\uFFFC', '')

/** Whether a text holds something that a browser or an app would follow. */
export const hasLink = (text: string): boolean => {
  for (const { found } of linksIn(plainDots(plainWidth(cleanLine(text))))) if (!found.startsWith('<@')) return true
  return false
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
  const text = plainDots(plainWidth(cleanLine(given))).replaceAll(slashes, '/')
  const parts: StoredPart[] = []
  let words = ''
  let length = 0
  const add = (part: StoredPart) => {
    if (words !== '') parts.push(words)
    words = ''
    parts.push(part)
  }
  let at = 0
  for (const { index, found } of linksIn(text)) {
    words += text.slice(at, index)
    at = index + found.length
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
