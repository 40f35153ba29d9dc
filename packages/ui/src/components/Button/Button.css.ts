import { keyframes, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { ease, hitArea, media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

const spin = keyframes({ to: { transform: 'rotate(1turn)' } })

// States are attributes, so that one class is enough and scripts and tests read the same words as the styles.
const live = ':not(:disabled, [aria-disabled="true"])'

const looks: NonNullable<StyleRule['selectors']> = {
  '&[data-variant="primary"]': {
    // With its colour below the gradient: on hover only that is in transition.
    background: `linear-gradient(${vars.actionSheen}, ${vars.action} 55%) border-box ${vars.action}`,
    color: vars.onAction,
    boxShadow: vars.raised,
  },
  [`&[data-variant="primary"]${live}:hover`]: {
    background: vars.actionHover,
    boxShadow: vars.raisedHover,
    translate: `0 ${vars.lift}`,
  },
  [`&[data-variant="primary"]${live}:active`]: { boxShadow: vars.raisedPressed },
  '&[data-variant="secondary"]': { background: vars.actionQuiet, color: vars.text, borderColor: vars.lineStrong },
  [`&[data-variant="secondary"]${live}:hover`]: { background: vars.surface3 },
  '&[data-variant="quiet"]': { color: vars.text2, paddingInline: space.sm },
  [`&[data-variant="quiet"]${live}:hover`]: { color: vars.text, background: vars.actionQuiet },
  '&[data-variant="danger"]': {
    color: vars.danger,
    borderColor: `color-mix(in oklab, ${vars.danger}, transparent 60%)`,
  },
  [`&[data-variant="danger"]${live}:hover`]: { background: vars.dangerSoft },
}

export const root = component(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: vars.hMd,
    padding: px(space['2xs'], space.lg),
    border: '1px solid transparent',
    borderRadius: vars.rControl,
    fontSize: vars.fs3,
    fontWeight: vars.wghtStrong,
    lineHeight: vars.lhSnug,
    textAlign: 'center',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background .16s, box-shadow .16s ${ease}, translate .16s ${ease}`,
    selectors: {
      ...looks,
      [`&${live}:active`]: { translate: `0 ${vars.press}` },
      '&[data-size="sm"]': { minBlockSize: vars.hSm, paddingInline: half.sm, fontSize: vars.fs2 },
      '&[data-size="lg"]': { minBlockSize: vars.hLg, paddingInline: half.xl, fontSize: vars.fs4 },
      '&[data-full]': { inlineSize: '100%' },
      '&:disabled, &[aria-disabled="true"]:not([aria-busy])': {
        background: vars.surface3,
        borderColor: 'transparent',
        color: vars.text3,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
      '&[aria-busy]': { display: 'inline-grid', cursor: 'progress' },
    },
    '@media': {
      [media.touch]: { selectors: { '&[data-size="sm"]::after': hitArea(36, 1) } },
      [media.reducedMotion]: { transition: 'none', selectors: { '&&&': { translate: 'none' } } },
      [media.forced]: {
        borderColor: 'ButtonText',
        selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
  'root',
)

/** Both labels of a busy button share one cell, so that the width stays. */
export const label = component(
  {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    selectors: {
      '&[data-part="label"]': { opacity: 0 },
      '&[data-part="label"][aria-hidden]': { visibility: 'hidden' },
      '&[data-part="busy"]::before': {
        content: '""',
        inlineSize: 16,
        blockSize: 16,
        flex: 'none',
        border: '2px solid',
        borderBlockStartColor: 'transparent',
        borderRadius: '50%',
        animation: `${spin} .8s linear infinite`,
      },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&[data-part="busy"]::before': { animationDuration: '3s' } } } },
  },
  'label',
)
