import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const zone = component(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
    minBlockSize: 88,
    padding: space.md,
    border: `1px dashed ${vars.lineInput}`,
    borderRadius: vars.rControl,
    background: vars.field,
    color: vars.text3,
    transition: 'background .16s, border-color .16s',
    selectors: {
      '&:hover': { color: vars.text2 },
      '&[data-state="over"]': { borderColor: vars.accent, borderStyle: 'solid', background: vars.accentSoft },
      '&[data-state="error"]': { borderColor: vars.danger },
      '&[data-state="full"]': { minBlockSize: 56 },
      '&:has(:focus-visible)': {
        borderStyle: 'solid',
        borderColor: vars.focus,
        boxShadow: `inset 0 0 0 1px ${vars.focus}`,
      },
      '&&:has(:disabled)': { background: vars.surface3, borderColor: 'transparent', color: vars.text3 },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: { selectors: { '&:has(:focus-visible)': { outline: '2px solid Highlight' } } },
    },
  },
  'zone',
)
/** The input itself, invisible and as large as its zone: pressing and dropping are native. */
export const input = component(
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
  'input',
)
export const words = component({ minInlineSize: 0, fontSize: vars.fs3, lineHeight: vars.lhSnug }, 'words')
export const choose = component(
  {
    color: vars.accentText,
    fontWeight: vars.wghtLabel,
    textDecoration: 'underline',
    textDecorationColor: vars.accentLine,
    textUnderlineOffset: 4,
    selectors: { '[data-part="zone"]:has(:disabled) &': { color: 'inherit', textDecoration: 'none' } },
  },
  'choose',
)
export const drop = component({ '@media': { [media.touch]: { display: 'none' } } }, 'drop')

export const list = component({ display: 'grid', gap: space.xs, marginBlockStart: half.xs }, 'list')
export const row = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: 56,
    paddingBlock: half['2xs'],
    paddingInline: px(half['2xs'], half.xs),
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rControl,
    background: vars.surface,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    selectors: {
      '&[data-state="refused"]': {
        paddingInlineStart: half.sm,
        borderColor: 'transparent',
        background: vars.dangerSoft,
        color: vars.danger,
      },
    },
    '@media': { [media.forced]: { borderColor: 'CanvasText' } },
  },
  'row',
)
export const sign = component({ flex: 'none' }, 'sign')
export const preview = component(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: vars.rS,
    background: vars.surface3,
    color: vars.text3,
    overflow: 'hidden',
  },
  'preview',
)
export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }, 'picture')
export const facts = component({ flex: 1, minInlineSize: 0, display: 'grid' }, 'facts')
export const name = component({ justifySelf: 'start', overflowWrap: 'anywhere' }, 'name')
export const note = component(
  { color: vars.text3, fontSize: vars.fs2, selectors: { '[data-state="refused"] &': { color: 'inherit' } } },
  'note',
)
