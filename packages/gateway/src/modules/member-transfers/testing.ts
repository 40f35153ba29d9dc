import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { member } from '../../auth/schema.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { call, password, registered, valueOf, type TestApp } from '../../testing/inject.ts'
import { idOf } from '../records/testing.ts'

export const fundPassword = '280416'

export interface LinePerson {
  account: string
  token: string
  id: string
}

/** People of lines, and what they send down, for tests. */
export function lineFixture({ app, db }: Pick<TestApp, 'app' | 'db'>, prefix: string) {
  let people = 0

  /** A new member, below somebody or nobody; an agent of a type other than 0 gets a fund password. */
  async function person({ type = 0, upline }: { type?: number; upline?: LinePerson } = {}): Promise<LinePerson> {
    const account = `${prefix}${String(++people).padStart(2, '0')}`
    const token = await registered(app, account)
    const id = await idOf(db, account)
    await db
      .update(member)
      .set({ type, uplineId: upline?.id ?? null })
      .where(eq(member.id, id))
    if (type !== 0)
      valueOf(
        await call(
          app,
          contract.fundPassword.set,
          { loginPassword: password, newFundPassword: fundPassword, confirmFundPassword: fundPassword },
          { token },
        ),
      )
    return { account, token, id }
  }

  const send = ({ token }: LinePerson, account: string, input: object = {}, key: string = randomUUID()) =>
    call<{ transferNo: string }>(
      app,
      contract.downlineTransfers.submit,
      { account, amount: '250.00', fundPassword, ...input },
      { token, headers: { 'idempotency-key': key } },
    )

  const sendPacket = (
    { token }: LinePerson,
    gifts: readonly { account: string; amount: string }[],
    input: object = {},
    key: string = randomUUID(),
  ) =>
    call<{ packetNo: string }>(
      app,
      contract.downlineTransfers.sendPacket,
      { gifts, fundPassword, ...input },
      { token, headers: { 'idempotency-key': key } },
    )

  const cash = async ({ id }: Pick<LinePerson, 'id'>) => (await walletOf(db, id))?.cash ?? 0n

  return { person, send, sendPacket, cash }
}
