import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { rem } from '../../theme/rem.ts'
import { space, type } from '../../theme/tokens.ts'

export const root = component({ display: 'block' }, 'root')

const input = (state: string, rule: GlobalStyleRule) =>
  globalStyle(`${root} input${state}`, { '@layer': { [layers.components]: rule } })

const GAP = '.62em'
const CELL = `(1ch + ${GAP})`

// Each digit has a place of its own, underlined: a row of background lines, so that the input stays one input.
input('', {
  flex: 'none',
  maxInlineSize: '100%',
  paddingBlock: space['2xs'],
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 calc(100% - 5px)',
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.lineInput} 0 1ch, transparent 1ch calc(1ch + ${GAP}))`,
  fontWeight: vars.wghtLabel,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: GAP,
  lineHeight: rem(28),
  textOverflow: 'clip',
})
// Beside large digits there may be no room for more.
globalStyle(`${root} [data-part="box"]`, { '@layer': { [layers.components]: { flexWrap: 'wrap' } } })
// Digits run from left to right in every language, in a block at the start of the line in that language.
globalStyle(`[dir="rtl"] ${root} input[data-ltr]`, { '@layer': { [layers.components]: { textAlign: 'start' } } })
for (const length of [4, 5, 6, 7, 8]) {
  input(`[data-length="${length}"]`, {
    // All digits fit a phone, however large the text.
    fontSize: `min(${type.titleLarge}, ${52 / length}vw)`,
    // Room for the caret behind the last digit.
    inlineSize: `calc(${length} * ${CELL} + 2px)`,
    backgroundSize: `calc(${length} * ${CELL} - ${GAP}) 1.5px`,
  })
}
globalStyle(`${root} [data-part="box"] > span:last-child`, {
  '@layer': { [layers.components]: { marginInlineStart: 'auto' } },
})
