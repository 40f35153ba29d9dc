import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { fakeVendors, type Failure } from '../../modules/transfers/testing.ts'

const moods: readonly Failure[] = ['none', 'none', 'none', 'lost', 'dropped', 'refused']

/** Vendors' wallets over HTTP, in our own protocol and with failures: every other answer is lost, late or a refusal. */
export async function badVendor() {
  const wallets = fakeVendors((call) => (call === 'balance' ? 'none' : (moods[randomInt(moods.length)] ?? 'none')))
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        void answer(request.url ?? '', Buffer.concat(chunks).toString()).then((body) => {
          if (body) response.end(JSON.stringify(body))
          else response.destroy()
        })
      })
  })

  async function answer(path: string, text: string): Promise<object | undefined> {
    const [, vendor = '', call] = /^\/wallet\/v1\/([A-Z0-9_]+)\/(\w+)$/.exec(path) ?? []
    const {
      playerId,
      currency,
      transferId = '',
      amount,
    } = JSON.parse(text || '{}') as { playerId: string; currency: string; transferId?: string; amount?: string }
    const wallet = { memberId: playerId, vendor, asset: currency }
    const minor = parseMoney(amount ?? '') ?? 0n
    const balance = () => formatMoney(wallets.balanceOf(wallet))
    if (call === 'balance') return { status: 'OK', balance: balance(), currency }
    const outcome =
      call === 'deposit'
        ? await wallets.deposit(wallet, transferId, minor)
        : call === 'withdraw'
          ? await wallets.withdraw(wallet, transferId, minor)
          : call === 'query'
            ? await wallets.query(wallet, transferId)
            : 'UNKNOWN'
    if (outcome === 'UNKNOWN') return undefined
    return {
      ...(outcome === 'DONE' ? { status: 'DONE' } : { status: 'REFUSED', reason: outcome.refused }),
      transferId,
      balance: balance(),
      currency,
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    balanceOf: wallets.balanceOf,
    stop: () => new Promise<unknown>((resolve) => (server.close(resolve), server.closeAllConnections())),
  }
}
