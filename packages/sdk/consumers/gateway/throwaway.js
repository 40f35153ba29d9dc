// A test of somebody else's, on a real gateway that is thrown away: the conformance suite, then a setting turned.
import assert from 'node:assert/strict'
import { createBrandClient, isGatewayError } from '@brand/sdk'
import { runConformance } from '@brand/sdk/conformance'
import { startGateway } from '@brand/gateway/testing'

const gateway = await startGateway()
const { username, password } = gateway.accounts.find(({ kind }) => kind === 'member')
const rows = await runConformance({
  url: gateway.url,
  accounts: { member: { username, password } },
  only: 'favourites',
})
assert.deepEqual(
  rows.filter(({ pass }) => !pass),
  [],
)

await gateway.set('modules', { GAMELOFAV3: false })
const sdk = createBrandClient({ baseUrl: gateway.url })
await sdk.session.login({ username, password })
await assert.rejects(sdk.favourites.ids(), (error) => isGatewayError(error, 'function_not_available'))
sdk.close()
await gateway.stop()
console.log(`${rows.length} conformance cases, a module turned off, nothing left behind`)
