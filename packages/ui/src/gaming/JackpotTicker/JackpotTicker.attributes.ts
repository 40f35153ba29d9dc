import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      real: 'The figure is a jackpot of the ledger.',
      illustration: 'The figure is an illustration and labelled as such.',
    },
    'data-part': {
      label: 'The name of the jackpot.',
      illustration: 'The label of an illustration.',
      figure: 'The figure.',
      motion: 'The button that pauses and resumes the animation.',
    },
    'data-size': {
      long: 'The figure has more than 14 characters.',
    },
    'data-comma': {
      true: 'A comma between the digits.',
    },
  },
}
