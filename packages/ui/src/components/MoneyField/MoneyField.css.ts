import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { display } from '../../theme/mixins.ts'
import { space, type } from '../../theme/tokens.ts'

const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } })

/** The small type of a headline, and how far below its top the sign is: in parts of the large type. */
const [SMALL, TOP, GAP] = [0.44, 0.2, 0.08]

export const root = component({ display: 'block' }, 'root')
export const headline = component({ fontSize: `clamp(${type.display}, 12vw, ${type.displayLarge})` }, 'headline')
export const long = component(
  { selectors: { '&&': { fontSize: `clamp(${type.heading}, 6.4vw, ${type.headlineLarge})` } } },
  'long',
)

// Sign first, then the figures, in every language; in right-to-left pages the figures are at its edge.
within(`${root} [data-part="box"]`, { direction: 'ltr' })
within(`${root} [data-part="input"]`, { fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: vars.wghtLabel })

export const symbol = component({ color: vars.accentText, fontSize: vars.fs4, fontWeight: vars.wghtLabel }, 'symbol')
within(`${headline} [data-part="box"] > :first-child`, { alignSelf: 'start' })
within(`${headline} ${symbol}`, {
  fontSize: `${SMALL}em`,
  lineHeight: 1,
  fontWeight: vars.displayWght,
  marginBlockStart: `${TOP / SMALL}em`,
})

const box = `${headline} [data-part="box"]`
within(box, {
  gap: `${GAP}em`,
  minBlockSize: '1.2em',
  padding: 0,
  border: 0,
  borderBlockEnd: `2px solid ${vars.accent}`,
  borderRadius: 0,
  background: 'none',
  fontSize: 'inherit',
  boxShadow: 'none',
  overflow: 'hidden',
})
within(`${box}[data-state="error"]`, { borderColor: vars.danger, boxShadow: 'none' })
within(`${box}:has(:focus-visible)`, { borderColor: vars.focus, boxShadow: `0 1px ${vars.focus}` })
// What is only shown is as large and as bare.
within(`${box}:has(:is(input:not([type="hidden"])):read-only:not(:disabled))`, {
  borderColor: vars.accent,
  background: 'none',
})
within(`${box}:has(:disabled)`, { borderColor: vars.lineStrong, background: 'none' })
within(`${headline} [data-part="input"]`, {
  ...display,
  lineHeight: 1.2,
  fontSize: '1em',
  letterSpacing: '-.015em',
  fontVariantNumeric: 'lining-nums',
})
// The sign stays beside its figures: right to left, both are at the edge where the line begins.
within(`${headline}:dir(rtl) [data-part="box"]`, { justifyContent: 'end' })
within(`${headline}:dir(rtl) [data-part="input"]`, { flex: '0 1 auto', inlineSize: 'auto', fieldSizing: 'content' })
within(`${headline}:dir(rtl) [data-part="box"] > :last-child:not([data-part="input"])`, {
  order: -1,
  marginInlineEnd: 'auto',
})
globalStyle(`${headline} [data-part="head"], ${headline} p`, {
  '@layer': { [layers.components]: { fontSize: vars.fs2 } },
})

export const amounts = component(
  { display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.sm },
  'amounts',
)
export const amount = component(
  {
    selectors: {
      '&&': {
        flex: '1 1 68px',
        minBlockSize: vars.hMd,
        paddingInline: space.xs,
        fontVariantNumeric: 'tabular-nums lining-nums',
        color: vars.text,
        boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
      },
      '&&[data-state="on"]': { color: vars.accentText, boxShadow: `inset 0 0 0 1px ${vars.accentLine}` },
    },
  },
  'amount',
)
