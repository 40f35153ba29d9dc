import type { FastifyBaseLogger } from 'fastify'
import { identitiesOf } from '../auth/firebase.ts'
import { sandboxIdentities, type SandboxIdentities } from '../auth/identities.ts'
import type { Clock } from '../lib/time/clock.ts'
import { createEvents } from '../lib/events.ts'
import type { Providers } from '../modules/deposits/provider.ts'
import { sandboxProvider } from '../modules/deposits/providers/sandbox.ts'
import { paced } from '../modules/games/service.ts'
import { httpVendorRounds } from '../modules/reconcile/vendor-rounds.ts'
import { createSecrets, verifyKeys, type Secrets } from '../modules/rounds/vendor-calls/secrets.ts'
import { createInbox, type Inbox } from '../modules/sandbox/inbox.ts'
import { httpVendorWallets } from '../modules/transfers/vendor-wallets.ts'
import { createSettingsStore } from '../settings/store.ts'
import { watchLedger, type LedgerWatch } from './jobs/ledger-watch.ts'
import type { AppOptions } from './options.ts'
import { createServices, type Services } from './services.ts'

/** A vendor that takes longer counts as not answering. */
const vendorTimeoutMs = 3000

export const systemClock: Clock = { now: () => new Date() }

export interface Assembled {
  services: Services
  watch: LedgerWatch
  secrets: Secrets
  providers: Providers
  /** The developer's inbox, where no messenger was given. */
  inbox: Inbox | undefined
  /** The sandbox's identity service, where none was given. */
  vouching: SandboxIdentities | undefined
  eventsConnected: () => boolean
  stop: () => Promise<void>
}

/** Makes the services with the ports that were given, and the sandbox's own for the others. */
export async function assemble(
  {
    db,
    clock = systemClock,
    vendorOrigin = '',
    vendorSecrets = {},
    vendorWallets,
    vendorRounds,
    providers: given = {},
    payoutProviders,
    messenger,
    identities,
    lotteryPace = 1,
    passwordCost,
    mirrors,
  }: AppOptions,
  log: FastifyBaseLogger,
): Promise<Assembled> {
  const secrets = createSecrets(vendorSecrets)
  const events = await createEvents(db, log)
  const settingsStore = await createSettingsStore(db, events, log)
  const settings = () => settingsStore.current()
  const watch = watchLedger(db, log)
  await watch.check()
  const inbox = createInbox(db, events)
  const vouching = sandboxIdentities(db, clock)
  const providers: Providers = { sandbox: sandboxProvider(clock, settings), ...given }
  const vendors = { origin: vendorOrigin, secrets, clock, timeoutMs: vendorTimeoutMs }
  const services = await createServices({
    db,
    clock,
    log,
    events,
    settingsStore,
    vendorOrigin,
    lotteries: paced(lotteryPace),
    providers,
    payoutProviders,
    passwordCost,
    mirrors,
    messenger: messenger ?? inbox,
    identities: identities ?? identitiesOf(settings, clock, vouching),
    moneyStopped: () => watch.stopped(),
    verifyKey: verifyKeys(secrets),
    vendorRounds: vendorRounds ?? httpVendorRounds(vendors),
    vendorWallets: vendorWallets ?? httpVendorWallets(vendors),
  })
  return {
    services,
    watch,
    secrets,
    providers,
    inbox: messenger ? undefined : inbox,
    vouching: identities ? undefined : vouching,
    eventsConnected: () => events.connected(),
    async stop() {
      settingsStore.stop()
      inbox.stop()
      await events.stop()
    },
  }
}
