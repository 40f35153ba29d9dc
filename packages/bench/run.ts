// `npm run bench [-- components|gateway|sdk]`: what our components, our server and our client cost, each beside the
// least that does the same. The flags of each are in its own file.
const benches: Record<string, () => Promise<unknown>> = {
  components: () => import('./components.ts'),
  gateway: () => import('./calls/gateway.ts'),
  sdk: () => import('./calls/sdk.ts'),
}
export {}

const [wanted = 'components'] = process.argv.slice(2).filter((word) => Object.hasOwn(benches, word))
await benches[wanted]?.()
