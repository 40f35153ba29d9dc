// How banners look in the carousel's stories.
import { component } from '../theme/component.ts'
import { half } from '../theme/tokens.ts'

export const whole = component({ gridColumn: '1 / -1', minInlineSize: 0 }, 'whole')
export const banner = component(
  { position: 'relative', display: 'block', blockSize: 260, background: '#05070a', color: '#fffaf2' },
  'banner',
)
export const picture = component(
  { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover', opacity: 0.55 },
  'picture',
)
export const words = component(
  {
    position: 'relative',
    display: 'block',
    padding: half.xl,
    fontSize: 26,
    lineHeight: 1.3,
    textShadow: '0 0 12px #000, 0 0 4px #000',
  },
  'words',
)
