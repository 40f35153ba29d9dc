// What other areas use of the stream.
export { coalesced } from './coalesce.ts'
