import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'The game can be played.',
      maintenance: 'The game is under maintenance.',
      soon: 'The game opens soon.',
    },
    'data-variant': {
      portrait: '`variant="portrait"`.',
      square: '`variant="square"`.',
    },
    'data-part': {
      open: 'The link or button that opens the game.',
      name: 'The name of the game.',
      vendor: 'The vendor.',
      tag: 'The tag on the image.',
      veil: 'The label over a game that cannot be played.',
      note: 'The figure in the lower corner of the image.',
      play: 'The play icon shown on hover.',
      favourite: 'The button that marks a favourite.',
      info: 'The button that opens the details.',
    },
    'data-tag': {
      hot: '`tag="hot"`.',
      new: '`tag="new"`.',
    },
  },
}
