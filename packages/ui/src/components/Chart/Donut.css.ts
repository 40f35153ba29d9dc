import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { figures, focusRing, media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { space, type } from '../../theme/tokens.ts'

export const frame = component(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.md}px ${space['2xl']}px` },
  'frame',
)
export const picture = component(
  {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: `min(100%, ${rem(200)})`,
    borderRadius: '50%',
    selectors: { '&:has(:focus-visible)': focusRing },
  },
  'picture',
)
/** Lies over the picture for the keys and for assistive technology; the pointer is that of its parts. */
export const slider = component(
  { position: 'absolute', inset: 0, inlineSize: '100%', margin: 0, opacity: 0, pointerEvents: 'none' },
  'slider',
)
export const drawing = component({ gridArea: '1 / 1', inlineSize: '100%', blockSize: 'auto' }, 'drawing')

const colors = [vars.accent, vars.text2, vars.info, vars.success, vars.warning, vars.danger]
const each = (name: 'stroke' | 'background') =>
  Object.fromEntries(colors.map((color, n) => [`&[data-series="${n}"]`, { [name]: color }]))
export const part = component(
  {
    fill: 'none',
    transition: 'opacity .16s',
    selectors: { ...each('stroke'), '[data-active] > &:not([data-active])': { opacity: 0.4 } },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: { selectors: { '&&': { stroke: 'CanvasText' } } },
    },
  },
  'part',
)
export const centre = component(
  {
    gridArea: '1 / 1',
    display: 'grid',
    justifyItems: 'center',
    inlineSize: '58%',
    minInlineSize: 0,
    color: vars.text2,
    fontSize: type.caption,
    lineHeight: vars.lhSnug,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  },
  'centre',
)
export const whole = component(
  { ...figures, color: vars.text, fontSize: type.body, fontWeight: vars.wghtStrong },
  'whole',
)
export const list = component(
  {
    flex: '1 1 220px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gap: `${space.xs}px ${space.sm}px`,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.text2,
    fontSize: type.dense,
    lineHeight: vars.lhSnug,
  },
  'list',
)
export const entry = component(
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    selectors: { '&[data-active]': { color: vars.text } },
  },
  'entry',
)
export const swatch = component(
  {
    inlineSize: rem(12),
    blockSize: rem(12),
    borderRadius: 3,
    selectors: each('background'),
    '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
  },
  'swatch',
)
export const value = component({ ...figures, color: vars.text, fontWeight: vars.wghtStrong, textAlign: 'end' }, 'value')
export const share = component({ ...figures, minInlineSize: '4ch', textAlign: 'end' }, 'share')
