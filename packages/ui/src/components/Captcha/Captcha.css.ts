import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half } from '../../theme/tokens.ts'

export const row = component({ display: 'flex', alignItems: 'center', gap: half.xs }, 'row')
export const answer = component(
  { selectors: { '&&': { flex: '1 1 0', inlineSize: 'auto', minInlineSize: 0 } } },
  'answer',
)

/** The picture is dark on light in every scheme; only its corner is rounded. */
export const picture = component(
  {
    flex: '0 1 auto',
    display: 'grid',
    minInlineSize: 96,
    blockSize: vars.hField,
    borderRadius: vars.rS,
    overflow: 'hidden',
    transition: 'opacity .16s',
    selectors: {
      '&[data-state="loading"]': { opacity: 0.5 },
      '&[data-state="failed"]': { border: `1px dashed ${vars.lineInput}` },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'picture',
)
export const image = component(
  {
    blockSize: vars.hField,
    inlineSize: 'auto',
    maxInlineSize: '100%',
    objectFit: 'contain',
    borderRadius: 'inherit',
    outline: `1px solid ${vars.line}`,
    outlineOffset: -1,
  },
  'image',
)
export const outline = component(
  { selectors: { '&&': { minBlockSize: vars.hField, inlineSize: 137, maxInlineSize: '100%' } } },
  'outline',
)

export const notice = component(
  {
    display: 'block',
    color: vars.warning,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
    selectors: { '&:not(:empty)': { marginBlockStart: half['2xs'] } },
  },
  'notice',
)
