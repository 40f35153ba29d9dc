import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { px, space } from '../../theme/tokens.ts'

export const root = component(
  { display: 'inline-flex', flexDirection: 'column', gap: space.sm, maxInlineSize: '100%' },
  'root',
)

/** Dark on light in every scheme, with the quiet zone: many scanners need it. */
export const picture = component(
  {
    blockSize: 'auto',
    borderRadius: vars.rM,
    background: '#fff',
    color: '#0b1116',
    forcedColorAdjust: 'none',
    selectors: { '[data-bare] &': { borderRadius: vars.rS } },
  },
  'picture',
)
export const words = component(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(space.xs, space.sm) },
  'words',
)
export const text = component(
  {
    flex: '1 1 140px',
    minInlineSize: 0,
    color: vars.text2,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  'text',
)
export const note = component(
  {
    flexBasis: '100%',
    color: vars.text3,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
  },
  'note',
)
/** As wide as the picture; the text does not make it wider. */
export const measure = component({ inlineSize: 'min-content', minInlineSize: '100%' }, 'measure')
