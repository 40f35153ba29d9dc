import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-bare': {
      true: '`bare`: without a frame.',
    },
    'data-part': {
      picture: 'The code.',
      text: 'What it says, in letters.',
      note: 'Words below it.',
    },
  },
}
