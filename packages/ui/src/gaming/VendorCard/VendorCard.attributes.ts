import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: "The vendor's games can be played.",
      maintenance: 'The vendor is under maintenance.',
      soon: "The vendor's games open soon.",
    },
    'data-pictured': { true: 'The words stand on a picture.' },
    'data-part': {
      picture: 'The wide picture behind the words.',
      open: 'The link or button that leads to the games.',
      mark: 'The initials shown as a logo.',
      name: "The vendor's name.",
      count: 'The number of games.',
      note: 'Why the vendor is unavailable.',
    },
  },
}
