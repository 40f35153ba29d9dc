import { createElement, type ComponentType, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from './registry.ts'
import { render } from './test/render.tsx'

interface StoryFile {
  default: { component: ComponentType<object>; args?: object }
  StateSheet: { args?: object; render?: (args: object) => ReactNode }
}

const files = import.meta.glob<StoryFile>('./*/*/*.stories.tsx')

/** What a browser may lack: old ones, hardened ones, pages without a secure context, and the DOMs of test runners. */
const lacking = ['BroadcastChannel', 'IntersectionObserver', 'ResizeObserver', 'caches', 'matchMedia']

beforeEach(() => {
  for (const name of lacking) vi.stubGlobal(name, undefined)
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }) as typeof Intl)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(registry)('$name in a browser that lacks interfaces', ({ name, folder = 'components' }) => {
  it('renders every state', async () => {
    const load = files[`./${folder}/${name}/${name}.stories.tsx`]
    if (!load) throw new Error(`${name} has no stories`)
    const { default: meta, StateSheet } = await load()
    const args = { ...meta.args, ...StateSheet.args }
    const Sheet = () => (StateSheet.render ? StateSheet.render(args) : createElement(meta.component, args))
    const failed = vi.spyOn(console, 'error').mockReturnValue()
    const { unmount } = render(<Sheet />)
    unmount()
    expect(failed.mock.calls).toEqual([])
  })
})
