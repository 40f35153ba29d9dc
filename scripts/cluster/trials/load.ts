import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { contract } from '@brand/sdk/contract'
import { type Db, openDb } from '../../../packages/gateway/src/db/client.ts'
import { listenTo } from '../../../packages/gateway/src/modules/stream/testing.ts'
import { type Mover, mover } from '../../../packages/gateway/src/testing/fuzz/movers.ts'
import { type LaunchedGame, playersOf } from '../../../packages/gateway/src/testing/fuzz/players.ts'
import { chatter } from './chat.ts'

/** A call about money that was acknowledged, as its caller wrote it down. */
export interface Acknowledged {
  vendor: string
  txId: string
  kind: string
  /** When it was sent first, and when its acknowledgement came. */
  from: number
  to: number
}

export interface Load {
  acknowledged: readonly Acknowledged[]
  games: readonly LaunchedGame[]
  movers: readonly Mover[]
  chat: Awaited<ReturnType<typeof chatter>>
  /** How long each stream was away before it was open again, in ms, with the moment it was lost. */
  returns: readonly { at: number; ms: number }[]
  /** Lets everybody finish what they began, and holds them there. */
  pause: () => Promise<void>
  resume: () => void
  stop: () => Promise<void>
}

/** Settings under which money can be followed to the last unit, and people come as fast as they like. */
export async function setForTrials(url: string): Promise<void> {
  const db = openDb({ url })
  const settings = {
    challenge: { maxNumber: 200 },
    jackpot: { mode: 'off' },
    deposit: { mostOpen: 20 },
    chat: { slowModeMs: 0 },
  }
  for (const [group, value] of Object.entries(settings))
    await db.$client.query(
      'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [group, JSON.stringify(value)],
    )
  await db.$client.end()
  // Every gateway takes a changed setting over within two seconds.
  await delay(2500)
}

/**
 * Players who bet, win and roll back, members who pay in and play, one who writes in the chat, and their streams: each
 * repeats what it does not know the outcome of. What was acknowledged is also written to `journal`.
 */
export async function startLoad(siteUrl: string, key: string, journal: string): Promise<Load> {
  const acknowledged: Acknowledged[] = []
  const { book: send, launchGame } = playersOf(() => siteUrl, key)
  async function book(vendor: string, kind: string, body: Record<string, unknown>) {
    const from = Date.now()
    const response = await send(vendor, kind, body)
    if (response['status'] === 'OK' && kind !== 'authenticate') {
      const entry = { vendor, txId: String(body['txId']), kind, from, to: Date.now() }
      acknowledged.push(entry)
      appendFileSync(journal, `${JSON.stringify({ ...entry, amount: body['amount'] })}\n`)
    }
    return response
  }

  const games = [await launchGame(), await launchGame(), await launchGame()]
  const movers = [await mover(() => siteUrl, `mover${Date.now() % 1e6}`, book)]
  const chat = await chatter(siteUrl)

  let over = false
  let running: Promise<void> = Promise.resolve()
  let open: () => void = () => {}
  let parked = 0
  let allParked: () => void = () => {}
  const steps: (() => Promise<void>)[] = [
    ...games.map((game) => () => playRound(game)),
    ...movers.map((one) => async () => {
      await one.deposit()
      await one.play()
    }),
    () => chat.write(),
  ]

  /** A round of 1.00 that pays 1.50, or one that is rolled back. */
  async function playRound(game: LaunchedGame): Promise<void> {
    const bet = { ...game.body, roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }
    const next = { ...bet, txId: randomUUID(), refTxId: bet.txId }
    const answers = [await book(game.vass, 'debit', bet)]
    const back = Math.random() < 0.2
    if (back) answers.push(await book(game.vass, 'rollback', next))
    else answers.push(await book(game.vass, 'credit', { ...next, amount: '1.50', roundClosed: true }))
    const bad = answers.find(({ status }) => status !== 'OK')
    if (bad) throw new Error(`a call was refused: ${JSON.stringify(bad)}`)
    if (!back) game.owed += 50n
    game.rounds++
    await delay(20)
  }

  const returns: { at: number; ms: number }[] = []
  async function keepStream(token: string): Promise<void> {
    let lost: number | undefined
    while (!over) {
      const stream = await listenTo(siteUrl, token).catch(() => undefined)
      if (stream?.status === 200) {
        // It is back once it tells the balance.
        const told = await stream.next('balance').catch(() => undefined)
        if (told && lost !== undefined) returns.push({ at: lost, ms: Date.now() - lost })
        if (told) lost = undefined
        if (told) await Promise.race([stream.ended, stopped])
        stream.leave()
      }
      lost ??= Date.now()
      await delay(250)
    }
  }
  let tellStopped: () => void = () => {}
  const stopped = new Promise<void>((resolve) => (tellStopped = resolve))

  const failure: { cause?: unknown } = {}
  const going = [
    ...steps.map(async (step) => {
      while (!over) {
        parked++
        if (parked === steps.length) allParked()
        await running
        parked--
        if (!over) await step()
      }
    }),
    ...games.map(({ token }) => keepStream(token)),
  ]
  for (const one of going)
    one.catch((error: unknown) => {
      failure.cause = error
      over = true
      open()
    })

  return {
    acknowledged,
    games,
    movers,
    chat,
    returns,
    async pause() {
      if (failure.cause) throw failure.cause
      running = new Promise((resolve) => (open = resolve))
      await new Promise<void>((resolve) => {
        allParked = resolve
        if (parked === steps.length) resolve()
      })
    },
    resume() {
      allParked = () => {}
      open()
    },
    async stop() {
      over = true
      open()
      tellStopped()
      await Promise.all(going)
      for (const one of movers) one.close()
    },
  }
}

/** What of the acknowledged is not in the ledger exactly once; [] where all of it is. */
export async function missing(db: Db, { acknowledged }: Pick<Load, 'acknowledged'>): Promise<string[]> {
  const { rows } = await db.$client.query<{ one: string }>(
    `select a.vendor || '/' || a.tx || ' ' || a.kind as one
     from unnest($1::text[], $2::text[], $3::text[]) a (vendor, tx, kind)
     left join vendor_call c on c.vendor = a.vendor and c.tx_id = a.tx and c.kind = a.kind
     left join (select vendor, vendor_tx, count(*) from txn group by 1, 2) t on t.vendor = a.vendor and t.vendor_tx = a.tx
     where c.txn_id is null or t.count is distinct from 1`,
    [
      acknowledged.map(({ vendor }) => vendor),
      acknowledged.map(({ txId }) => txId),
      acknowledged.map(({ kind }) => kind),
    ],
  )
  return rows.map(({ one }) => one)
}

/** The wallet of a player as the site shows it. */
export async function balanceOf(siteUrl: string, { token }: LaunchedGame): Promise<string> {
  for (;;) {
    const response = await fetch(siteUrl + contract.wallet.balance.path, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { value } = (await response.json()) as { value: { sumBalance: string } }
    if (response.status === 200) return value.sumBalance
    await delay(200)
  }
}
