import { expect, test } from 'vitest'
import { freshApp } from '../testing/inject.ts'
import { runner } from './operate/testing.ts'
import { writeSettings } from './serve.ts'

const { app, db, clock } = await freshApp()
const { settingsStore } = app.services
const operate = runner(db, 'rafi', clock)
await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })

test('a start writes the values it is given and leaves what operators have set beside them', async () => {
  const own = { register: { minAge: 21 } }
  await writeSettings(settingsStore, own)
  // Terms that are published are a value of the same group.
  await operate('settings', 'set', { group: 'register', path: 'termsVersion', value: '9' })
  await operate('settings', 'set', { group: 'register', path: 'minAge', value: 18 })
  await writeSettings(settingsStore, own)
  expect(settingsStore.current().register).toMatchObject({ minAge: 21, termsVersion: '9' })
  await expect(writeSettings(settingsStore, { register: { minAge: 3 } })).rejects.toThrow()
})
