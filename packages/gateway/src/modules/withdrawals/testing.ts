import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import type * as z from 'zod'
import { walletOf } from '../../ledger/wallet.ts'
import { call, password, registered, valueOf, type Answer, type TestApp } from '../../testing/inject.ts'

export type Order = z.output<typeof contract.withdrawals.submit.output>

export interface Person {
  token: string
  id: string
  bank: string
  wallet: string
}

export const fundPassword = '280416'
export const hour = 3_600_000
/** The smallest PNG there is. */
export const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
export const why = { by: 'rafi' }
export const states = ({ history }: Order) => history.map(({ state }) => state)

/** People with 10,000.00, a fund password, a bank account and a mobile wallet, and what they can do. */
export async function withdrawalFixture({ app, db, clock }: TestApp) {
  // Tests move the clock by half hours and days.
  await app.services.settingsStore.write('session', { idleMinutes: 10_000, hours: 1000 })
  const { withdrawals, receipts, payoutAccounts } = contract
  const decisions = app.services.withdrawals.decisions
  let people = 0

  async function person(): Promise<Person> {
    const n = ++people
    const token = await registered(app, `payee${n}`)
    valueOf(
      await call(
        app,
        contract.fundPassword.set,
        { loginPassword: password, newFundPassword: fundPassword, confirmFundPassword: fundPassword },
        { token },
      ),
    )
    valueOf(await call(app, payoutAccounts.setName, { realName: 'Rina  Akter' }, { token }))
    const save = async (methodId: string, fields: object) =>
      valueOf(
        await call<{ accountId: string }>(app, payoutAccounts.save, { fundPassword, methodId, fields }, { token }),
      ).accountId
    const bank = await save('bank', { bankName: 'Padma Bank', branch: 'Dhaka', accountNumber: String(10_000_000 + n) })
    clock.forward(1)
    const wallet = await save('wallet', {
      walletName: 'Hash',
      walletNumber: String(1_710_000_000 + n).padStart(11, '0'),
    })
    const { id } = valueOf(await call<{ id: string }>(app, contract.member.info, {}, { token }))
    return { token, id, bank, wallet }
  }

  const submitOrder = (
    { token }: Person,
    accountId: string,
    amount: string,
    more: object = {},
    key: string = randomUUID(),
  ): Promise<Answer<Order>> =>
    call<Order>(
      app,
      withdrawals.submit,
      { fundPassword, accountId, amount, ...more },
      { token, headers: { 'idempotency-key': key } },
    )
  const detail = async ({ token }: Person, orderNo: string) =>
    valueOf(await call<Order>(app, withdrawals.detail, { orderNo }, { token }))
  const actOnReceipt = (
    { token }: Person,
    orderNo: string,
    action: string,
    more: object = {},
  ): Promise<Answer<Order>> =>
    call<Order>(
      app,
      receipts.act,
      { orderNo, action, ...more },
      { token, headers: { 'idempotency-key': randomUUID() } },
    )
  const picture = async ({ token }: Person, orderNo: string, partNo: number): Promise<string> =>
    valueOf(await call<{ imageId: string }>(app, receipts.addPicture, { orderNo, partNo, image: png }, { token }))
      .imageId
  const balances = async ({ id }: Person) => {
    const { cash = 0n, hold = 0n } = (await walletOf(db, id)) ?? {}
    return { cash: Number(cash) / 100, hold: Number(hold) / 100 }
  }

  /** An order of 3,000.00 whose money was sent, in three parts where it is split. */
  async function sent(who: Person, channelId = 'bank-instant'): Promise<Order> {
    const { orderNo } = valueOf(await submitOrder(who, channelId === 'wallet-c2c' ? who.wallet : who.bank, '3000.00'))
    await decisions.approve(orderNo, why)
    await decisions.pay(orderNo, channelId, why)
    // Also where the gateway's own poll has processed it.
    await app.services.withdrawals.work()
    return detail(who, orderNo)
  }

  return { person, submitOrder, detail, actOnReceipt, picture, balances, sent, decisions, last: () => people }
}
