import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display } from '../../theme/mixins.ts'

/** The number is the headline: large, light, wide. Its size is the `font-size` around it. */
export const root = component(
  {
    ...display,
    display: 'inline-flex',
    alignItems: 'flex-start',
    direction: 'ltr',
    unicodeBidi: 'isolate',
    color: vars.text,
    fontVariantNumeric: 'lining-nums',
    letterSpacing: '-.015em',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
  'root',
)
const small = { fontSize: '.42em', lineHeight: 1.5, letterSpacing: 0 } as const
export const sign = component({ ...small, marginInlineEnd: '.3em', color: vars.accentText }, 'sign')
export const tail = component({ ...small, marginInlineStart: '.1em', color: vars.text3 }, 'tail')
export const unit = component(
  { ...small, alignSelf: 'flex-end', marginInlineStart: '.15em', lineHeight: 1.75, color: vars.text3 },
  'unit',
)
