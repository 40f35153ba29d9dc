import { fixtures as all } from './areas.gen.ts'
import type { Fixtures } from './shape.ts'

/** A good answer to every call, as the client gives it. A test checks each against the contract's schema. */
export const fixtures: Fixtures = all
