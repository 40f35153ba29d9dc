import type { Messenger, Outgoing } from '../../lib/messenger.ts'
import { defineModule } from '../../server/module.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { createPlayJob } from './play.ts'
import { sandboxRoutes } from './routes.ts'
import { settings } from './settings.ts'

interface Options {
  /** Sends sms and mail; the developer's inbox when absent. */
  messenger?: Messenger
}

declare module '../../server/services.ts' {
  interface Services {
    messenger: Messenger
    /** The developer's inbox, where no messenger was given. */
    inbox: Inbox | undefined
  }
}
declare module '../../lib/events.ts' {
  interface GatewayEvents {
    'sandbox.message': { message: Outgoing }
  }
}

export default defineModule({
  settings,
  services({ db, events }, { messenger }: Options) {
    if (messenger) return { messenger, inbox: undefined }
    const inbox = createInbox(db, events)
    return { messenger: inbox, inbox }
  },
  jobs: (services) => [{ name: 'sandbox-play', everyMs: 20_000, run: createPlayJob(services) }],
  routes: (scope, { services, hosts }) => sandboxRoutes(scope, services, hosts),
})
