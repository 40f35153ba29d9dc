import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-menu': {
      side: 'There is a menu next to the content on wide screens.',
      none: 'There is no menu next to the content.',
    },
    'data-bar': {
      true: 'There is a bottom bar on phones.',
    },
    'data-floating': {
      true: 'There is a floating element.',
    },
    'data-primary': {
      true: 'The emphasised entry of the bottom bar.',
    },
    'data-part': {
      scrim: 'The overlay behind the menu on phones.',
      drawer: 'The menu on phones.',
    },
    'data-state': {
      open: 'The menu and its overlay on phones, while open.',
    },
  },
}
