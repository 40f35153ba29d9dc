import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-component': {
      'radio-group': 'The root of a RadioGroup.',
      radio: 'The root of a Radio, and of each option of a group.',
    },
    'data-part': {
      options: 'The options of a group.',
      input: 'The radio button itself.',
      start: 'Content before the label, for instance a logo.',
      label: 'The label.',
      note: 'A note below the label.',
    },
    'data-variant': {
      list: 'The options of a group in a column.',
      cards: 'The options of a group as cards.',
      tiles: 'The options of a group as tiles.',
      row: 'An option as a row.',
      card: 'An option as a card.',
      tile: 'An option as a tile.',
    },
  },
}
