import { cookieSession, createBrandClient } from '@brand/sdk'

// `?cookie`: the token where no script reads it.
const sdk = createBrandClient(location.search === '?cookie' ? { ...cookieSession() } : {})
const show = (text) => (document.querySelector('output').textContent = text)

async function register() {
  const username = `page${Math.random().toString().slice(2, 10)}`
  await sdk.member.register({ username, password: 'Secret123', confirmPassword: 'Secret123', agreed: true })
  await new Promise((heard) => sdk.stream.subscribe('balance', heard))
  show(`${(await sdk.member.info()).account} has ${(await sdk.wallet.balance()).sumBalance}`)
}

document
  .querySelector('button')
  .addEventListener('click', () => register().catch((error) => show(`${error.code} ${error.message}`)))
document.querySelector('button + button').addEventListener('click', () => sdk.session.logout().then(() => show('left')))
const { totalCount } = await sdk.games.list()
show(sdk.store.get().session ? `${(await sdk.member.info()).account} again` : `${totalCount} games`)
