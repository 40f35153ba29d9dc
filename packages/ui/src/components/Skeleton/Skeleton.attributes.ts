import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      line: '`variant="line"`, or nothing said.',
      block: '`variant="block"`.',
      circle: '`variant="circle"`.',
      square: '`variant="square"`.',
      tile: '`variant="tile"`.',
    },
    'data-size': {
      sm: '`size="sm"`: a block as high as a control.',
      md: '`size="md"`, a block as it is without one.',
      lg: '`size="lg"`.',
      xl: '`size="xl"`.',
      '2xl': '`size="2xl"`: a block as high as a page.',
    },
    'data-short': {
      true: '`short`: about half as long.',
    },
  },
}
