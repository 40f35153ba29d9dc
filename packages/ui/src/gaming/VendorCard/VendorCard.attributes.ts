import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: "The vendor's games can be played.",
      maintenance: 'They are being maintained.',
      soon: 'They open soon.',
    },
    'data-part': {
      open: 'The link or button that leads to the games.',
      mark: 'The letters in place of a logo.',
      name: "The vendor's name.",
      count: 'How many games there are.',
      note: 'Why it is closed.',
    },
  },
}
