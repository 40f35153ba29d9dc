import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'

export const root = component({ display: 'block', minInlineSize: 0 }, 'root')

export const head = component(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.xs,
    marginBlockEnd: half['2xs'],
    color: vars.text2,
    fontSize: vars.fs2,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
  },
  'head',
)
export const required = component(
  { marginInlineStart: space['2xs'], color: vars.accentText, fontStyle: 'normal' },
  'required',
)
export const aside = component(
  { marginInlineStart: 'auto', textAlign: 'end', color: vars.text3, fontWeight: vars.weight },
  'aside',
)

export const message = component(
  {
    display: 'flex',
    gap: half['2xs'],
    marginBlockStart: half['2xs'],
    color: vars.text3,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
    selectors: { '&[data-part="error"]': { color: vars.danger }, '&[data-part="valid"]': { color: vars.success } },
  },
  'message',
)
export const messageIcon = component({ marginBlockStart: '.15em' }, 'messageIcon')

/** The box of any control: an input inside it, or a button that is it. */
export const box = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: half.xs,
    inlineSize: '100%',
    minBlockSize: vars.hField,
    paddingInline: half.sm,
    border: `1px solid ${vars.lineInput}`,
    borderRadius: vars.rControl,
    background: vars.field,
    color: vars.text,
    fontSize: vars.fs4,
    transition: 'border-color .16s, box-shadow .16s',
    selectors: {
      '&[data-state="error"]': { borderColor: vars.danger, boxShadow: `inset 0 0 0 .5px ${vars.danger}` },
      '&:focus-visible, &:has(:is(input, textarea):focus-visible)': {
        outline: 'none',
        borderColor: vars.focus,
        boxShadow: `inset 0 0 0 1px ${vars.focus}`,
      },
      '&:disabled, &[data-disabled], &:has(:is(input, textarea):disabled)': {
        background: vars.surface3,
        borderColor: 'transparent',
        color: vars.text3,
      },
      '&:has(:is(input:not([type="hidden"]), textarea):read-only:not(:disabled))': {
        background: vars.surface2,
        borderColor: vars.lineStrong,
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: {
        selectors: { '&:focus-visible, &:has(:is(input, textarea):focus-visible)': { outline: '2px solid Highlight' } },
      },
    },
  },
  'box',
)
