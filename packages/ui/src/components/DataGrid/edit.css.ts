import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const editable = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space['2xs'],
    selectors: { '[data-align="end"] > &': { justifyContent: 'end' } },
    '@media': { [media.phone]: { selectors: { '[data-align="end"] > &': { justifyContent: 'start' } } } },
  },
  'editable',
)
export const value = component({ minInlineSize: 0, selectors: { '&:empty': { marginInlineEnd: -half.xs } } }, 'value')
export const pencil = component(
  {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    marginBlock: -space['2xs'],
    borderRadius: vars.rS,
    color: vars.text3,
    selectors: {
      '&:hover': { background: vars.surface3, color: vars.text },
      '&::after': { content: '""', position: 'absolute', inset: -8 },
    },
  },
  'pencil',
)
export const form = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space['2xs'],
    marginBlock: -half['2xs'],
    '@media': { [media.phone]: { marginBlock: px(half['2xs'], 0) } },
  },
  'form',
)
export const field = component(
  {
    flex: '1 1 72px',
    minInlineSize: 0,
    minBlockSize: 36,
    paddingInline: space.xs,
    border: `1px solid ${vars.lineInput}`,
    borderRadius: vars.rS,
    background: vars.field,
    color: vars.text,
    font: 'inherit',
    textAlign: 'inherit',
    selectors: { '&[aria-invalid]': { borderColor: vars.danger } },
    '@media': { [media.touch]: { minBlockSize: 44, fontSize: 16 } },
  },
  'field',
)
export const note = component({ flexBasis: '100%', color: vars.text3, fontSize: vars.fs2 }, 'note')
export const fault = component({ flexBasis: '100%', color: vars.danger, fontSize: vars.fs2 }, 'fault')
