import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      line: '`variant="line"` (default).',
      block: '`variant="block"`.',
      circle: '`variant="circle"`.',
      square: '`variant="square"`.',
      tile: '`variant="tile"`.',
    },
    'data-size': {
      sm: '`size="sm"`: a block with the height of a control.',
      md: '`size="md"`: the default height of a block.',
      lg: '`size="lg"`.',
      xl: '`size="xl"`.',
      '2xl': '`size="2xl"`: a block with the height of a page.',
    },
    'data-short': {
      true: '`short`: about half the width.',
    },
  },
}
