import { expect, test } from 'vitest'
import { completeLanguages } from '../../lib/text/languages.ts'
import { writeGroup } from '../../settings/change.ts'
import { freshDb } from '../../testing/fresh.ts'
import { settingsOf } from '../settings.ts'
import { setting } from '../../settings/schema.ts'
import { offerLanguages } from './languages.ts'

const { db } = await freshDb()
const offered = async () => settingsOf(await db.select().from(setting)).languages.supported

test('a sandbox offers every complete language, until an operator chooses', async () => {
  expect(await offered()).toEqual(['bn', 'en'])
  await offerLanguages(db)
  expect(await offered()).toEqual(completeLanguages)
  // As a sandbox of an earlier release left it, with fewer languages.
  await writeGroup(db, 'languages', { supported: ['en'] })
  await writeGroup(db, 'sandbox.languages', { supported: ['en'] })
  await offerLanguages(db)
  expect(await offered()).toEqual(completeLanguages)
  for (const chosen of [{ default: 'en', supported: ['en'] }, null]) {
    await writeGroup(db, 'languages', chosen)
    await offerLanguages(db)
    expect(await offered()).toEqual(chosen?.supported ?? ['bn', 'en'])
  }
})
