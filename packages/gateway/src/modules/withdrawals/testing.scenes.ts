import { contract } from '@brand/sdk/contract'
import { expect } from 'vitest'
import { type Run, runner, type Scene } from '../../app/operate/testing.ts'
import { call, valueOf, type TestApp } from '../../testing/inject.ts'
import { png, why, type Person, withdrawalFixture } from './testing.ts'

/** How the commands about withdrawals and fund passwords are tried. */
export default async function scenes(run: Run, { app, db, clock }: TestApp): Promise<Record<string, Scene>> {
  const payee = await withdrawalFixture({ app, db, clock })
  let [order, forgetful] = ['', '']
  let person: Person | undefined
  const payeePerson = async () => (person ??= await payee.person())
  const requested = async () => {
    const who = await payeePerson()
    return valueOf(await payee.submitOrder(who, who.bank, '500.00')).orderNo
  }
  const theOrder = async () => payee.detail(await payeePerson(), order)
  const orderIs = async (state: RegExp) => expect((await theOrder()).status).toMatch(state)
  /** With a slow payment provider. */
  async function paying(): Promise<string> {
    const orderNo = await requested()
    await payee.decisions.approve(orderNo, why)
    await payee.decisions.pay(orderNo, 'bank-slow', why)
    return orderNo
  }
  async function paid(): Promise<string> {
    const orderNo = await paying()
    await payee.decisions.paidBy(orderNo, [{ amount: 50_000n }], why)
    return orderNo
  }
  async function disputed(): Promise<string> {
    const who = await payeePerson()
    const orderNo = await paid()
    const image = await payee.picture(who, orderNo, 1)
    valueOf(await payee.actOnReceipt(who, orderNo, 'NOT_RECEIVED', { partNo: 1, reason: 'nothing', images: [image] }))
    return orderNo
  }

  return {
    'withdrawals list': { input: () => ({}) },
    'withdrawals approve': {
      input: async () => ({ orderNo: (order = await requested()) }),
      seen: () => orderIs(/APPROVED|PAY/),
    },
    'withdrawals reject': {
      input: async () => ({ orderNo: (order = await requested()), reason: 'Not yours.' }),
      seen: () => orderIs(/REJECTED/),
    },
    'withdrawals fail': {
      input: async () => ({ orderNo: (order = await paying()) }),
      seen: () => orderIs(/PAY_FAILED/),
    },
    'withdrawals pay': {
      async input() {
        order = await paying()
        await payee.decisions.fail(order, why)
        return { orderNo: order, channelId: 'bank-instant' }
      },
      seen: () => orderIs(/PAYING|PAID|AWAITING/),
    },
    'withdrawals paid-by': {
      input: async () => ({ orderNo: (order = await paying()), payments: [{ amount: '200' }, { amount: '300' }] }),
      seen: () => orderIs(/AWAITING_RECEIPT/),
    },
    'withdrawals attach-proof': {
      input: async () => ({ orderNo: (order = await paid()), part: 1, picture: png }),
      seen: async () => expect((await theOrder()).parts[0]?.proof).toHaveLength(1),
    },
    'withdrawals resend': {
      input: async () => ({ orderNo: (order = await disputed()), part: 1 }),
      seen: async () => expect((await theOrder()).parts[0]?.status).toBe('RESENT'),
    },
    'withdrawals refund': {
      input: async () => ({ orderNo: (order = await disputed()), part: 1 }),
      seen: async () => expect((await theOrder()).parts[0]?.status).toBe('REFUNDED'),
    },
    'withdrawals force': {
      async input() {
        order = await disputed()
        await run('operators', 'add', { name: 'agrees', roles: ['cashier'] })
        const force = { orderNo: order, part: 1, reason: 'The statement shows it.' }
        expect((await runner(db, 'agrees', clock)('withdrawals', 'force', force)).code).toBe(0)
        return force
      },
      seen: async () => expect((await theOrder()).parts[0]?.status).toBe('FORCED_RECEIVED'),
    },
    'fund-passwords list': { input: () => ({}) },
    'fund-passwords reset': {
      async input() {
        forgetful = (await payee.person()).token
        return { account: `payee${payee.last()}`, reason: 'Asked by phone.' }
      },
      seen: async () =>
        expect(valueOf(await call(app, contract.fundPassword.status, {}, { token: forgetful }))).toMatchObject({
          set: false,
        }),
    },
  }
}
