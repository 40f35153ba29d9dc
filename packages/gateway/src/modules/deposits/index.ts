// What other areas use of this one.
export { type Order, answerOf, openStates, showOrders } from './service.ts'
export { seedExpiredOrder } from './opening.ts'
export { requireNoChargeBack } from './charge-back.ts'
