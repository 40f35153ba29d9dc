// A throwaway gateway with the built site, run as a process of its own: settings are turned by message.
import { siteDist } from './product.ts'
import { startGateway } from '../../../packages/gateway/src/testing.ts'

const gateway = await startGateway({ siteDist: siteDist, vendorOrigin: 'http://vendor.test' })
process.on('message', ({ id, group, value }: { id: number; group: Parameters<typeof gateway.set>[0]; value: object }) => {
  gateway.set(group, value).then(
    () => process.send?.({ type: 'done', id }),
    (error: unknown) => process.send?.({ type: 'done', id, error: String(error) }),
  )
})
process.on('disconnect', () => void gateway.stop().finally(() => process.exit(0)))
process.send?.({ type: 'ready', url: gateway.url, accounts: gateway.accounts })
