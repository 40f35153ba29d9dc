// What a gateway of one's own is made of: the gateway, and the ports it is plugged in by
// (docs/guides/payment-provider.md).
export { createApp, systemClock, type AppOptions } from './server/app.ts'
export { serve, type OwnParts } from './server/serve.ts'
export type { Clock } from './lib/time/clock.ts'
export type { Instructions } from './db/schema.ts'
export type { Payment, PaymentNews, PaymentOrder, PaymentProvider, Providers } from './modules/deposits/provider.ts'
export type { PayoutNews, PayoutOrder, PayoutProvider, PayoutProviders } from './modules/withdrawals/provider.ts'
export type { VendorWallets } from './modules/transfers/vendor-wallets.ts'
export type { Messenger } from './lib/messenger.ts'
export type { Identities } from './auth/identities.ts'
