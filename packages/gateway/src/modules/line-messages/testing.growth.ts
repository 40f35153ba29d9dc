import { randomUUID } from 'node:crypto'
import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'lineMessages.picture': { input: () => ({ imageId: randomUUID() }), missing: true },
}
