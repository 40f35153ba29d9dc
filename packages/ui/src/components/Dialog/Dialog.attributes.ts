import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"`.',
      lg: '`size="lg"`.',
    },
    'data-art': {
      true: '`art`: there is an image at the top.',
    },
    'data-hidden': {
      true: 'The title with `titleHidden`: visually hidden, available to screen readers.',
    },
    'data-state': {
      open: 'The dialog and its scrim while open.',
    },
    'data-part': {
      art: 'The image.',
      close: 'The close button.',
      scrim: 'The overlay over the page.',
    },
  },
}
