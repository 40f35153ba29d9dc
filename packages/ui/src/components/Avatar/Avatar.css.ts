import { createVar } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'

const side = createVar('side')

export const root = component(
  {
    vars: { [side]: '44px' },
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: side,
    blockSize: side,
    border: `1px solid ${vars.accentLine}`,
    borderRadius: '50%',
    background: vars.accentSoft,
    color: vars.accentText,
    fontSize: `calc(${side} * .35)`,
    fontWeight: vars.wghtStrong,
    lineHeight: 1,
    overflow: 'hidden',
    userSelect: 'none',
    selectors: {
      '&[data-size="sm"]': { vars: { [side]: '32px' }, fontSize: `calc(${side} * .41)` },
      '&[data-variant="square"]': { borderRadius: vars.rM },
      '&[data-size="lg"]': { vars: { [side]: '64px' } },
    },
    '@media': { [media.forced]: { borderColor: 'CanvasText' } },
  },
  'root',
)

export const picture = component(
  { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  'picture',
)
