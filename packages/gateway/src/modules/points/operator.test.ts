import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runner } from '../../app/operate/testing.ts'
import { member } from '../../auth/schema.ts'
import { freshApp, registered } from '../../testing/inject.ts'
import { pointOrder } from './schema.ts'
import { address, anItem } from './testing.ts'

const { app, db, clock } = await freshApp()
const as = (name: string) => runner(db, name, clock)

test('where goods go is told to those who send them; everybody else reads the town', async () => {
  await as('mitu')('operators', 'add', { name: 'mitu', roles: ['manager'] })
  for (const role of ['viewer', 'support', 'cashier'])
    await as('mitu')('operators', 'add', { name: role, roles: [role] })
  await registered(app, 'rina2026')
  const [row] = await db.select().from(member).where(eq(member.account, 'rina2026'))
  const order = { type: 'GOODS', titles: { en: 'A kite' }, art: 'slots/mall-kite-1', points: 1000n } as const
  await db.insert(pointOrder).values({
    ...order,
    memberId: row!.id,
    itemId: await anItem(db),
    key: 'once',
    asset: 'BDT',
    address,
    remark: 'For Rina',
    at: clock.now(),
  })
  const seen = async (name: string) => {
    const { json } = await as(name)('points', 'orders')
    return { text: json.text, all: JSON.stringify(json) }
  }
  for (const name of ['viewer', 'support']) {
    const { text, all } = await seen(name)
    expect(text).toMatch(/rina2026 GOODS A kite \(1000 points\): PROCESSING, ••• → Dhaka, BD$/)
    for (const part of [address.name, address.phone, address.street, address.postcode, 'For Rina'])
      expect(all).not.toContain(part)
  }
  for (const name of ['cashier', 'mitu'])
    expect((await seen(name)).text).toContain('Rina Akter, +880 1710 000001, 12 Lake Road, Dhaka, 1212, BD')
})
