import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { expect } from 'vitest'
import type { Run, Scene } from '../../app/operate/testing.ts'
import { call, registered, valueOf, type TestApp } from '../../testing/inject.ts'

/** Scenes of the commands about deposits: each about an order of its own. */
export default async function scenes(run: Run, { app }: TestApp): Promise<Record<string, Scene>> {
  const token = await registered(app, 'scenepays')
  let orderNo = ''
  async function ordered(): Promise<{ orderNo: string }> {
    const made = valueOf(
      await call<{ orderNo: string }>(
        app,
        contract.deposits.submit,
        { channelId: 'bank-review', amount: '700.00', fields: { payerName: 'Rina Akter' } },
        { token, headers: { 'idempotency-key': randomUUID() } },
      ),
    )
    return { orderNo: (orderNo = made.orderNo) }
  }
  const depositIs = async (status: string) =>
    expect(valueOf(await call(app, contract.deposits.order, { orderNo }, { token }))).toMatchObject({ status })
  return {
    'deposits list': { input: () => ({}) },
    'deposits approve': {
      input: ordered,
      seen: () => depositIs('CONFIRMED'),
    },
    'deposits reject': {
      input: async () => ({ ...(await ordered()), reason: 'Sent back.' }),
      seen: () => depositIs('FAILED'),
    },
    'deposits charge-back': {
      input: async () => {
        await run('deposits', 'approve', await ordered())
        return { orderNo, reason: 'Reported as stolen.' }
      },
      seen: () => depositIs('CHARGED_BACK'),
    },
    'deposits pay-late': {
      input: ordered,
      seen: () => depositIs('CONFIRMED'),
    },
  }
}
