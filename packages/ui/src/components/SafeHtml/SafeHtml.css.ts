import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { languages } from '../../i18n/languages.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { display } from '../../theme/mixins.ts'
import { space } from '../../theme/tokens.ts'

export const root = component(
  {
    lineHeight: vars.lhBody,
    overflowWrap: 'anywhere',
    maxInlineSize: '72ch',
    // The column around an article sets its width.
    selectors: { '&[data-variant="article"]': { maxInlineSize: 'none', color: vars.text2, fontSize: vars.fs4 } },
  },
  'root',
)

// The content carries no classes, so its elements are styled by name.
const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${root} ${selector}`, { '@layer': { [layers.components]: rule } })
/** Names that CSS has for the numbering systems of `Intl`; every other counts in Latin digits. */
const counters = {
  arab: 'arabic-indic',
  arabext: 'persian',
  beng: 'bengali',
  deva: 'devanagari',
  mymr: 'myanmar',
}
const blocks = ':is(p, div, h2, h3, h4, ul, ol, dl, blockquote, pre, figure, table, hr)'

inside(blocks, { marginBlock: 0 })
// Not `a + b` of tags alone: all of a page would be restyled wherever something is added to it.
inside(`${blocks}:not(:first-child)`, { marginBlockStart: '.8em' })
inside(':is(h2, h3, h4)', { ...display, textWrap: 'wrap', fontSize: '1.3em' })
inside(':is(h3, h4)', { fontSize: '1.1em' })
inside(':is(h2, h3, h4):not(:first-child)', { marginBlockStart: '1.2em' })
inside(':is(b, strong, dt, th)', { fontWeight: vars.wghtStrong })
inside(':is(ul, ol)', { paddingInlineStart: '1.4em' })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
for (const [digits, listStyle] of Object.entries(counters)) {
  const tags = languages.filter((row) => row.digits === digits).map(({ tag }) => tag)
  if (tags.length > 0) inside(`ol:lang(${tags.join(', ')})`, { listStyle })
}
inside(':is(li, li > :is(ul, ol)):not(:first-child)', { marginBlockStart: '.3em' })
inside('li::marker', { color: vars.text3 })
inside('dd', { marginInlineStart: '1.4em' })
inside('blockquote', {
  marginInline: 0,
  paddingInlineStart: space.md,
  borderInlineStart: `2px solid ${vars.accentLine}`,
  color: vars.text2,
})
inside('img', { blockSize: 'auto', borderRadius: vars.rM })
inside('hr', { blockSize: 0, border: 0, borderBlockStart: `1px solid ${vars.line}` })
inside(':is(small, figcaption, caption)', { color: vars.text3, fontSize: '.86em' })
inside('mark', { background: vars.accentSoft, color: 'inherit' })
inside(':is(pre, code)', { whiteSpace: 'pre-wrap', fontSize: '.92em' })
inside('table', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fs3 })
inside(':is(th, td)', {
  paddingBlock: space.xs,
  paddingInlineEnd: space.md,
  borderBlockEnd: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})

// An article: its first lines lead into it, its headings stand out, its tables scroll by themselves.
const inArticle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${root}[data-variant="article"] ${selector}`, { '@layer': { [layers.components]: rule } })
inArticle('> p:first-child', { color: vars.text, fontSize: vars.fs5 })
inArticle(':is(h2, h3)', { color: vars.text })
inArticle('table', { display: 'block', overflowX: 'auto' })
