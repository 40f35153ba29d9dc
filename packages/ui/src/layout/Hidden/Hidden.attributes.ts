import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-below': {
      tablet: '`below="tablet"`: hidden on phones.',
      desktop: '`below="desktop"`: hidden on phones and tablets.',
      wide: '`below="wide"`: hidden up to desktops.',
    },
    'data-above': {
      phone: '`above="phone"`: shown on phones only.',
      tablet: '`above="tablet"`: shown up to tablets.',
      desktop: '`above="desktop"`: shown up to desktops.',
    },
  },
}
