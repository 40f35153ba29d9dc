import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-bare': {
      true: '`bare`: without a frame.',
    },
    'data-part': {
      picture: 'The QR code.',
      text: 'The content of the code as text.',
      note: 'A note below it.',
    },
  },
}
