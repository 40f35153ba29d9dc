import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { layers } from '../../theme/layers.css.ts'
import { space } from '../../theme/tokens.ts'

/** As high as the column it is in leaves room for; messages scroll within. */
export const root = component(
  { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 },
  'root',
)
export const scroller = component(
  {
    flex: 1,
    minBlockSize: 0,
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: space.md,
    scrollbarGutter: 'stable',
  },
  'scroller',
)
export const log = component({ display: 'flex', flexDirection: 'column', gap: space.lg, minBlockSize: '100%' }, 'log')
/** Few messages stand at the lower end, where the next one comes. */
export const push = component({ flex: 1 }, 'push')
export const lead = component({ display: 'grid', justifyItems: 'center' }, 'lead')

/** Takes no room of its own: the way to the end lies over the last lines. */
export const end = component({ position: 'relative', blockSize: 0 }, 'end')
export const pill = component(
  {
    position: 'absolute',
    zIndex: 2,
    insetBlockEnd: '100%',
    insetInline: 0,
    display: 'grid',
    justifyItems: 'center',
    paddingBlockEnd: space.xs,
    pointerEvents: 'none',
  },
  'pill',
)
globalStyle(`${pill} > *`, { '@layer': { [layers.components]: { pointerEvents: 'auto' } } })
