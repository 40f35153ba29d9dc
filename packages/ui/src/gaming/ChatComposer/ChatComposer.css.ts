import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const root = component({ display: 'grid', minInlineSize: 0 }, 'root')
export const line = component(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 44px',
    alignItems: 'end',
    gap: space.xs,
  },
  'line',
)
export const field = component(
  {
    gridColumn: 2,
    display: 'flex',
    alignItems: 'end',
    minInlineSize: 0,
    border: `1px solid ${vars.lineInput}`,
    borderRadius: 24,
    background: vars.field,
    selectors: {
      '&:focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
      '&[data-state="error"]': { borderColor: vars.danger },
    },
  },
  'field',
)
/** Grows with its text up to four lines. Below 16 px a phone would zoom in on it. */
export const input = component(
  {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 44,
    maxBlockSize: 116,
    paddingBlock: half.xs,
    paddingInline: px(half.md, space['2xs']),
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.text,
    font: 'inherit',
    fontSize: 'max(1rem, 16px)',
    lineHeight: 1.5,
    resize: 'none',
    fieldSizing: 'content',
    selectors: { '&::placeholder': { color: vars.text3, opacity: 1 } },
  },
  'input',
)
export const send = component(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: '50%',
    background: vars.action,
    color: vars.onAction,
    transition: 'background 160ms',
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.actionHover },
      '&[aria-disabled="true"]': { background: vars.surface3, color: vars.text3, cursor: 'default' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'send',
)
export const sendIcon = component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }, 'sendIcon')
export const below = component(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.sm,
    // In line with the words above.
    paddingInline: 60,
    color: vars.text3,
    fontSize: vars.fs2,
    minBlockSize: 20,
    '@media': { [media.phone]: { paddingInline: space['2xs'] } },
  },
  'below',
)
export const counter = component({ selectors: { '&[data-state="over"]': { color: vars.danger } } }, 'counter')

/** Between the button before the text and the one that sends it; as wide as the composer on a phone. */
export const list = component(
  {
    position: 'absolute',
    zIndex: 3,
    insetInline: 52,
    insetBlockEnd: `calc(100% + ${space.xs}px)`,
    maxBlockSize: 264,
    padding: half['2xs'],
    overflowY: 'auto',
    border: `1px solid ${vars.lineStrong}`,
    borderRadius: vars.rM,
    background: vars.surface,
    boxShadow: vars.shadow2,
    '@media': { [media.phone]: { insetInline: 0 } },
  },
  'list',
)
export const option = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: half.xs,
    inlineSize: '100%',
    minBlockSize: 44,
    paddingInline: space.xs,
    borderRadius: vars.rS,
    color: vars.text,
    textAlign: 'start',
    selectors: {
      '&[aria-selected="true"]': { background: vars.actionQuiet },
      '&:hover': { background: vars.surface2 },
    },
  },
  'option',
)
