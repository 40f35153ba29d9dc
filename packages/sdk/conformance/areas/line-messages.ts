import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'lineMessages.addPicture': () => ({ messageId: '999999999', image: 'iVBORw0KGgo=' }),
  'lineMessages.picture': () => ({ imageId: crypto.randomUUID() }),
  'lineMessages.send': () => ({ text: 'Good evening.' }),
}
