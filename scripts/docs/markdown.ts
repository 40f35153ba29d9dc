// Markdown to HTML: headings with anchors, highlighted code in colours of the kit's tokens, live examples, links to the
// generated pages.
import { Marked, Renderer, type Tokens } from 'marked'
import { createCssVariablesTheme, createHighlighter } from 'shiki'

export interface Heading {
  depth: number
  text: string
  id: string
}
export interface Rendered {
  html: string
  headings: Heading[]
  /** The content below each heading, as plain text; the first has no heading. */
  parts: { id: string; title: string; text: string }[]
}
export interface Setting {
  /** The target of a link; undefined for a file that is not a page. */
  href: (target: string) => string | undefined
  /** Texts that are not part of the content. */
  copy: string
  example: (story: string) => string
}

const languages = ['ts', 'tsx', 'js', 'json', 'sh', 'sql', 'css', 'html', 'http'] as const
const theme = createCssVariablesTheme({ name: 'kit', variablePrefix: '--code-' })
const highlighter = await createHighlighter({ themes: [theme], langs: [...languages] })
const coloured = new Map<string, string>()

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Classes, not styles: the page's policy allows no style attribute. */
function colour(code: string, lang: string): string {
  if (!(languages as readonly string[]).includes(lang)) return escapeHtml(code)
  const known = coloured.get(`${lang}\n${code}`)
  if (known !== undefined) return known
  const { tokens } = highlighter.codeToTokens(code, { lang: lang as (typeof languages)[number], theme: 'kit' })
  const html = tokens
    .map((line) =>
      line
        .map(({ content, color = '' }) => {
          const name = /--code-token-([\w-]+)/.exec(color)?.[1]
          return name ? `<span class="c-${name}">${escapeHtml(content)}</span>` : escapeHtml(content)
        })
        .join(''),
    )
    .join('\n')
  coloured.set(`${lang}\n${code}`, html)
  return html
}

/** Anchors in GitHub's format, so that links work there as well; the name of a call keeps its two parts separate. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/^(\w+)\.(\w+)$/, '$1-$2')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

const plain = (html: string) =>
  html
    .replaceAll(/<\/?(?:a|code|strong|em|span)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

export function render(markdown: string, { href, copy, example }: Setting): Rendered {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  const anchor = (text: string) => {
    const id = slugOf(text)
    const times = taken.get(id) ?? 0
    taken.set(id, times + 1)
    return times > 0 ? `${id}-${times}` : id
  }
  const base = new Renderer()
  const marked = new Marked({
    renderer: {
      heading(this: Renderer, { tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens)
        const text = plain(html)
        const id = anchor(text)
        headings.push({ depth, text, id })
        return depth === 1
          ? `<h1 id="${id}">${html}</h1>\n`
          : `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>\n`
      },
      code({ text, lang = '' }: Tokens.Code) {
        const [kind = ''] = lang.split(' ')
        if (kind === 'story')
          return (
            `<div class="example"><iframe loading="lazy" title="${escapeHtml(example(text))}" data-story="${text}" ` +
            `src="/storybook/iframe.html?id=${text}&amp;viewMode=story"></iframe></div>\n`
          )
        return (
          `<div class="code"><pre tabindex="0"><code>${colour(text, kind)}</code></pre>` +
          `<button type="button" class="copy" data-copy>${copy}</button></div>\n`
        )
      },
      link(this: Renderer, { href: target, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens)
        const address = href(target)
        return address === undefined ? text : `<a href="${escapeHtml(address)}">${text}</a>`
      },
      image({ href: target, text }: Tokens.Image) {
        return `<img src="${escapeHtml(href(target) ?? target)}" alt="${escapeHtml(text)}" loading="lazy">`
      },
      table(this: Renderer, token: Tokens.Table) {
        const rows = base.table.call(this, token)
        return `<div class="table" tabindex="0" role="group" aria-label="${escapeHtml(headings.at(-1)?.text ?? '')}">${rows}</div>`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  const parts = html.split(/(?=<h[1-4] id=")/).map((part) => ({
    id: /^<h[1-4] id="([^"]+)"/.exec(part)?.[1] ?? '',
    title: plain(/^<h[1-4][^>]*>(.*?)<\/h/.exec(part)?.[1] ?? ''),
    text: plain(part.replace(/^<h[1-4][^>]*>.*?<\/h[1-4]>/, '').replaceAll(/<button.*?<\/button>/g, '')),
  }))
  return { html, headings, parts: parts.filter(({ title, text }) => title || text) }
}
