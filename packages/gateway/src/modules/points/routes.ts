import { gameTypes } from '@brand/sdk/contract'
import type { Ctx, Handlers } from '../../http/context.ts'
import { standingOf } from './account.ts'
import { refuse } from '../../lib/refusal.ts'
import { conversionOnce, convertPoints, leftToday } from './convert.ts'
import { itemPage } from './items.ts'
import { lastAddress, orderOnce, orderPage, redeemItem } from './orders.ts'
import { showItem, showOrder } from './presenter.ts'
import { rankAsked, rankOf, vipFactorsOf } from '../vip/index.ts'

const fallback = ({ settings }: Pick<Ctx, 'settings'>) => settings.languages.default

/** Points of a person, and what they are good for. */
export const points: Handlers<'points'> = {
  async balance({ db, session: { memberId }, settings, clock, services }) {
    const [{ balance, owed }, { left, resetAt }, { setAt }, address] = await Promise.all([
      standingOf(db, memberId),
      leftToday(db, memberId, settings, clock.now()),
      services.fundPasswords.state(memberId),
      lastAddress(db, memberId),
    ])
    return {
      points: Number(balance),
      owed: Number(owed),
      leftToday: left,
      resetAt: resetAt.toISOString(),
      hasFundPassword: setAt !== null,
      lastAddress: address,
    }
  },

  async config({ db, session, settings }) {
    const { points: rules, currency, site } = settings
    const factor = session ? (await vipFactorsOf(db, settings, session.memberId)).points : 1
    return {
      currency: currency.code,
      ratio: rules.ratio,
      min: rules.minPoints,
      step: rules.stepPoints,
      perDay: rules.perDayPoints,
      multiple: rules.multiple,
      rates: gameTypes.flatMap((gameType) => {
        const per100 = Math.floor(rules.rates[gameType] * factor * 100 + 1e-6) / 100
        return per100 > 0 ? [{ gameType, per100 }] : []
      }),
      countries: site.countries,
    }
  },

  async items(ctx, asked) {
    const { db, session, settings } = ctx
    const { list, next } = await itemPage(db, session?.memberId, asked)
    const ranks = list.map(({ item }) => rankAsked(ctx, item.minRank))
    const level = session && ranks.some(Boolean) ? (await rankOf(ctx, session.memberId)).level : 0
    return {
      currency: settings.currency.code,
      list: list.map((one, n) => showItem(one, ctx, { asked: ranks[n], level })),
      next,
    }
  },

  async orders(ctx, asked) {
    const { db, session, language } = ctx
    const { list, next } = await orderPage(db, session.memberId, asked)
    return { currency: session.asset, list: list.map((one) => showOrder(one, language, fallback(ctx))), next }
  },

  async redeem(ctx, { itemId, version, address }) {
    const { tx, key, session, settings, clock, language } = ctx
    const redeeming = { ...session, itemId: Number(itemId), version, address, key, now: clock.now() }
    return showOrder(await redeemItem(tx, settings, redeeming), language, fallback(ctx))
  },

  async findOrder(ctx, { idempotencyKey }) {
    const order = await orderOnce(ctx.db, ctx.session.memberId, idempotencyKey)
    if (!order) throw refuse('not_found', { field: 'idempotencyKey' })
    return showOrder(order, ctx.language, fallback(ctx))
  },

  async convert({ tx, key, session, settings, clock }, { points: amount, ratio, multiple }) {
    return convertPoints(tx, settings, { ...session, points: amount, ratio, multiple, key, now: clock.now() })
  },

  async findConversion({ db, session }, { idempotencyKey }) {
    const made = await conversionOnce(db, session.memberId, idempotencyKey)
    if (!made) throw refuse('not_found', { field: 'idempotencyKey' })
    return made
  },
}
