// node lobby.mjs <gateway> <username> <password>
import { createBrandClient, isGatewayError } from '@brand/sdk'

const [, , baseUrl, username, password] = process.argv
const sdk = createBrandClient({ baseUrl, language: () => 'en' })

const { items, totalCount } = await sdk.games.list({ filter: 'HOT', pageSize: 3 })
console.log(`${totalCount} hot games, first ${items.map((game) => game.displayName).join(', ')}`)
await sdk.session.login({ username, password: 'Wrong1234' }).catch((error) => {
  if (!isGatewayError(error, 'bad_credentials')) throw error
  console.log(`a wrong password is ${error.code}`)
})
await sdk.session.login({ username, password })
console.log(`${(await sdk.member.info()).account} has ${(await sdk.wallet.balance()).sumBalance}`)
await sdk.session.logout()
sdk.close()
