import { describe, expect, it } from 'vitest'
import { picturesFirst } from './page-html.ts'

const head = [
  '<script type="importmap">{}</script>',
  '<script type="module" src="/base.js"></script>',
  '<script type="module" src="/site.js"></script>',
  '<link rel="modulepreload" href="/part.js">',
]
const picture = '<link rel="preload" as="image" href="/card.svg"/>'

describe('the HTML of a page', () => {
  it('asks for its first pictures after the scripts of every page and before its own', () => {
    const html = picturesFirst(head.join('\n    '), `${picture}<main></main>`)
    expect(html.split(/\n\s*/)).toEqual([
      ...head.slice(0, 3),
      '<link rel="preload" as="image" fetchpriority="high" href="/card.svg"/>',
      head[3],
    ])
  })
})
