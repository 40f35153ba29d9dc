import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { atLeast } from '../../theme/rem.ts'
import { space } from '../../theme/tokens.ts'

export const input = component(
  {
    flex: 1,
    minInlineSize: 0,
    // 16 px at least where a finger types: smaller makes iOS zoom the page.
    fontSize: `max(${vars.fs4}, 1em)`,
    minBlockSize: `calc(${vars.hField} - 4px)`,
    padding: 0,
    border: 0,
    background: 'none',
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.text3, opacity: 1 },
      '&:autofill': { WebkitTextFillColor: vars.text, transition: 'background-color 1s 99999s' },
      // Only dots show: those of the system are round in every brand.
      '&[type="password"]:not(:placeholder-shown)': { fontFamily: 'system-ui', letterSpacing: '.1em' },
      '&[data-ltr]': { direction: 'ltr' },
      '[dir="rtl"] &[data-ltr]': { textAlign: 'end' },
    },
    '@media': { '(pointer: coarse)': { fontSize: atLeast(16) } },
  },
  'input',
)
export const start = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    flex: 'none',
    color: vars.text3,
    direction: 'ltr',
    unicodeBidi: 'isolate',
  },
  'start',
)
export const end = component(
  { display: 'flex', alignItems: 'center', gap: space.xs, flex: 'none', marginInlineEnd: -space.xs, color: vars.text3 },
  'end',
)
