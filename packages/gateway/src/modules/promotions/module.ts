import { minute } from '../../lib/time/clock.ts'
import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { dropLoosePictures } from './pictures.ts'
import { promotions } from './routes.ts'
import { seedPromotions } from './opening.ts'

export default defineModule({
  handlers: { promotions },
  operator,
  seed: seedPromotions,
  jobs: ({ db, clock }) => [
    { name: 'promotion-pictures', everyMs: 60 * minute, run: () => dropLoosePictures(db, clock.now()) },
  ],
})
