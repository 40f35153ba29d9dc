/** Commissions: exact amounts, and how they are paid and written. */
export { payable } from './deals.ts'
export { formatExact } from './exact.ts'
