// What other areas use of this one.
export { unreadTickets } from './service.ts'
