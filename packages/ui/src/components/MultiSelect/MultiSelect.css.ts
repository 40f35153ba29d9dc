import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, oneLine } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const tool = component(
  { display: 'inline-block', minInlineSize: 0, maxInlineSize: '100%', verticalAlign: 'top' },
  'tool',
)
export const trigger = component(
  {
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      '&[aria-invalid="true"]': { borderColor: vars.danger, boxShadow: `inset 0 0 0 .5px ${vars.danger}` },
    },
  },
  'trigger',
)
export const value = component(
  { ...oneLine, flex: 1, selectors: { '&[data-placeholder]': { color: vars.text3 } } },
  'value',
)
export const sign = component({ flex: 'none', color: vars.text3 }, 'sign')

export const card = component(
  {
    selectors: {
      '&&&': {
        inlineSize: 'clamp(min(280px, 100vw - 20px), var(--radix-popover-trigger-width), 480px)',
        maxInlineSize: 'calc(100vw - 20px)',
        padding: space.xs,
      },
    },
  },
  'card',
)
export const inside = component({ display: 'grid', gap: space.xs, gridTemplateColumns: 'minmax(0, 1fr)' }, 'inside')
export const search = component({ minBlockSize: 44 }, 'search')
export const options = component(
  {
    maxBlockSize: 'min(300px, 45vh)',
    margin: 0,
    padding: half.none,
    listStyle: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  },
  'options',
)
export const option = component({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 32px' }, 'option')
/** Drawn as the box of Checkbox is. */
export const mark = component(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(20),
    blockSize: rem(20),
    border: `1.5px solid ${vars.lineInput}`,
    borderRadius: vars.rS,
    background: vars.field,
    color: vars.onAction,
    selectors: {
      '[aria-selected="true"] > &': { background: vars.action, borderColor: vars.action },
    },
    '@media': { [media.forced]: { selectors: { '[aria-selected="true"] > &': { background: 'Highlight' } } } },
  },
  'mark',
)
export const words = component({ flex: '0 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }, 'words')
export const note = component({ marginInlineStart: 'auto', color: vars.text3, fontSize: vars.fs2 }, 'note')
export const none = component(
  { margin: 0, padding: px(space.xs, half.xs), color: vars.text3, fontSize: vars.fs3, lineHeight: vars.lhSnug },
  'none',
)
export const foot = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    marginBlockStart: space.xs,
    paddingBlockStart: space.xs,
    paddingInlineStart: space.xs,
    borderBlockStart: `1px solid ${vars.line}`,
  },
  'foot',
)
export const count = component({ color: vars.text3, fontSize: vars.fs2 }, 'count')
export const chips = component(
  { display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.xs },
  'chips',
)
export const chip = component(
  { selectors: { '&&': { flex: '0 1 auto', minInlineSize: 0, paddingBlock: half['2xs'], whiteSpace: 'normal' } } },
  'chip',
)
