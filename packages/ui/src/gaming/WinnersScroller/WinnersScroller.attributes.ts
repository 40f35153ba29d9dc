import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      box: 'The window the rows pass through.',
      game: 'The game.',
      name: 'The winner.',
      amount: 'What was won.',
      empty: 'Words where nobody has won yet.',
      copy: 'The rows once more, for a loop without a seam.',
      motion: 'The button that stops and starts it.',
    },
    'data-rows': {
      '<count>': 'How many rows are seen.',
    },
    'data-keep': {
      true: 'The window keeps its height while it is empty.',
    },
    'data-state': {
      moving: 'The rows pass by.',
      standing: 'They stand.',
    },
  },
}
