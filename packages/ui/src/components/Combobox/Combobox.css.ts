import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const list = component(
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'var(--radix-popover-trigger-width)',
    maxBlockSize: 'min(340px, var(--radix-popover-content-available-height, 340px))',
    selectors: {
      '&&': {
        minInlineSize: 'min(240px, calc(100vw - 20px))',
        maxInlineSize: 'calc(100vw - 20px)',
        overflow: 'hidden',
      },
    },
  },
  'list',
)
export const frame = component({ display: 'flex', flexDirection: 'column', minBlockSize: 0 }, 'frame')
export const options = component(
  {
    position: 'relative',
    minBlockSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  },
  'options',
)
/** Rows out of sight are neither laid out nor painted: a list of 250 costs what is seen of it. */
export const row = component(
  {
    contentVisibility: 'auto',
    // Without the padding: an estimate that is wrong would move the list under the highlight.
    containIntrinsicBlockSize: `auto calc(${vars.hTool} - 12px)`,
    '@media': { [media.touch]: { containIntrinsicBlockSize: 'auto 32px' } },
  },
  'row',
)
export const label = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }, 'label')
export const note = component({ flex: 'none', direction: 'ltr', unicodeBidi: 'isolate' }, 'note')
export const none = component(
  { padding: px(space.xs, half.xs), color: vars.text3, fontSize: vars.fs3, lineHeight: vars.lhSnug },
  'none',
)
export const start = component({ display: 'flex', alignItems: 'center', flex: 'none' }, 'start')
export const tools = component(
  { display: 'flex', alignItems: 'center', flex: 'none', marginInlineEnd: -space.xs },
  'tools',
)
