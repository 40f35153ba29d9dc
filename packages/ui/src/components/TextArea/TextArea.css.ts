import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { atLeast } from '../../theme/rem.ts'
import { half } from '../../theme/tokens.ts'

export const frame = component(
  { selectors: { '&&': { alignItems: 'stretch', paddingInline: 0, overflow: 'hidden' } } },
  'frame',
)

/** Grows with its text where the browser can, up to a third of the screen; else it is drawn larger by hand. */
export const input = component(
  {
    flex: 1,
    minInlineSize: 0,
    fieldSizing: 'content',
    minBlockSize: 112,
    maxBlockSize: 'max(112px, 34vh)',
    resize: 'none',
    // The first line is as high as that of a text field.
    paddingBlock: 11,
    paddingInline: half.sm,
    border: 0,
    background: 'none',
    outline: 'none',
    fontSize: `max(${vars.fs4}, 1em)`,
    lineHeight: vars.lhBody,
    selectors: { '&::placeholder': { color: vars.text3, opacity: 1 } },
    '@supports': { 'not (field-sizing: content)': { resize: 'vertical' } },
    '@media': { '(pointer: coarse)': { fontSize: atLeast(16) } },
  },
  'input',
)

export const counter = component(
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-state="near"]': { color: vars.warning },
      '&[data-state="over"]': { color: vars.danger, fontWeight: vars.wghtStrong },
    },
  },
  'counter',
)
