import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      waiting: 'The countdown is running; presses are ignored.',
      throttled: 'A press was ignored because it came too soon after the previous one.',
    },
    'data-part': {
      time: 'The remaining time.',
    },
  },
}
