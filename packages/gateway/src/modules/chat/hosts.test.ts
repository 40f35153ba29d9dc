import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { runner } from '../../app/operate/testing.ts'
import { call, freshApp, refusalOf, valueOf } from '../../testing/inject.ts'
import { chatFixture } from './testing.ts'

const made = await freshApp()
const { app, db, clock } = made
const { messages } = await chatFixture(made, 'hosted')
const operate = runner(db, 'rafi', clock)
await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })

const host = async () => {
  const { list } = valueOf(
    await call<{ list: { modelId: string; name: string; iconUrl: string }[] }>(app, contract.chat.models, {
      language: 'bn',
    }),
  )
  return list.find(({ modelId }) => modelId === 'joya')
}
const save = (more: object) => operate('chat-hosts', 'save', { hostId: 'joya', language: 'bn', ...more })
const room = { roomId: 'host-joya' }

test('changing a host leaves the picture that is not given, and a room that was closed', async () => {
  const iconUrl = '/art/avatar/boat.svg'
  await save({ name: 'Joya', iconUrl })
  await save({ name: 'Joya D.' })
  expect(await host()).toMatchObject({ name: 'Joya D.', iconUrl })
  await operate('chat', 'close-room', { ...room, reason: 'Too few moderators.' })
  await save({ name: 'Joya' })
  expect(refusalOf(await messages(room)).code).toBe('chat_closed')
  // One that was removed has an open room when it comes back.
  await operate('chat-hosts', 'remove', { hostId: 'joya' })
  await save({ name: 'Joya' })
  expect((await messages(room)).status).toBe(200)
  expect(await host()).toMatchObject({ iconUrl })
})

test('a host names addresses of the site, whichever of its domains, and no other', async () => {
  await app.services.settingsStore.write('site', {
    mainDomain: 'https://play.example/',
    domainRoute: ['mirror-of-ours.com'],
  })
  await save({ name: 'Joya' })
  await operate('chat-hosts', 'say', {
    hostId: 'joya',
    text: 'https://play.example/vip mirror-of-ours.com/vip evil.com',
  })
  await app.services.settingsStore.write('site', {})
  const [said] = valueOf(await messages(room)).list
  expect(said?.parts.map(({ kind }) => kind)).toEqual(['LINK', 'TEXT', 'LINK', 'TEXT', 'REMOVED'])
})
