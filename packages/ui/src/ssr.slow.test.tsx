// @vitest-environment node
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import english from './i18n/locales/en.ts'
import { registry } from './registry.ts'
import { BrandProvider } from './theme/BrandProvider.tsx'

interface StoryFile {
  default: { component: ComponentType<object>; args?: object }
  StateSheet: { args?: object; render?: (args: object) => ReactNode }
}

const files = import.meta.glob<StoryFile>('./*/*/*.stories.tsx')

describe.each(registry)('$name on the server', ({ name, folder = 'components', layered }) => {
  it('renders every state without a document', async () => {
    expect(typeof document).toBe('undefined')
    const load = files[`./${folder}/${name}/${name}.stories.tsx`]
    if (!load) throw new Error(`${name} has no stories`)
    const { default: meta, StateSheet } = await load()
    const args = { ...meta.args, ...StateSheet.args }
    const Sheet = () => (StateSheet.render ? StateSheet.render(args) : createElement(meta.component, args))
    const html = renderToString(
      <BrandProvider lang="en" strings={english}>
        <Sheet />
      </BrandProvider>,
    )
    expect(html.includes('data-component=')).toBe(!layered)
  })
})
