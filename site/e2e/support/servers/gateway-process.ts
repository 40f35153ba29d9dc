// A throwaway gateway with the built site in a process of its own; settings and announcements arrive as IPC messages.
import { siteDist } from './product.ts'
import { startGateway, type TestGateway } from '../../../../packages/gateway/src/testing.ts'
import { asStarted } from './site-settings.ts'

type GroupName = Parameters<TestGateway['set']>[0]
type Order = { id: number } & (
  | { group: GroupName; value: object }
  | { announcement: Parameters<TestGateway['announce']>[0] }
  | { captcha: string }
)

const gateway = await startGateway({ siteDist, vendorOrigin: 'http://vendor.test', trustProxy: ['127.0.0.1'] })
for (const [group, value] of Object.entries(asStarted)) await gateway.set(group as GroupName, value)
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
