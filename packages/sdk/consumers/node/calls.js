// A program against a real gateway, whose address it is given: everything a page does, without a page.
import assert from 'node:assert/strict'
import { createBrandClient, isGatewayError } from '@brand/sdk'
import { query } from '@brand/sdk/react'
import { checkedFetch } from '@brand/sdk/testing'
import { QueryClient } from '@tanstack/react-query'

const [, , baseUrl, username] = process.argv
const sdk = createBrandClient({ baseUrl, fetch: checkedFetch(), language: () => 'bn' })
const refusal = (work) =>
  work.then(
    () => 'none',
    (error) => (isGatewayError(error) ? error.code : Promise.reject(error)),
  )

const { items } = await new QueryClient().fetchQuery(query(sdk.games.list, { filter: 'HOT', pageSize: 3 }))
assert.equal(items.length, 3)
await sdk.session.freePlay()
assert.equal(await refusal(sdk.favourites.add({ nodeId: items[0].nodeId })), 'real_account_required')
await sdk.session.logout()

const person = { username, password: 'Secret123' }
await sdk.member.register({ ...person, confirmPassword: person.password, agreed: true })
const heard = new Promise((resolve) => sdk.stream.subscribe('balance', resolve))
assert.equal((await heard).sumBalance, (await sdk.wallet.balance()).sumBalance)
await sdk.session.logout()
assert.equal(await refusal(sdk.session.login({ ...person, password: 'Wrong1234' })), 'bad_credentials')
await sdk.session.login(person)
assert.equal((await sdk.member.info()).account, username)
sdk.close()
console.log(`Node ${process.versions.node}: a trial, an account, a sealed login and the stream`)
