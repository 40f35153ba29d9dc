import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    selectors: {
      '&[data-align="start"]': { justifyItems: 'start' },
      '&[data-align="center"]': { justifyItems: 'center' },
      '&[data-align="end"]': { justifyItems: 'end' },
      '&[data-grow]': { flex: 1, minInlineSize: 0 },
    },
  },
  'root',
)
globalStyle(`${root}[data-divided] > *`, { '@layer': { [layers.components]: { paddingBlock: space.sm } } })
// Not `* + *`: with it every element inserted anywhere on a page restyles all that comes after it.
globalStyle(`${root}[data-divided] > :not(:first-child)`, {
  '@layer': { [layers.components]: { borderBlockStart: `1px solid ${vars.line}` } },
})
