import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      zone: 'The name of the time zone.',
      date: 'The date.',
      time: 'The time.',
    },
  },
}
