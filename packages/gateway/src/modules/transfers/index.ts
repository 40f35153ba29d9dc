// What other areas use of this one.
export { requireTransferWallets, show, transfers } from './service.ts'
export { movingAt } from './store.ts'
