// What other areas use of the stream.
export { coalesced } from './coalesce.ts'
export type { Connection } from './connection.ts'
