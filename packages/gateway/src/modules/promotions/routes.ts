import type { Ctx, Handlers, MoneyCtx, PoolLessCtx } from '../../http/context.ts'
import { hourly, within } from '../../http/limits/rate-limit.ts'
import { hostsOf, htmlOf } from '../content/index.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { refuse } from '../../lib/refusal.ts'
import { apply, join, offeredTo } from './entries.ts'
import type { Category } from './kinds.ts'
import { addPicture } from './pictures.ts'
import { isShown, showOneTo, showTo, showToAll } from './presenter.ts'
import { type Offered, inCategory, isFor, openPromotions, promotionBy, takenBy } from './store.ts'
import { categoryOf } from './terms.ts'

/** For how long the list shows what somebody has taken and nobody can take any more: 90 days. */
const remembered = 90 * 86_400_000

const showing = ({
  language,
  settings,
  clock,
  services,
}: Pick<Ctx, 'clock' | 'language' | 'services' | 'settings'>) => ({
  language,
  settings,
  now: clock.now(),
  depositedDuring: services.depositedDuring,
})

/** Visitors see what is for members; a trial player takes nothing, and sees the same. */
const principalOf = ({ session }: Pick<Ctx, 'session'>) => session?.principal

/** What is offered to whoever asks, in the order of the site. */
async function offeredNow(ctx: Ctx, category?: Category): Promise<Offered[]> {
  const { db, clock, settings } = ctx
  const all = await openPromotions(db, clock.now())
  return all
    .filter((row) => isFor(row.version.audience, principalOf(ctx)) && isShown(row, settings))
    .filter(inCategory(category))
}

/** How a promotion stands for the person after a change of theirs. */
async function after({ tx, ...ctx }: Pick<MoneyCtx, 'tx'> & PoolLessCtx, offered: Offered) {
  const { session } = ctx
  const id = offered.promotion.id
  const taken = (await takenBy(tx, session.memberId, id)).get(id)
  return showOneTo(tx, session, { offered, taken }, showing(ctx))
}

const takingOf = (ctx: PoolLessCtx) => ({ ...ctx.session, ...showing(ctx) })

export const promotions: Handlers<'promotions'> = {
  async available(ctx, { category }) {
    const list = (await offeredNow(ctx, category)).map((row) => showToAll(row, showing(ctx)))
    return { currency: ctx.settings.currency.code, list }
  },

  async list(ctx, { category }) {
    const { db, clock, session } = ctx
    const [open, taken] = [await offeredNow(ctx, category), await takenBy(db, session.memberId)]
    const ids = new Set(open.map(({ promotion }) => promotion.id))
    const since = new Date(clock.now().getTime() - remembered)
    const ended = [...taken.values()]
      .filter(({ promotion, entry }) => !ids.has(promotion.id) && entry.at > since)
      .filter(inCategory(category))
    const seen = [...open, ...ended].map((offered) => ({ offered, taken: taken.get(offered.promotion.id) }))
    return { currency: session.asset, list: await showTo(db, session, seen, showing(ctx)) }
  },

  async categories(ctx) {
    const counts = new Map<Category, number>()
    for (const { promotion } of await offeredNow(ctx)) {
      const category = categoryOf[promotion.type]
      counts.set(category, (counts.get(category) ?? 0) + 1)
    }
    const inOrder = [...new Set(Object.values(categoryOf))]
    return {
      list: inOrder.flatMap((category) => {
        const count = counts.get(category)
        return count === undefined ? [] : [{ category, count }]
      }),
    }
  },

  async detail(ctx, { promotionId: id }) {
    const { db, session, settings, language } = ctx
    const person = session && session.principal !== 'trial' ? session : null
    const taken = person ? (await takenBy(db, person.memberId, id)).get(id) : undefined
    const offered = await promotionBy(db, id)
    const seen = offered && isFor(offered.version.audience, principalOf(ctx)) && isShown(offered, settings)
    if (!offered || (!seen && !taken)) throw refuse('not_found', { field: 'promotionId' })
    const shown = person
      ? await showOneTo(db, person, { offered, taken }, showing(ctx))
      : showToAll(offered, showing(ctx))
    const { texts } = (taken && taken.version.version === shown.version ? taken : offered).version
    const words = inLanguage(texts, language, settings.languages.default)
    return {
      ...shown,
      currency: session?.asset ?? settings.currency.code,
      content: htmlOf(words.text, words.format ?? 'text', hostsOf(settings.site.imageCDNs)),
    }
  },

  async join(ctx, { promotionId, termsVersion }) {
    return after(ctx, await join(ctx.tx, takingOf(ctx), promotionId, termsVersion))
  },

  async apply(ctx, { promotionId, ...application }) {
    return after(ctx, await apply(ctx.tx, takingOf(ctx), promotionId, application))
  },

  async addPicture(ctx, { promotionId, image }) {
    const { db, clock, services, session, settings } = ctx
    await offeredTo(db, takingOf(ctx), promotionId)
    const place = { memberId: session.memberId, promotionId, now: clock.now() }
    const imageId = await within(
      services.sharedLimiter,
      `promotion picture:${session.memberId}`,
      hourly(30),
      'rate_limited',
      () => addPicture(db, place, image, settings.pictures),
    )
    return { imageId }
  },
}
