import type { ModuleId } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sdk } from '../app/api/client.ts'
import type { PageDefinition } from '../app/routing/define-page.ts'
import { showPage } from '../testing/show-page.tsx'

const pages = import.meta.glob<PageDefinition>('../features/**/{page,*.page}.ts', { import: 'default', eager: true })
const components = import.meta.glob<Record<string, ComponentType>>('../features/**/*.{ts,tsx}')

/** Parts of pages that the fixtures have switched off. */
const modules: readonly ModuleId[] = ['TICKET3', 'PROFPIC3']

const declared = Object.entries(pages).flatMap(([file, page]) => {
  // Somebody is logged in.
  const calls = (page.calls?.({ language: 'en' }) ?? []).filter(({ guest }) => !guest)
  return calls.length > 0 ? [{ file, page, calls }] : []
})

afterEach(() => {
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
})

// A call that the page makes with another input is sent twice.
describe('a page asks what it declares', () => {
  it.each(declared)('$file', async ({ file, page, calls }) => {
    const [path = '', name = 'default'] = page.component.split('#')
    const load = components[`${file.slice(0, file.lastIndexOf('/'))}/${path.slice(2)}`]
    const Page = (await load?.())?.[name]
    if (!Page) throw new Error(`no component ${page.component}`)
    sdk.store.set({ ...fixtures.session.login, token: file })
    const at = 'path' in page ? page.path : `/${page.centre}`
    const { status } = fixtures.system
    const whitelabel = [
      ...status.info.whitelabel,
      ...modules.map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] })),
    ]
    const system = { status: { ...status, info: { ...status.info, whitelabel } } }
    const { fake } = await showPage(Page, { at, words: ['member', 'agent'], answers: { system } })
    await waitFor(
      () =>
        expect(fake.calls).toEqual(
          expect.arrayContaining(calls.map(({ endpoint, input }) => ({ name: endpoint.name, input }))),
        ),
      { timeout: 5000 },
    )
  })
})
