import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      primary: '`variant="primary"`.',
      secondary: '`variant="secondary"`, or nothing said.',
      quiet: '`variant="quiet"`.',
      danger: '`variant="danger"`.',
    },
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"`, or nothing said.',
      lg: '`size="lg"`.',
    },
    'data-full': {
      true: '`full`: as wide as its place.',
    },
    'data-state': {
      busy: '`busy`: a press does nothing until it ends.',
    },
    'data-part': {
      label: 'The words, where the button is busy.',
      busy: 'The words of `busyLabel`.',
    },
  },
}
