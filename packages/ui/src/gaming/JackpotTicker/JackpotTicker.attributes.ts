import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      real: 'The figure is a jackpot of the ledger.',
      illustration: 'The figure is an illustration, and says so.',
    },
    'data-part': {
      label: 'The name of the jackpot.',
      illustration: 'The word that it is an illustration.',
      figure: 'The figure.',
      motion: 'The button that stops and starts the figure.',
    },
    'data-size': {
      long: 'The figure has more than 14 signs.',
    },
    'data-comma': {
      true: 'A comma between the digits.',
    },
  },
}
