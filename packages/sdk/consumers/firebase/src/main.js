import { createBrandClient } from '@brand/sdk'

const sdk = createBrandClient()
const show = (text) => (document.querySelector('output').textContent = text)
const field = (name) => document.querySelector(`[aria-label="${name}"]`).value
const on = (name, work) =>
  [...document.querySelectorAll('button')]
    .find((button) => button.textContent === name)
    .addEventListener('click', () => work().catch((error) => show(error.code ?? String(error))))

const { info } = await sdk.system.status()
// Firebase itself, or the emulator the address names.
const emulatorUrl = new URLSearchParams(location.search).get('emulator') ?? undefined
const identity =
  info.firebase && (await import('@brand/sdk/firebase')).firebaseIdentity({ ...info.firebase, emulatorUrl })
const enter = async (provider, idToken) => {
  await sdk.session.social({ provider, idToken, agreed: true })
  show(`signed in as ${(await sdk.member.info()).type}`)
}

let confirm
on('Google', async () => enter('google', await identity.idToken('google')))
on('Send', async () => {
  confirm = await identity.sendCode(field('Number'), document.querySelector('#robots'))
  show('sent')
})
on('Log in', async () => enter('phone', await confirm(field('Code'))))
show(identity ? 'Firebase' : 'nobody vouches')
