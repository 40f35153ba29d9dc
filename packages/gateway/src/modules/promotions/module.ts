import { minute } from '../../lib/time/clock.ts'
import { defineModule } from '../../server/module.ts'
import type { DepositedDuring } from './conditions.ts'
import operator from './operator.ts'
import { dropLoosePictures } from './pictures.ts'
import { promotions } from './routes.ts'
import { seedPromotions } from './opening.ts'
import { promotionPictures } from './store.ts'

declare module '../../server/services.ts' {
  interface Services {
    depositedDuring: DepositedDuring
  }
}

export default defineModule({
  pictureUses: promotionPictures,
  handlers: { promotions },
  operator,
  seed: seedPromotions,
  jobs: ({ db, clock }) => [
    { name: 'promotion-pictures', everyMs: 60 * minute, run: () => dropLoosePictures(db, clock.now()) },
  ],
})
