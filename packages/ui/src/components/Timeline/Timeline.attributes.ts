import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      item: 'One station.',
      node: 'The sign of a station.',
      title: 'The title of a station.',
    },
    'data-state': {
      done: 'A station that lies behind, its sign and title.',
      current: 'The station it stands at.',
      todo: 'A station to come.',
      failed: 'A station where it failed.',
    },
    'data-walked': {
      true: 'A station whose way to the next one is done.',
    },
  },
}
