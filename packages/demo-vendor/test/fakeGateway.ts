import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What happens to a call: `lost` books it and cuts the connection before the answer, `dropped` before booking, `busy`
 * answers 503 without booking, `late` books after `lateMs`, long after the vendor stopped listening.
 */
export type Fault = 'none' | 'lost' | 'dropped' | 'busy' | 'late'

interface Game {
  gameCode: string
  gameName: string
  gameType?: string
  nodeId: number
  wallet?: 'transfer'
  freeSpins?: { grant: string; count: number; left: number; stake: string; won: string; expiresAt: string }
  config?: { minBet: string; maxBet: string; stepBet: string; minCycleMs: number }
}
type FreeSpin = { grant: string; stake: string }
type Body = Record<string, string | boolean | undefined> & { freeSpin?: FreeSpin }
interface Tx {
  kind: string
  hash: string
  answer: object
  amount: number
  rolledBack: boolean
  round: string
}

const cents = (text: unknown) => Math.round(Number(text) * 100)
const decimal = (minor: number) => (minor / 100).toFixed(2)

/**
 * A seamless wallet for one player, strict about signatures, repeats and tombstones. It stores every movement for the
 * test to add up.
 */
export async function fakeGateway(options: { secret: string; balance?: number; lateMs?: number }) {
  const txs = new Map<string, Tx>()
  const tombstones = new Set<string>()
  const launches = new Map<string, Game & { playerId: string }>()
  const opened = new Map<string, object>()
  const calls: { method: string; body: Body; raw: string }[] = []
  const moves: { txId: string; kind: string; amount: number; round: string }[] = []
  const complaints: string[] = []
  const lateAnswers: object[] = []
  /** What the operator returns for its lotteries, by path; null while it does not answer. */
  const lottery: { answer: ((url: URL) => object[] | Promise<object[]>) | null } = { answer: null }
  /** Free spins of the player, as the operator keeps them. */
  const gift: { spins: Game['freeSpins'] | null } = { spins: null }
  const freeRounds = new Set<string>()
  const told = () => (gift.spins && gift.spins.left > 0 ? { freeSpins: { ...gift.spins } } : {})
  const wallet = { balance: options.balance ?? 1_000_000, tokenAlive: true, blocked: false, refuses: '' }
  let fault: (method: string, body: Body) => Fault = () => 'none'

  const answer = (status: string, more: object = {}) => ({
    status,
    balance: decimal(wallet.balance),
    currency: 'BDT',
    ...more,
  })
  const post = (body: Body, kind: string, amount: number) => {
    wallet.balance += amount
    moves.push({ txId: String(body.txId), kind, amount, round: String(body.roundId) })
  }

  function book(method: string, body: Body, raw: string): object {
    const txId = String(body.txId)
    const hash = createHash('sha256').update(raw).digest('hex')
    const seen = txs.get(txId)
    if (seen) return seen.hash === hash ? seen.answer : answer('DUPLICATE_CONFLICT')
    const book = (amount: number, result: object) => {
      txs.set(txId, { kind: method, hash, answer: result, amount, rolledBack: false, round: String(body.roundId) })
      return result
    }
    const amount = cents(body.amount)
    if (method === 'debit') {
      if (tombstones.has(txId)) return answer('TX_ROLLED_BACK')
      if (!wallet.tokenAlive) return answer('TOKEN_EXPIRED')
      if (wallet.blocked) return answer('PLAYER_BLOCKED')
      if (wallet.refuses) return answer(wallet.refuses)
      if (body.freeSpin) {
        const { spins } = gift
        if (amount !== 0 || !spins || spins.grant !== body.freeSpin.grant || spins.left === 0)
          return book(0, answer('FREE_SPINS_OVER', { txId }))
        if (spins.stake !== body.freeSpin.stake) return book(0, answer('FREE_SPINS_MISMATCH', { txId }))
        spins.left--
        freeRounds.add(String(body.roundId))
        return book(0, answer('OK', { txId, freeSpins: { ...spins } }))
      }
      if (amount > wallet.balance) return answer('INSUFFICIENT_FUNDS')
      post(body, 'debit', -amount)
      return book(amount, answer('OK', { txId }))
    }
    const ref = String(body.refTxId)
    const referred = txs.get(ref)
    if (method === 'credit') {
      if (!referred) return answer('TX_NOT_FOUND')
      if (referred.rolledBack) return answer('TX_ROLLED_BACK')
      if (freeRounds.has(String(body.roundId)) && gift.spins) {
        gift.spins.won = decimal(cents(gift.spins.won) + amount)
        return book(amount, answer('OK', { txId, freeSpins: { ...gift.spins } }))
      }
      post(body, 'credit', amount)
      return book(amount, answer('OK', { txId }))
    }
    if (!referred) tombstones.add(ref)
    else if (!referred.rolledBack) {
      referred.rolledBack = true
      if (freeRounds.delete(referred.round) && gift.spins) {
        gift.spins.left++
        return book(0, answer('OK', { txId, freeSpins: { ...gift.spins } }))
      }
      post(body, 'rollback', referred.amount)
    }
    return book(amount, answer('OK', { txId }))
  }

  function handle(method: string, body: Body, raw: string): object {
    if (method === 'authenticate') {
      const attempt = `${String(body.token)} ${String(body.requestId)}`
      const game = launches.get(String(body.token))
      if (!game) return opened.get(attempt) ?? answer('TOKEN_EXPIRED')
      launches.delete(String(body.token))
      const { playerId, wallet: kind, config, ...played } = game
      const result = answer('OK', {
        playerId,
        token: 'game-session-token',
        account: 'de***1',
        language: 'en',
        game: played,
        demo: false,
        ...(kind && { wallet: kind }),
        ...(config && { config }),
        ...told(),
      })
      opened.set(attempt, result)
      return result
    }
    if (method === 'balance') return answer(wallet.tokenAlive ? 'OK' : 'TOKEN_EXPIRED', told())
    return book(method, body, raw)
  }

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/lgw/')) {
      if (!lottery.answer) return void response.writeHead(503).end('{}')
      return void Promise.resolve(lottery.answer(new URL(request.url, 'http://house'))).then((list) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ success: true, value: { list } })),
      )
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString('utf8')
      const [, vass, method] = /^\/vendor\/v1\/([A-Z0-9_]+)\/([a-z-]+)$/.exec(request.url ?? '') ?? []
      const stamp = String(request.headers['x-timestamp'])
      const signature = createHmac('sha256', options.secret).update(`${stamp}.${raw}`).digest('hex')
      const fresh = Math.abs(Date.now() / 1000 - Number(stamp)) < 300
      if (!method || request.headers['x-vendor'] !== vass || !fresh || request.headers['x-signature'] !== signature) {
        complaints.push(`bad call ${request.url}`)
        return response.writeHead(401).end()
      }
      const body = JSON.parse(raw) as Body
      calls.push({ method, body, raw })
      const happens = fault(method, body)
      if (happens === 'dropped') return request.socket.destroy()
      if (happens === 'busy') return response.writeHead(503).end()
      if (happens === 'late')
        return setTimeout(
          () => (lateAnswers.push(handle(method, body, raw)), request.socket.destroy()),
          options.lateMs ?? 0,
        )
      const result = handle(method, body, raw)
      if (happens === 'lost') return request.socket.destroy()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
    })
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    wallet,
    gift,
    lottery,
    calls,
    moves,
    complaints,
    lateAnswers,
    setFault: (next: typeof fault) => (fault = next),
    /** A one-time launch token, as the site's launch call makes them. */
    launch(game: Partial<Game> & { playerId?: string } = {}): string {
      const token = `launch-${launches.size}-${Math.random().toString(36).slice(2)}`
      launches.set(token, {
        playerId: 'p1',
        gameCode: 'jewel_lane',
        gameName: 'Jewel Lane',
        gameType: 'RNG',
        nodeId: 42,
        ...game,
      })
      return token
    },
    /** Sum of all movements of a round, minor units, from the player's side. */
    net: (round: string) => moves.filter((move) => move.round === round).reduce((sum, move) => sum + move.amount, 0),
    close,
    /** Stopped and restarted on the same port, its books intact. */
    resume: () => listen(port),
  }
}

export type FakeGateway = Awaited<ReturnType<typeof fakeGateway>>
