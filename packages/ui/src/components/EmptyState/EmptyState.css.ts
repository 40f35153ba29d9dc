import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { display } from '../../theme/mixins.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xs,
    padding: px(half['2xl'], space.xl),
    textAlign: 'center',
  },
  'root',
)
export const title = component(
  { ...display, marginBlockStart: space.sm, fontSize: type.heading, overflowWrap: 'anywhere' },
  'title',
)
export const text = component(
  { maxInlineSize: '42ch', color: vars.text2, fontSize: vars.fs3, lineHeight: vars.lhBody, textWrap: 'balance' },
  'text',
)
export const actions = component(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.sm, marginBlockStart: space.sm },
  'actions',
)
