import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      inline: '`variant="inline"`, or nothing said.',
      action: '`variant="action"`.',
      quiet: '`variant="quiet"`.',
    },
  },
}
