import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'promotions.detail': () => ({ promotionId: 'of-nobody' }),
  'promotions.join': () => ({ promotionId: 'of-nobody' }),
  'promotions.apply': () => ({ promotionId: 'of-nobody' }),
  'promotions.addPicture': () => ({ promotionId: 'of-nobody', image: 'iVBORw0KGgo=' }),
}
