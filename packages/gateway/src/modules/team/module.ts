import { defineModule } from '../../server/module.ts'
import { createTeamJob } from './days.ts'
import { team } from './routes.ts'

export default defineModule({
  handlers: { team },
  jobs: ({ db, settings }) => [
    {
      name: 'team-days',
      everyMs: 10_000,
      line: 'settlements',
      run: createTeamJob({ db, timeZone: () => settings().site.timeZone }),
    },
  ],
})
