import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { hitArea, media } from '../../theme/mixins.ts'

export const root = component(
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.hTool,
    blockSize: vars.hTool,
    border: '1px solid transparent',
    borderRadius: vars.rControl,
    color: vars.text2,
    transition: 'background .16s, color .16s',
    selectors: {
      '&[data-size="sm"]': { inlineSize: `calc(${vars.hTool} - 8px)`, blockSize: `calc(${vars.hTool} - 8px)` },
      '&[data-size="lg"]': { inlineSize: vars.hField, blockSize: vars.hField },
      '&[data-variant="secondary"]': { background: vars.actionQuiet, borderColor: vars.lineStrong },
      '&:not(:disabled):hover, &[aria-pressed="true"], &[data-state="open"]': {
        color: vars.text,
        background: vars.actionQuiet,
      },
      '&:not(:disabled):active': { translate: '0 1px' },
      '&:disabled': { color: vars.text3, cursor: 'not-allowed', opacity: 0.6 },
      '&[data-dot]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '22%',
        insetInlineEnd: '22%',
        inlineSize: 7,
        blockSize: 7,
        borderRadius: '50%',
        background: vars.support,
        boxShadow: `0 0 0 2px ${vars.bg}`,
      },
    },
    '@media': {
      [media.touch]: { selectors: { '&::after': hitArea(40, 1), '&[data-size="sm"]::after': hitArea(32, 1) } },
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-dot]::before': { background: 'Highlight', forcedColorAdjust: 'none', boxShadow: 'none' } },
      },
    },
  },
  'root',
)
