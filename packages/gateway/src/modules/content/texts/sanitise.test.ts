import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addresses, markup } from '../../../../../ui/src/test/vectors.ts'
import { cleanHtml, formats, htmlOf, minutesOf, wordsOf } from './sanitise.ts'

/** What no authored text may contain, however it was written. */
const harmful =
  /<(?:script|style|svg|math|iframe|object|embed|form|input|button|textarea|select|link|meta|base|template|video|audio|details|marquee|body|x-)|\son\w+\s*=|javascript:|data:|srcdoc|\s(?:style|class|id|name|is|slot|target|srcset|formaction|ping)=|evil\.example/i
const attributes = (html: string) => (html.match(/<[^>]*>/g) ?? []).join('')

test.each(markup)('%j does nothing in a text of any format', (attack) => {
  for (const format of formats) {
    const html = htmlOf(`before\n\n${attack}\n\nafter`, format)
    expect(attributes(html)).not.toMatch(harmful)
    // What was written is cleaned again when it is read.
    expect(attributes(cleanHtml(html))).not.toMatch(harmful)
  }
})

test.each(addresses)('%j is no address of a link or a picture', (address) => {
  const quoted = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  expect(cleanHtml(`<a href="${quoted}">x</a>`)).toBe('<a>x</a>')
  expect(cleanHtml(`<img src="${quoted}" alt="x" />`)).toBe('')
})

test('links lead where a person may be sent, and pictures come from the site or an image host', () => {
  for (const href of ['/promotions', '/help#term', 'https://example.org/a?b=c', 'mailto:a@example.org', 'tel:+880123'])
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`)
  const [own, foreign] = ['<img src="/art/slots/1.svg" alt="x">', '<img src="https://cdn.example/a.webp">']
  expect(cleanHtml(own + foreign)).toBe(own)
  expect(cleanHtml(own + foreign, ['cdn.example'])).toBe(own + foreign)
})

test('cleaning twice is cleaning once, whatever the text', () => {
  const pieces = fc.oneof(
    fc.string(),
    fc.constantFrom('<p>', '</p>', '<a href="/x">', '<b', '&lt;', '&', '"', '<!--', ...markup),
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const once = cleanHtml(parts.join(''))
      expect(cleanHtml(once)).toBe(once)
      expect(attributes(once)).not.toMatch(harmful)
    }),
  )
})

test('markdown becomes headings, lists, tables and pictures', () => {
  const html = htmlOf('# A\n\n## B\n\n- **c**\n\n| d | e |\n|---|---|\n| 1 | 2 |\n\n![f](/art/a.svg)', 'markdown')
  expect(html).toContain('<h2>A</h2>')
  expect(html).toContain('<li><strong>c</strong></li>')
  expect(html).toContain('<td>1</td>')
  expect(html).toContain('<img src="/art/a.svg" alt="f">')
  expect(wordsOf(html)).toBe('A B c d e 1 2')
  expect(wordsOf('<p>a &amp; b &lt;c&gt;</p><p>d</p>')).toBe('a & b <c> d')
  expect([minutesOf('<p>a</p>'), minutesOf(`<p>${'word '.repeat(700)}</p>`)]).toEqual([1, 4])
})
