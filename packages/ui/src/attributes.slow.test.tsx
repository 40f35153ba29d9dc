import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { allAttributes, componentName, isInternal, type AttributeTable } from './docs/attributes.ts'
import { registry, type Registered } from './registry.ts'
import { scenes } from './test/attributeScenes.tsx'
import { act, cleanup, render } from './test/render.tsx'

type Decorator = (story: ComponentType, context: object) => ReactNode
interface Story {
  args?: object
  render?: (args: object) => ReactNode
  decorators?: readonly Decorator[]
}
type StoryFile = Record<string, Story> & { default: Story & { component: ComponentType<object> } }

const files = import.meta.glob<StoryFile>('./*/*/*.stories.tsx')
const tableFiles = import.meta.glob<{ attributes: AttributeTable }>('./*/*/*.attributes.ts', { eager: true })

/** Attributes that stories set on components from outside. */
const ofStories = new Set(['data-testid', 'data-sent', 'data-look'])

function tableOf(component: Registered): AttributeTable {
  const { name, folder = 'components' } = component
  const file = tableFiles[`./${folder}/${name}/${name}.attributes.ts`]
  if (!file) throw new Error(`${name} has no table of data attributes`)
  return file.attributes
}

type Values = Record<string, string>
/** All attributes of a component, by each `data-component` name of its root elements. */
const listed = new Map<string, Record<string, Values>>()
for (const component of registry) {
  const table = allAttributes(tableOf(component))
  for (const root of Object.keys(table['data-component'] ?? { [componentName(component.name)]: '' }))
    listed.set(root, table)
}
const isListed = (values: Values | undefined, value: string) =>
  values !== undefined && (value in values || Object.keys(values).some((key) => key.startsWith('<')))

/** Rendered attributes: `<component> <attribute>=<value>`. */
const rendered = new Set<string>()
/** By component: attributes that its stories rendered and no table lists. */
const unlisted = new Map<string, Set<string>>()

function namesAround(element: Element): string[] {
  const names: string[] = []
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at instanceof HTMLElement || at instanceof SVGElement) {
      const name = at.dataset['component']
      if (name) names.push(name)
    }
  return names
}

/**
 * Compares the page with the tables. An attribute belongs to the component of its element or of one around it, since a
 * part can be a component itself, or be passed as content to another. In a portal, which is outside of the component
 * that opened it, it may belong to any component of the page. A root element on its own may be a control that the
 * component of the story marks.
 */
function look(name: string): void {
  const onPage = [...document.querySelectorAll('[data-component]')].flatMap((element) => namesAround(element)[0] ?? [])
  // What stands on the root is a state of the page, of no component.
  for (const element of document.querySelectorAll('body, body *')) {
    const around = namesAround(element)
    const apart = around.length === 0 || element.closest('#brand-overlays') !== null
    const alone = around.length === 1 && element.hasAttribute('data-component')
    const owners = new Set([...around, ...(apart || alone ? [componentName(name)] : []), ...(apart ? onPage : [])])
    for (const { name: attribute, value } of element.attributes) {
      if (!attribute.startsWith('data-') || isInternal(attribute) || ofStories.has(attribute)) continue
      for (const owner of owners) rendered.add(`${owner} ${attribute}=${value}`).add(`${owner} ${attribute}=<>`)
      const known =
        attribute === 'data-component'
          ? listed.has(value)
          : [...owners].some((owner) => isListed(listed.get(owner)?.[attribute], value))
      if (!known)
        unlisted.set(
          name,
          (unlisted.get(name) ?? new Set()).add(`${attribute}="${value}" in ${around[0] ?? 'a layer'}`),
        )
    }
  }
}

function storyElement({ default: meta, ...stories }: StoryFile, id: string): ReactElement {
  const story = stories[id]
  if (!story) throw new Error(`there is no story ${id}`)
  const args = { ...meta.args, ...story.args }
  const draw = story.render ?? meta.render
  const Plain = () => (draw ? draw(args) : createElement(meta.component, args))
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  return createElement(decorators.reduce<ComponentType>((Inner, wrap) => () => wrap(Inner, { args }), Plain))
}

const settled = () => act(async () => {})

beforeAll(async () => {
  // Errors that stories show on purpose are logged by React and by the test DOM.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The test DOM fetches no images, so they stay in the loading state.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  for (const { name, folder = 'components' } of registry) {
    const stories = await files[`./${folder}/${name}/${name}.stories.tsx`]?.()
    if (!stories) throw new Error(`${name} has no stories`)
    for (const id of Object.keys(stories).filter((key) => key !== 'default')) {
      render(storyElement(stories, id))
      await settled()
      look(name)
      cleanup()
    }
    for (const { story, ui, play } of scenes[name] ?? []) {
      await play({
        draw: async () => {
          render(ui ?? storyElement(stories, story ?? 'StateSheet'))
          await settled()
        },
        look: () => look(name),
      })
      cleanup()
      vi.useRealTimers()
    }
  }
})
afterAll(() => void vi.restoreAllMocks())

it('lists each data attribute that stories render', () => {
  expect([...unlisted].map(([name, attributes]) => `${name}: ${[...attributes].join(', ')}`)).toEqual([])
})

it('renders each data attribute that is listed', () => {
  const missing = registry.flatMap((component) => {
    const { own } = tableOf(component)
    const roots = Object.keys(own['data-component'] ?? { [componentName(component.name)]: '' })
    return Object.entries(own).flatMap(([attribute, values]) =>
      Object.keys(values)
        .map((value) => `${attribute}=${value.startsWith('<') ? '<>' : value}`)
        .filter((seen) => !roots.some((root) => rendered.has(`${root} ${seen}`)))
        .map((seen) => `${component.name} ${seen}`),
    )
  })
  expect(missing).toEqual([])
})
