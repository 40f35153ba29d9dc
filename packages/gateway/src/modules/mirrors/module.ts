import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { mirrorRoutes } from './routes.ts'
import { createMirrors, type MirrorOptions, type Mirrors } from './service.ts'
import { settings } from './settings.ts'
import { sweepSpeeds } from './speeds.ts'

const hourMs = 3_600_000

interface Options {
  /** Signs the list of the site's hosts, and pins its key in the pages; without it there is none. */
  mirrors?: MirrorOptions | undefined
}

declare module '../../server/services.ts' {
  interface Services {
    mirrors: Mirrors
  }
}

export default defineModule({
  settings,
  services: ({ settingsStore, clock, log }, { mirrors }: Options) => ({
    mirrors: createMirrors(settingsStore, clock, log, mirrors),
  }),
  routes: mirrorRoutes,
  jobs: ({ db, clock, mirrors }) => [
    // Where the key lies, which need not be at the leader.
    { name: 'mirrors', everyMs: hourMs, on: 'every gateway', run: () => mirrors.renew() },
    { name: 'mirror-speeds', everyMs: hourMs, run: (stopping) => sweepSpeeds(db, clock.now(), stopping) },
  ],
  operator,
})
