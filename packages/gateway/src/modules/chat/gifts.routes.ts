import type { Handlers } from '../../http/context.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { turnoverOf } from '../turnover/index.ts'
import { activeIn, give, giftOnce, giftOut, leftToday, requireReceiver, type Giving } from './gifts.ts'
import { peopleByRef } from './people.ts'
import { roomOf, writableRoom } from './rooms.ts'

/** What is given to one person or several, in minor units. */
function minorOf(amount: string): bigint {
  const minor = parseMoney(amount)
  if (minor === undefined) throw refuse('validation', { field: 'amount' })
  return minor
}

/** Tips and rain. */
export const gifts: Pick<Handlers<'chatRooms'>, 'giftInfo' | 'tip' | 'rain' | 'findGift'> = {
  async giftInfo({ db, session, settings, clock, services }, { roomId }) {
    await roomOf(db, roomId)
    const now = clock.now()
    const { memberId, asset } = session
    const [{ left, resetAt }, { withdrawable, requirements }, { setAt }, active] = await Promise.all([
      leftToday(db, memberId, settings, now),
      turnoverOf(db, memberId, now),
      services.fundPasswords.state(memberId),
      activeIn(db, { roomId, senderId: memberId, asset, now }, settings, settings.chat.mostRained),
    ])
    return {
      currency: asset,
      available: formatMoney(withdrawable),
      min: formatMoney(settings.chat.minGiftMinor),
      max: formatMoney(settings.chat.maxGiftMinor),
      leftToday: formatMoney(left),
      resetAt: resetAt.toISOString(),
      turnoverOpen: requirements.length > 0,
      hasFundPassword: setAt !== null,
      active: active.length,
      mostPeople: settings.chat.mostRained,
    }
  },

  async tip({ tx, key, session, settings, clock }, { roomId, person, amount }) {
    await writableRoom({ db: tx, clock, settings, session }, roomId)
    const giving: Giving = { roomId, senderId: session.memberId, asset: session.asset, key, now: clock.now() }
    const receiver = (await peopleByRef(tx, [person])).get(person)
    if (!receiver) throw refuse('transfer_forbidden', { field: 'person' })
    await requireReceiver(tx, receiver.id, giving)
    return giftOut(await give(tx, settings, 'TIP', giving, { receivers: [receiver.id], each: minorOf(amount) }))
  },

  async rain({ tx, key, session, settings, clock }, { roomId, people, amount }) {
    await writableRoom({ db: tx, clock, settings, session }, roomId)
    const giving: Giving = { roomId, senderId: session.memberId, asset: session.asset, key, now: clock.now() }
    const receivers = await activeIn(tx, giving, settings, Math.min(people, settings.chat.mostRained))
    if (receivers.length === 0) throw refuse('transfer_forbidden', { field: 'people' })
    const each = minorOf(amount) / BigInt(receivers.length)
    return giftOut(await give(tx, settings, 'RAIN', giving, { receivers, each }))
  },

  async findGift({ db, session }, { idempotencyKey }) {
    const found = await giftOnce(db, session.memberId, idempotencyKey)
    if (!found) throw refuse('not_found', { field: 'idempotencyKey' })
    return giftOut(found)
  },
}
