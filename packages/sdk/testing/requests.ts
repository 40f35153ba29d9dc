import { requests as all } from './areas.gen.ts'
import type { Needed, Requests } from './shape.ts'

/** A good request of each call; a call that is not named can be made with `{}`. */
export const requests: Needed & Requests = all
