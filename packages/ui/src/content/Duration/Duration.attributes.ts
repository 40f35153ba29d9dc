import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      clock: '`variant="clock"`: 1:05:00.',
      words: '`variant="words"`: 1 hr 5 min.',
    },
  },
}
