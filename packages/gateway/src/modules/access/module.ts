import { defineModule } from '../../server/module.ts'
import { minute } from '../../lib/time/clock.ts'
import { sweepOrigins } from './registration/account-origins.ts'
import { password } from './password.routes.ts'
import { session } from './login/session.routes.ts'
import { verification } from './verification.routes.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  handlers: { session, verification, password },
  jobs: ({ db, clock }) => [{ name: 'account-origins', everyMs: minute, run: () => sweepOrigins(db, clock.now()) }],
})
