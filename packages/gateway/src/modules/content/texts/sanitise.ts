import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { hostIn, readAddress } from '../../../lib/addresses.ts'
import { toHtml } from '../../../lib/text/plain-text-to-html.ts'

/** How an operator writes a text. */
export const formats = ['text', 'markdown', 'html'] as const
export type Format = (typeof formats)[number]

/** The same tags as the page allows (`SafeHtml` of the kit): what one side lets through, the other shows. */
const tags = [
  'p br hr div span h2 h3 h4 blockquote pre code ul ol li dl dt dd a b strong i em u s small sub sup mark bdi time',
  'img figure figcaption table caption thead tbody tfoot tr th td',
].flatMap((list) => list.split(' '))
const everywhere = ['title', 'lang', 'dir']
const attributes = {
  '*': everywhere,
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  ol: ['start'],
}
/** Their content is no text of the author's, so that it goes with them. */
const silent = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'xmp',
]

/** A heading of the page is above: the first level of a text becomes its second. */
const heading = (to: string) => (_tag: string, attribs: sanitizeHtml.Attributes) => ({ tagName: to, attribs })

/**
 * The one sanitiser of authored html: an allow-list of tags and attributes, and addresses that a person may be sent to.
 * Pictures come from the site itself or from one of its image hosts. It runs when a text is written, and again when it
 * is read: a rule that becomes stricter applies to what is already kept.
 */
export function cleanHtml(html: string, imageHosts: readonly string[] = []): string {
  const mayShow = (source: string) => {
    const address = readAddress(source, { schemes: ['https:'] })
    return address?.kind === 'site' || (address?.kind === 'web' && hostIn(address.host ?? '', imageHosts))
  }
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: attributes,
    nonTextTags: silent,
    // Checked below, as the page checks them.
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    parser: { decodeEntities: true },
    nestingLimit: 40,
    transformTags: {
      h1: heading('h2'),
      h5: heading('h4'),
      h6: heading('h4'),
      a: (tagName, { href, ...rest }) => ({
        tagName,
        attribs: href !== undefined && readAddress(href) ? { ...rest, href } : rest,
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !mayShow(attribs['src'] ?? ''),
  })
    .replaceAll(' />', '>') // within a tag alone: a sign in a text or an attribute is escaped
    .trim()
}

/** What an operator wrote, as html that is safe to keep. */
export function htmlOf(source: string, format: Format, imageHosts?: readonly string[]): string {
  if (format === 'text') return toHtml(source)
  return cleanHtml(format === 'markdown' ? marked.parse(source, { async: false, gfm: true }) : source, imageHosts)
}

const signs = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The words of clean html, for summaries, feeds and counts; never to show as html. */
export const wordsOf = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<\/(?:p|li|h[2-4]|td|th|dd|dt|blockquote)>|<br\s*\/?>/g, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: silent,
  })
    .replaceAll(/&(amp|lt|gt|quot);/g, (_entity, name: keyof typeof signs) => signs[name])
    .replaceAll(/\s+/g, ' ')
    .trim()

const wordsPerMinute = 200

/** Minutes to read a text, at least one. */
export const minutesOf = (html: string): number =>
  Math.max(1, Math.round(wordsOf(html).split(' ').length / wordsPerMinute))

/** Hosts of the site's pictures, by its settings. */
export const hostsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).hostname] : []))
