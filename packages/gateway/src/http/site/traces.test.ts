import { expect, test } from 'vitest'
import { siteFixture } from './testing.ts'

const telemetry = [{ traceShare: 0.05, hook: () => {}, stop: async () => {} }]
const { app, get } = await siteFixture({ telemetry })

test('pages of a gateway that collects traces tell the share to be sampled', async () => {
  expect((await get('/')).body).toMatch(/^<!doctype html><html data-traces="0.05" lang="bn">/)
  await app.services.settingsStore.write('maintenance', { on: true })
  expect((await get('/')).body).toMatch(/^<!doctype html><html data-state="maintenance" data-traces="0.05" lang="bn">/)
})
