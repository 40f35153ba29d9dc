import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      summary: 'The current step as text, for narrow containers.',
      step: 'A step.',
      mark: 'The marker of a step.',
    },
    'data-state': {
      done: 'A completed step.',
      current: 'The current step.',
      todo: 'A future step.',
      failed: 'A failed step.',
    },
  },
}
