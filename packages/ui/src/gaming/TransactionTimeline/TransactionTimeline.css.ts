import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display } from '../../theme/mixins.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

export const root = component(
  {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    minInlineSize: 0,
  },
  'root',
)
export const head = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: px(space.xs, space.sm),
  },
  'head',
)
export const title = component({ fontSize: vars.fs5, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug }, 'title')
export const amount = component({ fontSize: type.headlineLarge }, 'amount')
export const owner = component({ color: vars.text2 }, 'owner')
export const note = component({ marginBlockStart: half.none }, 'note')
export const reason = component({ marginBlockStart: half.none, color: vars.text2 }, 'reason')
export const time = component(
  {
    ...display,
    display: 'block',
    marginBlockStart: space['2xs'],
    color: vars.accentText,
    fontSize: type.headline,
    lineHeight: 1.3,
    letterSpacing: 0,
    direction: 'ltr',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    fontVariantNumeric: 'lining-nums',
  },
  'time',
)
export const actions = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: half.xs,
    '@container': { '(max-width: 260px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'actions',
)
export const whole = component({ gridColumn: '1 / -1' }, 'whole')
