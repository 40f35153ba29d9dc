import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-full': {
      true: '`full`: as wide as its place.',
    },
    'data-part': {
      segment: 'One option.',
    },
    'data-state': {
      on: 'The option that is chosen.',
      off: 'One that is not.',
    },
  },
}
