import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      summary: 'The step it stands at, in words, for narrow places.',
      step: 'One step.',
      mark: 'The sign of a step.',
    },
    'data-state': {
      done: 'A step that is done.',
      current: 'The step it stands at.',
      todo: 'A step to come.',
      failed: 'A step that failed.',
    },
  },
}
