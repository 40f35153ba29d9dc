import { defineModule } from '../../server/module.ts'
import { createPlayHistory } from './play-history.ts'
import { vendorCallbacks } from './routes.ts'
import { inTime } from './vendor-calls/in-time.ts'
import { createSecrets, type Secrets, type SecretSettings, verifyKeys } from './vendor-calls/secrets.ts'
import { settings } from './settings.ts'
import { kinds } from './ledger-kinds.ts'

interface RoundOptions {
  /** Secrets of vendors; without them no vendor may call. */
  vendorSecrets?: SecretSettings
}

declare module '../../server/services.ts' {
  interface Services {
    vendorSecrets: Secrets
    /**
     * A player's key to request the public values of a round of theirs from its vendor: HMAC-SHA256 of
     * `verify.<round>.<player>` (hex) with its secret; undefined where it has none.
     */
    verifyKey(vendor: string, vendorRound: string, memberId: string): string | undefined
  }
}

export default defineModule({
  settings,
  kinds,
  noticeFeatures: { winner: 'WINNER3' },
  services({ db }, { vendorSecrets = {} }: RoundOptions) {
    const secrets = createSecrets(vendorSecrets)
    return { vendorSecrets: secrets, verifyKey: verifyKeys(secrets), playHistory: createPlayHistory(db) }
  },
  async routes(scope, { services }) {
    const { db, clock, events, settings, queues } = services
    scope.addHook('onRequest', async (_req, reply) => {
      if (services.moneyStopped())
        return reply.code(503).header('retry-after', '60').type('application/json').send('{"status":"UNAVAILABLE"}')
    })
    const bounded = inTime(queues, settings)
    await scope.register(vendorCallbacks({ db, clock, events, secrets: services.vendorSecrets, settings, bounded }))
  },
})
