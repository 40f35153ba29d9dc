import { keyframes } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, focusRing, media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { space } from '../../theme/tokens.ts'

const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const root = component({ display: 'block', minInlineSize: 0 }, 'root')

export const row = component(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minBlockSize: vars.hSm,
    color: vars.text,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { color: vars.text3, cursor: 'not-allowed' },
      '&:has([aria-busy])': { cursor: 'progress' },
    },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  },
  'row',
)
export const label = component({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'label')

const KNOB = 18
const TRACK = 44

/** The track is the checkbox itself and the knob its mark: its position, not colour alone, shows the state. */
export const input = component(
  {
    appearance: 'none',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    inlineSize: rem(TRACK),
    blockSize: rem(26),
    margin: 0,
    paddingInline: 3,
    border: `1.5px solid ${vars.lineInput}`,
    borderRadius: vars.rPill,
    background: vars.field,
    cursor: 'inherit',
    transition: 'background .16s, border-color .16s',
    '::before': {
      content: '""',
      inlineSize: rem(KNOB),
      blockSize: rem(KNOB),
      borderRadius: '50%',
      background: vars.text3,
      transition: `margin .16s ${ease}, background .16s`,
    },
    selectors: {
      '&:focus-visible': focusRing,
      '&:checked': { background: vars.action, borderColor: vars.action },
      '&:checked::before': { background: vars.onAction, marginInlineStart: `calc(${rem(TRACK - KNOB)} - 9px)` },
      '&[aria-invalid]': { borderColor: vars.danger },
      '&[aria-busy]::before': { animation: `${breathe} 1s infinite` },
      '&&:disabled': { background: vars.surface3, borderColor: vars.lineStrong },
      '&&&:disabled::before': { background: vars.lineInput },
    },
    '@media': {
      [media.reducedMotion]: {
        transition: 'none',
        '::before': { transition: 'none' },
        selectors: { '&[aria-busy]::before': { animation: 'none', opacity: 0.5 } },
      },
      [media.forced]: {
        borderColor: 'ButtonText',
        '::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
        selectors: {
          '&:checked::before': { background: 'Highlight' },
          '&&&:disabled::before': { background: 'GrayText' },
        },
      },
    },
  },
  'input',
)
