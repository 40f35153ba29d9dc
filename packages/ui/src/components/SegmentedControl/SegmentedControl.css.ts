import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, media } from '../../theme/mixins.ts'
import { space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'flex',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: space['2xs'],
    borderRadius: vars.rM,
    background: vars.surface,
    boxShadow: `inset 0 0 0 1px ${vars.line}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    selectors: { '&[data-full]': { inlineSize: '100%' } },
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  'root',
)

export const segment = component(
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: vars.hSm,
    paddingInline: space.md,
    borderRadius: `calc(${vars.rM} - 4px)`,
    color: vars.text2,
    fontSize: vars.fs3,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    whiteSpace: 'nowrap',
    transition: 'background .16s, color .16s',
    selectors: {
      '&:hover': { color: vars.text },
      '&[data-state="on"]': { background: vars.surface3, color: vars.text },
      '&:has(:focus-visible)': { ...focusRing, outlineOffset: -2 },
      '&:has(:disabled)': { color: vars.text3 },
      '[data-full] > &': { flex: '1 1 0', paddingInline: space.xs },
    },
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: { selectors: { '&[data-state="on"]': { outline: '2px solid Highlight', outlineOffset: -3 } } },
    },
  },
  'segment',
)

/** The radio button itself: invisible, and as large as its segment, so that a press is a press on it. */
export const input = component(
  {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: 'inherit',
    outline: 'none',
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
  'input',
)
