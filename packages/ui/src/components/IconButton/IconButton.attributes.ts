import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"`, or nothing said.',
      lg: '`size="lg"`.',
    },
    'data-variant': {
      quiet: '`variant="quiet"`, or nothing said.',
      secondary: '`variant="secondary"`.',
    },
    'data-dot': {
      true: '`dot`: there is something new behind it.',
    },
  },
}
