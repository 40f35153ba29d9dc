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
    'data-short': {
      true: '`short`: about half as long.',
    },
  },
}
