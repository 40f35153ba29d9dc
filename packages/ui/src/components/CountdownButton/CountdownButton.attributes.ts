import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      waiting: 'The time has not run out: a press does nothing.',
      throttled: 'A press came too soon after the last.',
    },
    'data-part': {
      time: 'The time that is left.',
    },
  },
}
