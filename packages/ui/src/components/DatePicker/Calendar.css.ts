import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, media } from '../../theme/mixins.ts'
import { atLeast } from '../../theme/rem.ts'
import { half, space } from '../../theme/tokens.ts'

const cell = `max(${vars.hTool}, 36px)`

export const root = component({ minInlineSize: 0 }, 'root')
export const months = component({ display: 'flex', flexWrap: 'wrap', gap: space.xl }, 'months')
export const month = component(
  {
    flex: '1 1 0',
    minInlineSize: `min(100%, calc(7 * ${cell}))`,
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) 36px',
    alignContent: 'start',
    alignItems: 'center',
    justifyItems: 'center',
    '@media': { [media.touch]: { minInlineSize: 'min(100%, 308px)' } },
  },
  'month',
)
export const caption = component(
  {
    gridColumn: 2,
    gridRow: 1,
    display: 'flex',
    justifyContent: 'center',
    minBlockSize: cell,
    alignItems: 'center',
    inlineSize: '100%',
    fontSize: vars.fs3,
    fontWeight: vars.wghtStrong,
    color: vars.text,
    textAlign: 'center',
  },
  'caption',
)
export const previous = component(
  { gridColumn: 1, gridRow: 1, selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' } } },
  'previous',
)
export const next = component(
  { gridColumn: 3, gridRow: 1, selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' } } },
  'next',
)
export const grid = component(
  {
    gridColumn: '1 / -1',
    gridRow: 2,
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0 2px',
  },
  'grid',
)
export const weekday = component(
  { blockSize: 32, padding: 0, color: vars.text3, fontSize: vars.fs1, fontWeight: vars.wghtLabel, textAlign: 'center' },
  'weekday',
)

export const day = component({ padding: 0, textAlign: 'center' }, 'day')
/** Days between the ends are on a band that runs through the week. */
export const middle = component(
  {
    background: vars.accentSoft,
    selectors: {
      '&:first-child': { borderStartStartRadius: vars.rControl, borderEndStartRadius: vars.rControl },
      '&:last-child': { borderStartEndRadius: vars.rControl, borderEndEndRadius: vars.rControl },
    },
    '@media': { [media.forced]: { borderBlock: '1px solid Highlight' } },
  },
  'middle',
)
export const button = component(
  {
    position: 'relative',
    inlineSize: '100%',
    blockSize: cell,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.rControl,
    color: vars.text,
    fontSize: vars.fs3,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:not(:disabled):hover': { background: vars.actionQuiet },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&:disabled, &[aria-disabled="true"]': { color: vars.text3, opacity: 0.55, cursor: 'not-allowed' },
      [`${day}[data-outside] &`]: { color: vars.text3 },
      [`${day}[data-today] &`]: { borderColor: vars.accentLine, fontWeight: vars.wghtStrong },
      [`${day}[data-selected]:not(${middle}) &&`]: {
        background: vars.action,
        color: vars.onAction,
        fontWeight: vars.wghtStrong,
      },
    },
    '@media': {
      [media.touch]: { blockSize: 44 },
      [media.forced]: {
        selectors: {
          '&:focus-visible': { outline: '2px solid Highlight' },
          [`${day}[data-today] &`]: { borderColor: 'CanvasText' },
          [`${day}[data-selected]:not(${middle}) &&`]: {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  'button',
)
export const select = component(
  {
    minBlockSize: `calc(${cell} - 4px)`,
    paddingInline: half['2xs'],
    border: '1px solid transparent',
    borderRadius: vars.rControl,
    background: vars.surface2,
    color: vars.text,
    font: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.surface3 }, '&:focus-visible': focusRing },
    '@media': { [media.touch]: { minBlockSize: atLeast(44), fontSize: atLeast(16) } },
  },
  'select',
)
export const selects = component(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space['2xs'] },
  'selects',
)
/** Its placeholder while it is fetched: as high, so that the card does not jump. */
export const waiting = component(
  { minInlineSize: `min(100%, calc(7 * ${cell}))`, blockSize: `calc(8 * ${cell})` },
  'waiting',
)
