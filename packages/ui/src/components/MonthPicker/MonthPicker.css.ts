import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, media, oneLine } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { space, type } from '../../theme/tokens.ts'

/** A row of fields gives it no less than a month takes. */
export const root = component({ selectors: { '&&': { minInlineSize: `min(100%, ${rem(160)})` } } }, 'root')

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
export const words = component(
  { ...oneLine, flex: 1, selectors: { '&[data-placeholder]': { color: vars.text3 } } },
  'words',
)
export const sign = component({ flex: 'none', color: vars.text3 }, 'sign')
export const card = component(
  { selectors: { '&&&': { inlineSize: `min(${rem(340)}, calc(100vw - 20px))`, padding: space.sm } } },
  'card',
)
export const panel = component({ display: 'grid', justifyItems: 'center', gap: space.xs }, 'panel')
export const grid = component({ display: 'grid', gap: space['2xs'], inlineSize: '100%', outline: 'none' }, 'grid')
export const row = component(
  { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space['2xs'] },
  'row',
)
export const cell = component({ display: 'grid' }, 'cell')
export const month = component(
  {
    minInlineSize: 0,
    minBlockSize: vars.hMd,
    padding: space['2xs'],
    border: '1px solid transparent',
    borderRadius: vars.rControl,
    color: vars.text,
    fontSize: type.dense,
    lineHeight: vars.lhSnug,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:disabled):hover': { background: vars.actionQuiet },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&:disabled': { color: vars.text3, opacity: 0.55, cursor: 'not-allowed' },
      '&[data-today]': { borderColor: vars.accentLine, fontWeight: vars.wghtStrong },
      '&&[data-selected]': { background: vars.action, color: vars.onAction, fontWeight: vars.wghtStrong },
    },
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.forced]: {
        selectors: {
          '&&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  'month',
)
