import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-below': {
      tablet: '`below="tablet"`: not there on a phone.',
      desktop: '`below="desktop"`: not there up to a tablet.',
      wide: '`below="wide"`: not there up to a desktop.',
    },
    'data-above': {
      phone: '`above="phone"`: there on a phone alone.',
      tablet: '`above="tablet"`: there up to a tablet.',
      desktop: '`above="desktop"`: there up to a desktop.',
    },
  },
}
