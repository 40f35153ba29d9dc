import { keyframes } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space } from '../../theme/tokens.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

/** Bottom centre, above a phone's bottom bar and above any dialog. Empty it lets every press through. */
export const root = component(
  {
    position: 'fixed',
    zIndex: 10,
    insetInline: 0,
    insetBlockEnd: half.xl,
    display: 'grid',
    justifyItems: 'center',
    gap: space.xs,
    paddingInline: space.md,
    outline: 'none',
    pointerEvents: 'none',
    // Above the bottom bar of 60 px.
    '@media': { [media.phone]: { insetBlockEnd: 'calc(80px + env(safe-area-inset-bottom))' } },
  },
  'root',
)

export const toast = component(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    inlineSize: 'fit-content',
    minInlineSize: `min(${rem(280)}, 100%)`,
    maxInlineSize: `min(${rem(480)}, 100%)`,
    paddingBlock: space.sm,
    paddingInline: px(space.md, space.xs),
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rM,
    background: vars.surface3,
    color: vars.text,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    boxShadow: vars.shadow2,
    animation: `${rise} .2s ${ease}`,
    selectors: {
      // Also while a dialog disables pointer events of the page.
      '&&': { pointerEvents: 'auto !important' as 'auto' },
      '&[data-swipe="move"]': { translate: 'var(--radix-toast-swipe-move-x) 0' },
      '&[data-swipe="cancel"]': { translate: 'none', transition: 'translate .16s' },
    },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  'toast',
)
export const icon = component(
  {
    marginBlockStart: half.none,
    color: vars.info,
    selectors: {
      [`${toast}[data-tone="success"] &`]: { color: vars.success },
      [`${toast}[data-tone="warning"] &`]: { color: vars.warning },
      [`${toast}[data-tone="danger"] &`]: { color: vars.danger },
    },
  },
  'icon',
)
export const words = component(
  { flex: 1, minInlineSize: 0, paddingBlock: half.none, overflowWrap: 'anywhere' },
  'words',
)
export const title = component({ fontWeight: vars.wghtLabel }, 'title')
export const description = component({ color: vars.text2 }, 'description')
export const action = component(
  {
    position: 'relative',
    flex: 'none',
    minBlockSize: 28,
    paddingInline: space.xs,
    borderRadius: vars.rS,
    color: vars.accentText,
    fontWeight: vars.wghtStrong,
    selectors: { '&:hover': { background: vars.actionQuiet } },
    '@media': { [media.touch]: { minBlockSize: 44, marginBlock: -space.xs } },
  },
  'action',
)
export const close = component({ selectors: { '&&': { marginBlock: -half.none } } }, 'close')
