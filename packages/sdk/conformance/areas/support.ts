import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'support.addPicture': () => ({ uploadKey: crypto.randomUUID(), image: 'iVBORw0KGgo=' }),
  'support.picture': () => ({ imageId: crypto.randomUUID() }),
}
