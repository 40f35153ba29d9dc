import { fadeIn, fadeOut } from '../../foundation/overlay/overlay.css.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { atLeast, rem } from '../../theme/rem.ts'
import { space, type } from '../../theme/tokens.ts'

const motion = '(prefers-reduced-motion: no-preference)'

/** Near the top: the keyboard of a phone comes from below. */
export const scrim = component(
  {
    position: 'fixed',
    inset: 0,
    display: 'grid',
    placeItems: 'start center',
    padding: space.xs,
    paddingBlockStart: `max(${space.xs}px, 12vh)`,
    background: vars.overlay,
    '@media': {
      [media.phone]: { paddingBlockStart: space.xs },
      [motion]: { animation: fadeIn, selectors: { '&[data-state="closed"]': { animation: fadeOut } } },
    },
  },
  'scrim',
)
export const root = component(
  {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    inlineSize: `min(100%, ${rem(600)})`,
    maxBlockSize: 'min(560px, 100%)',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rL,
    background: vars.surface2,
    color: vars.text,
    boxShadow: vars.shadow2,
    overflow: 'clip',
    outline: 'none',
  },
  'root',
)
export const search = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingInline: space.md,
    borderBlockEnd: `1px solid ${vars.line}`,
  },
  'search',
)
export const sign = component({ flex: 'none', color: vars.text3 }, 'sign')
export const input = component(
  {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.hLg,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: atLeast(16),
    // The only field, and always the one with focus.
    outline: 'none',
    '::placeholder': { color: vars.text3 },
  },
  'input',
)
export const list = component(
  { padding: space.xs, overflowY: 'auto', overscrollBehavior: 'contain', scrollPaddingBlock: space['2xl'] },
  'list',
)
export const group = component(
  { selectors: { '& + &': { marginBlockStart: space['2xs'], borderBlockStart: `1px solid ${vars.line}` } } },
  'group',
)
export const groupName = component(
  { padding: `${space.xs}px ${space.sm}px ${space['2xs']}px`, color: vars.text3, fontSize: type.smallest },
  'groupName',
)
export const option = component({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 32px' }, 'option')
export const words = component({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }, 'words')
export const note = component({ flex: 'none' }, 'note')
export const keys = component({ flex: 'none', display: 'flex', gap: space['2xs'], direction: 'ltr' }, 'keys')
export const key = component(
  {
    minInlineSize: rem(20),
    paddingInline: space['2xs'],
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rS,
    color: vars.text2,
    font: 'inherit',
    fontSize: type.smallest,
    textAlign: 'center',
  },
  'key',
)
export const none = component({ margin: 0, padding: space.md, color: vars.text3, fontSize: type.dense }, 'none')
