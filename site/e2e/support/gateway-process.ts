// A throwaway gateway with the built site, run as a process of its own: settings and announcements come by message.
import { siteDist } from './product.ts'
import { startGateway, type TestGateway } from '../../../packages/gateway/src/testing.ts'

type Order = { id: number } & (
  | { group: Parameters<TestGateway['set']>[0]; value: object }
  | { announcement: Parameters<TestGateway['announce']>[0] }
  | { captcha: string }
)

const gateway = await startGateway({ siteDist, vendorOrigin: 'http://vendor.test', trustProxy: ['127.0.0.1'] })
// No test counts on a jackpot that falls by chance.
await gateway.set('jackpot', { onePer: 1_000_000_000 })
// Each test is a visitor behind a proxy: the inbox and the identity service of the sandbox are open to them.
await gateway.set('sandbox', { inbox: 'open' })
process.on('message', (order: Order) => {
  const { id } = order
  const done: Promise<unknown> =
    'group' in order
      ? gateway.set(order.group, order.value)
      : 'captcha' in order
        ? gateway.answerCaptchas(order.captcha)
        : gateway.announce({ ...order.announcement, publishedAt: new Date(order.announcement.publishedAt) })
  done.then(
    () => process.send?.({ type: 'done', id }),
    (error: unknown) => process.send?.({ type: 'done', id, error: String(error) }),
  )
})
process.on('disconnect', () => void gateway.stop().finally(() => process.exit(0)))
process.send?.({ type: 'ready', url: gateway.url, accounts: gateway.accounts })
