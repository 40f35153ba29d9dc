import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'The game can be played.',
      maintenance: 'It is being maintained.',
      soon: 'It opens soon.',
    },
    'data-variant': {
      portrait: '`variant="portrait"`.',
      square: '`variant="square"`.',
    },
    'data-part': {
      open: 'The link or button that opens the game.',
      name: 'The name of the game.',
      vendor: 'Who made it.',
      tag: 'The short word on the picture.',
      veil: 'The word over a game that cannot be played.',
      play: 'The sign that appears under the pointer.',
      favourite: 'The button that marks a favourite.',
      info: 'The button that shows more about it.',
    },
    'data-tag': {
      hot: '`tag="hot"`.',
      new: '`tag="new"`.',
    },
  },
}
