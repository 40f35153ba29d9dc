/** Records. */
export { type Owner } from './paging.ts'
