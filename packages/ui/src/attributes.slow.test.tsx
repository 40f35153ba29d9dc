import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { registry } from './registry.ts'
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
const documents = import.meta.glob<string>('./*/*/*.md', { query: '?raw', import: 'default', eager: true })

/**
 * Internal, and in no table: names that begin with `data-radix-` (the layer below may be exchanged), and what other
 * libraries mark for themselves: `data-aria-hidden` and `data-scroll-locked` behind a dialog, `data-swipe-direction` on
 * a toast, `data-mode`, `data-multiple-months` and `data-nav-layout` on a calendar. `data-src` is the address of a
 * picture that waits.
 */
const isInternal = (attribute: string) =>
  /^data-(radix-|(aria-hidden|scroll-locked|swipe-direction|mode|multiple-months|nav-layout|src)$)/.test(attribute)

/** Attributes that stories set on components from outside. */
const ofStories = new Set(['data-testid', 'data-sent', 'data-look'])

/** `DatePicker` is `date-picker`. */
const componentName = (name: string) => name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()

/** The values of each attribute that a component's document lists; a name in angle brackets stands for any. */
type Table = Record<string, string[]>
function tableOf(name: string): { own: Table; all: Table } {
  const [, text = ''] = Object.entries(documents).find(([path]) => path.endsWith(`/${name}.md`)) ?? []
  const section = text.split('## Data attributes')[1] ?? ''
  const own: Table = {}
  for (const [, attribute = '', value = ''] of section.matchAll(/^\| `(data-[\w-]+)` \| (?:`([^`]+)`|none) \|/gm))
    own[attribute] = [...(own[attribute] ?? []), value]
  const all = { ...own }
  for (const [, other = ''] of section.matchAll(/\[(\w+)\]\(/g))
    for (const [attribute, values] of Object.entries(tableOf(other).all))
      if (attribute !== 'data-component') all[attribute] = [...(all[attribute] ?? []), ...values]
  return { own, all }
}

/** All attributes of a component, by the `data-component` name of its root elements. */
const listed = new Map<string, Table>()
for (const { name } of registry) {
  const { own, all } = tableOf(name)
  for (const root of own['data-component'] ?? []) listed.set(root, all)
}
const isListed = (values: string[] | undefined, value: string) =>
  values !== undefined && (values.includes(value) || values.some((each) => each.startsWith('<')))

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
  const missing = registry.flatMap(({ name }) => {
    const { own } = tableOf(name)
    return Object.entries(own).flatMap(([attribute, values]) =>
      values
        .map((value) => `${attribute}=${value.startsWith('<') ? '<>' : value}`)
        .filter((seen) => !own['data-component']?.some((root) => rendered.has(`${root} ${seen}`)))
        .map((seen) => `${name} ${seen}`),
    )
  })
  expect(missing).toEqual([])
})
