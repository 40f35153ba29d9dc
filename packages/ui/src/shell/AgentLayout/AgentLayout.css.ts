import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { atLeast } from '../../theme/rem.ts'
import { space } from '../../theme/tokens.ts'
import { head } from '../geometry.css.ts'

const strip = '32px'
const slim = '(max-width: 1023px)'

export const root = component({ isolation: 'isolate' }, 'root')
// Where the clock hangs below the header, the page and its menu begin below the clock.
export const shell = component(
  {
    '@media': {
      [slim]: { selectors: { '&&[data-clock]': { vars: { [head]: `calc(${atLeast(72)} + ${strip})` } } } },
      [media.phone]: { selectors: { '&&[data-clock]': { vars: { [head]: `calc(${atLeast(60)} + ${strip})` } } } },
    },
  },
  'shell',
)
export const header = component({ '@media': { [slim]: { marginBlockEnd: strip } } }, 'header')
export const clock = component(
  {
    marginInlineEnd: space.sm,
    color: vars.text2,
    fontSize: vars.fs3,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    '@media': {
      [slim]: {
        position: 'absolute',
        insetBlockStart: 'calc(100% + 1px)',
        insetInline: 0,
        display: 'flex',
        alignItems: 'center',
        blockSize: strip,
        margin: 0,
        paddingInline: space.md,
        borderBlockEnd: `1px solid ${vars.line}`,
        background: vars.bgSunken,
        fontSize: vars.fs2,
      },
    },
  },
  'clock',
)
export const note = component(
  { paddingInline: space.sm, color: vars.text3, fontSize: vars.fs2, lineHeight: vars.lhSnug },
  'note',
)
