import type { Where } from '../../src/db/client.ts'

/** Options of the measured process. */
export type Order = { where: Where } | { page: string }

/** Its resource use since it began. */
export interface Figures {
  queries: number
  cpuMicros: number
}
