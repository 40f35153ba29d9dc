import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { focusRing } from '../../theme/mixins.ts'
import { px, space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minInlineSize: 0,
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rL,
    background: vars.surface,
    selectors: {
      // What reaches its edge keeps its corners.
      '&[data-padding="none"]': { overflow: 'clip' },
      '&[data-footer]': { display: 'flex', flexDirection: 'column' },
      '&[data-linked]': { position: 'relative' },
      '&[data-linked]:hover': { background: vars.surface2 },
    },
  },
  'root',
)
export const head = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: px(space.xs, space.md),
    minInlineSize: 0,
  },
  'head',
)
export const words = component({ display: 'grid', gap: space['2xs'], minInlineSize: 0, maxInlineSize: '100%' }, 'words')
export const footer = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: px(space.xs, space.sm),
    marginBlockStart: 'auto',
  },
  'footer',
)
export const link = component(
  {
    position: 'absolute',
    inset: -1,
    borderRadius: 'inherit',
    selectors: { '&:focus-visible': focusRing },
  },
  'link',
)
// Controls inside are above the link.
globalStyle(`${root}[data-linked] :is(a, button, input, select, textarea, summary):not(${link})`, {
  '@layer': { [layers.components]: { position: 'relative', zIndex: 1 } },
})
