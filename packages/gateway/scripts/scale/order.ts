import type { Where } from '../../src/db/client.ts'

/** What the measured process shall be. */
export type Order = { where: Where } | { page: string }

/** What it cost since it began. */
export interface Figures {
  queries: number
  cpuMicros: number
}
