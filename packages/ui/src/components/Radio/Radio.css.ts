import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space } from '../../theme/tokens.ts'

/** An option with an edge of its own, which shows by edge and fill that it is chosen. */
const boxed = ':is([data-variant="card"], [data-variant="tile"])'

export const group = component({ display: 'block', minInlineSize: 0 }, 'group')

export const options = component(
  {
    display: 'grid',
    selectors: {
      '&:is([data-variant="cards"], [data-variant="tiles"])': {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
        gap: space.sm,
      },
      '&[data-variant="tiles"]': { gap: half.xs },
    },
  },
  'options',
)

export const root = component(
  {
    position: 'relative',
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
    selectors: {
      '&:has(:checked)': { color: vars.text },
      '&:has(:disabled)': { color: vars.text3, cursor: 'not-allowed' },
      [`&${boxed}`]: {
        borderRadius: vars.rM,
        boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
        color: vars.text,
        transition: 'background .16s, box-shadow .16s',
      },
      '&[data-variant="card"]': { flexDirection: 'column', gap: space.sm, padding: space.md },
      '&[data-variant="tile"]': {
        alignItems: 'center',
        gap: space.sm,
        minBlockSize: 64,
        padding: px(space.xs, half.sm),
      },
      '&[data-variant="card"]:not(:has([data-part="start"]))': { paddingInlineEnd: 44 },
      [`&${boxed}:has(:checked)`]: {
        background: vars.accentSoft,
        boxShadow: `inset 0 0 0 2px ${vars.accent}`,
      },
      [`&${boxed}:has(:focus-visible)`]: focusRing,
      [`&${boxed}:has(:disabled)`]: { background: vars.surface3, boxShadow: 'none', color: vars.text3 },
    },
    '@media': {
      [media.touch]: { selectors: { '&[data-variant="row"]': { minBlockSize: 44, paddingBlock: 11 } } },
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: {
        selectors: {
          [`&${boxed}`]: { border: '1px solid CanvasText' },
          [`&${boxed}:has(:checked)`]: { outline: '2px solid Highlight' },
        },
      },
    },
  },
  'root',
)

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
    borderRadius: '50%',
    background: vars.field,
    cursor: 'inherit',
    transition: 'background .12s, border-color .12s',
    selectors: {
      '&:focus-visible': focusRing,
      '&:checked': { borderColor: vars.action, background: vars.action },
      '&:checked::before': {
        content: '""',
        inlineSize: rem(8),
        blockSize: rem(8),
        borderRadius: '50%',
        background: vars.onAction,
      },
      '[aria-invalid] &': { borderColor: vars.danger },
      '&&:disabled': { background: vars.surface3, borderColor: vars.lineStrong },
      '&&&:disabled::before': { background: vars.text3 },
      // A card shows by its edge and fill which one it is, and the mark is in its corner.
      '[data-variant="card"] > &': { position: 'absolute', insetBlockStart: half.sm, insetInlineEnd: half.sm },
      '[data-variant="card"] > &:not(:checked)': { borderColor: 'transparent', background: 'none' },
      '[data-variant="card"] > &:focus-visible': { outline: 'none' },
      '[data-variant="tile"] > &': {
        position: 'absolute',
        inset: 0,
        inlineSize: 'auto',
        blockSize: 'auto',
        opacity: 0,
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
    },
  },
  'input',
)
export const start = component(
  { display: 'flex', flex: 'none', selectors: { 'input:checked ~ &': { color: vars.accentText } } },
  'start',
)
export const words = component({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }, 'words')
export const label = component({ selectors: { [`${boxed} &`]: { fontWeight: vars.wghtLabel } } }, 'label')
export const note = component({ color: vars.text3, fontSize: vars.fs2 }, 'note')
