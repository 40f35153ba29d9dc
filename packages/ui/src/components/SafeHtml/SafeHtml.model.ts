/**
 * What announcements may be made of. Nothing that runs, frames, posts, loads styles, or takes a name in the document.
 */
export const allowedTags = [
  'p',
  'br',
  'hr',
  'div',
  'span',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'pre',
  'code',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'mark',
  'bdi',
  'time',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
] as const

/** No style, class, id or name; no handlers. `href` and `src` are looked at again. */
export const allowedAttributes = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'lang',
  'dir',
  'datetime',
  'start',
] as const

const silent = /^<(script|style|template|iframe|noscript|textarea|title|object|svg|math)\b/i
const breaks = /^<\/?(p|br|hr|div|h[1-6]|blockquote|pre|ul|ol|li|dl|dt|dd|figure|figcaption|table|caption|tr)\b/i
const names = new Map(
  Object.entries<string>({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    hellip: '…',
    ndash: '–',
    mdash: '—',
  }),
)

function character(whole: string, code: string): string {
  if (!code.startsWith('#')) return names.get(code) ?? whole
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number.parseInt(code.slice(1), 10)
  return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : ' '
}
const unescape = (text: string) => text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, character)

/** Where the tag at `start` ends: behind the next `>`, or at the end of the text. */
const afterTag = (html: string, start: number) => {
  const end = html.indexOf('>', start)
  return end < 0 ? html.length : end + 1
}

/**
 * The words of html without any of its markup, a string per line: what the server and the first moment of a prerendered
 * page show, where no document is there to sanitise with. Reads the text once from start to end, whatever is in it.
 */
export function plainLines(html: string): string[] {
  const lower = html.toLowerCase()
  const lines = ['']
  const addText = (text: string) => {
    lines[lines.length - 1] += text
  }
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    addText(unescape(html.slice(at, open < 0 ? html.length : open)))
    if (open < 0) break
    const rest = html.slice(open, open + 16)
    const mute = silent.exec(rest)?.[1]
    if (mute) {
      const close = lower.indexOf(`</${mute.toLowerCase()}`, open)
      at = close < 0 ? html.length : afterTag(html, close)
    } else if (rest.startsWith('<!--')) {
      const close = html.indexOf('-->', open)
      at = close < 0 ? html.length : close + 3
    } else if (/^<[a-z/!?]/i.test(rest)) {
      if (breaks.test(rest)) lines.push('')
      at = afterTag(html, open)
    } else {
      addText('<')
      at = open + 1
    }
  }
  return lines.map((line) => line.replace(/[ \t\r\n]+/g, ' ').trim()).filter((line) => line !== '')
}
