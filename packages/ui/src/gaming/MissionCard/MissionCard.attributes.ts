import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      title: 'The name of the mission.',
      text: 'The instructions.',
      reward: 'The reward.',
    },
  },
}
