// What other areas use of this one.
export { type Order, show } from './service.ts'
