import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      item: 'A step.',
      node: 'The marker of a step.',
      title: 'The title of a step.',
    },
    'data-state': {
      done: 'A completed step, its marker and its title.',
      current: 'The current step.',
      todo: 'A future step.',
      failed: 'A failed step.',
    },
    'data-walked': {
      true: 'A step whose connection to the next one is completed.',
    },
  },
}
