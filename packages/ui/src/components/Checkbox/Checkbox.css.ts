import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { focusRing, media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, space } from '../../theme/tokens.ts'

export const root = component({ display: 'block', minInlineSize: 0 }, 'root')

export const row = component(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: half.xs,
    minBlockSize: `calc(${vars.hTool} - 8px)`,
    // Centres a line of text of 22 px.
    paddingBlock: 5,
    color: vars.text2,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.text3, cursor: 'not-allowed' } },
    '@media': { [media.touch]: { minBlockSize: 44, paddingBlock: 11 } },
  },
  'row',
)

const drawn = { content: '""', inlineSize: rem(12), blockSize: rem(12), background: vars.onAction } as const

export const input = component(
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: rem(20),
    blockSize: rem(20),
    margin: 0,
    border: `1.5px solid ${vars.lineInput}`,
    borderRadius: vars.rS,
    background: vars.field,
    cursor: 'inherit',
    transition: 'background .12s, border-color .12s',
    selectors: {
      '&:focus-visible': focusRing,
      '&:checked, &:indeterminate': { background: vars.action, borderColor: vars.action },
      '&:checked:not(:indeterminate)::before': {
        ...drawn,
        clipPath: 'polygon(9% 49%, 0 60%, 37% 92%, 100% 20%, 90% 10%, 36% 71%)',
      },
      '&:indeterminate::before': { ...drawn, blockSize: 2 },
      '&[aria-invalid]': { borderColor: vars.danger },
      '&&:disabled': { background: vars.surface3, borderColor: vars.lineStrong },
      '&&&:disabled::before': { background: vars.text3 },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
    },
  },
  'input',
)

export const options = component(
  { display: 'grid', rowGap: space['2xs'], selectors: { '&[data-inset]': { paddingInlineStart: space.xl } } },
  'options',
)
