import { afterEach, expect, it, vi } from 'vitest'

/** The module as a page loads it. */
async function page() {
  vi.resetModules()
  return import('./image-host.ts')
}
const kept = () => sessionStorage.getItem('imageCDN')

afterEach(() => sessionStorage.clear())

it('takes one of the hosts at random and keeps to it until the operator no longer names it', async () => {
  const first = await page()
  first.chooseImageHost(['https://a.example/', 'https://b.example/pics'], () => 0.9)
  expect(kept()).toBe('https://b.example/pics')
  const reloaded = await page()
  reloaded.chooseImageHost(['https://a.example', 'https://b.example/pics'], () => 0)
  expect(kept()).toBe('https://b.example/pics')
  reloaded.chooseImageHost(['https://a.example'], () => 0.5)
  expect(kept()).toBe('https://a.example')
  reloaded.chooseImageHost([])
  expect(kept()).toBeNull()
})

it.each(['javascript:alert(1)', 'http://a.example', 'nonsense', ''])('never takes %j', async (bad) => {
  sessionStorage.setItem('imageCDN', bad)
  const { chooseImageHost } = await page()
  chooseImageHost([bad])
  expect(kept()).toBeNull()
})
