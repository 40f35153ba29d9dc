import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      loading: 'The game is on its way.',
      slow: 'It takes longer than usual.',
      playing: 'The game said that it is ready.',
      failed: 'It could not be opened.',
      maintenance: 'It is being maintained.',
      ended: 'The session is over.',
      refused: 'The person may not play it.',
    },
    'data-part': {
      opening: 'What is shown until the game is ready.',
      art: 'The picture meanwhile.',
      name: 'The name meanwhile.',
      ending: 'What is shown in place of a game that cannot go on.',
    },
  },
}
