import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-size': {
      sm: '`size="sm"`, or the level it stands for.',
      md: '`size="md"`, or the level it stands for.',
      lg: '`size="lg"`, or the level it stands for.',
      xl: '`size="xl"`, or the level it stands for.',
    },
  },
}
