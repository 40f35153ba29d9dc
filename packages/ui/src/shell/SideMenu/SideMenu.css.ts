import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'
import { rail } from '../geometry.css.ts'
import { railed } from './MenuList.css.ts'

export const root = component({ minInlineSize: 0 }, 'root')

export const social = component(
  {
    marginBlockStart: space.lg,
    paddingInline: half.none,
    '@media': { [rail]: { selectors: { [`${railed} &`]: { display: 'none' } } } },
  },
  'social',
)

export const app = component(
  { display: 'flex', alignItems: 'center', gap: space.sm, padding: px(space['2xs'], space.sm) },
  'app',
)
/** A quiet zone of white round the code, in dark schemes too: scanners want it. */
export const code = component(
  { flex: 'none', inlineSize: 72, blockSize: 72, overflow: 'hidden', borderRadius: vars.rS, background: '#fff' },
  'code',
)
export const store = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: 28,
    color: vars.text2,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
    selectors: { '&:hover': { color: vars.text } },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  },
  'store',
)
