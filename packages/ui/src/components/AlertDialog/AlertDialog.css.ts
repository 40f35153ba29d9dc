import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

// Laid over the looks of Dialog: a smaller panel, and a title in the type of the interface.
export const panel = component(
  {
    selectors: { '&&': { padding: half.xl } },
    '@media': {
      [media.phone]: {
        selectors: {
          '&&': { padding: `${space.xl}px ${space.lg}px calc(${space.lg}px + env(safe-area-inset-bottom))` },
        },
      },
    },
  },
  'panel',
)

export const head = component({ display: 'flex', alignItems: 'flex-start', gap: space.sm }, 'head')

export const icon = component(
  {
    flex: 'none',
    // In the middle of the title's first line.
    blockSize: `calc(${vars.fs5} * ${vars.lhSnug})`,
    color: vars.info,
    selectors: {
      '&[data-tone="warning"]': { color: vars.warning },
      '&[data-tone="danger"]': { color: vars.danger },
    },
  },
  'icon',
)

export const title = component(
  {
    selectors: {
      '&&': {
        minInlineSize: 0,
        padding: 0,
        font: `${vars.wghtStrong} ${vars.fs5}/${vars.lhSnug} ${vars.fontUi}`,
        letterSpacing: 0,
        overflowWrap: 'anywhere',
      },
    },
  },
  'title',
)

export const failure = component(
  {
    display: 'flex',
    gap: half.xs,
    marginBlockStart: space.md,
    padding: px(half.xs, half.sm),
    borderRadius: vars.rM,
    background: vars.dangerSoft,
    color: vars.danger,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  'failure',
)

/** On a phone the buttons share the width. */
export const answer = component({ '@media': { [media.phone]: { flex: '1 1 128px' } } }, 'answer')
