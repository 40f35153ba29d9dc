import { defineModule } from '../../server/module.ts'
import { raffleDraws } from './close.ts'
import { raffleDeposits, raffles } from './count.ts'
import operator from './operator.ts'
import { raffles as handlers } from './routes.ts'
import { seedRaffles } from './opening.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  handlers: { raffles: handlers },
  operator,
  seed: seedRaffles,
  consumers: [raffleDeposits, raffles],
  closings: [raffleDraws],
})
