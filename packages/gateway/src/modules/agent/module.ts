import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { registerCentre } from './register-centre.routes.ts'
import { agent } from './routes.ts'
import { createLinkVisits, type LinkVisits, sweepVisits } from './visits.ts'
import { settings } from './settings.ts'

declare module '../../server/services.ts' {
  interface Services {
    linkVisits: LinkVisits
  }
}

export default defineModule({
  settings,
  handlers: { agent, registerCentre },
  services: async ({ db, clock, settings }) => ({ linkVisits: await createLinkVisits(db, clock, settings) }),
  jobs: ({ db, clock, settings }) => [
    { name: 'link-visits', everyMs: 60 * minute, run: () => sweepVisits(db, clock.now(), settings().site.timeZone) },
  ],
})
