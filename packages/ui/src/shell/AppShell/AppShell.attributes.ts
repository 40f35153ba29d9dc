import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-menu': {
      side: 'A menu stands beside the content on wide screens.',
      none: 'There is no such menu.',
    },
    'data-bar': {
      true: 'There is a bar at the foot of a phone.',
    },
    'data-floating': {
      true: 'Something floats above the page.',
    },
    'data-primary': {
      true: 'The entry of the bar that stands out.',
    },
    'data-part': {
      scrim: 'The shade behind the menu on a phone.',
      drawer: 'The menu on a phone.',
    },
    'data-state': {
      open: 'Menu and shade of a phone while they are shown.',
    },
  },
}
