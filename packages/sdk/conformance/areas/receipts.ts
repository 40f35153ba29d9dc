import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'receipts.act': () => ({ orderNo: 'W260101ZZZZZZZZ', partNo: 1, action: 'RECEIVED' }),
  'receipts.addPicture': () => ({ orderNo: 'W260101ZZZZZZZZ', partNo: 1, image: 'iVBORw0KGgo=' }),
  'receipts.picture': () => ({ imageId: crypto.randomUUID() }),
}
