import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { registry } from '../../packages/ui/src/registry.ts'
import { camel, checked, kebab } from './names.ts'
import { among, exists, json, Refusal, untranslated, withWords, words, type Plan } from './plan.ts'

const titles = {
  primitive: 'Primitives',
  form: 'Forms',
  feedback: 'Feedback',
  gaming: 'Gaming',
  layout: 'Layout',
  shell: 'Shell',
  content: 'Content',
} as const
type Group = keyof typeof titles

const nothing: Record<string, string> = {
  en: 'Nothing yet',
  bn: 'এখনও কিছু নেই',
  ar: 'لا شيء بعد',
  fa: 'هنوز چیزی نیست',
  ur: 'ابھی کچھ نہیں',
}

/** A component of the kit: its folder of files, its line in the registry, its words in every language of the kit. */
export function component(given: string | undefined, { group = 'primitive' }: { group?: string }): Plan {
  const name = checked(given, /^[A-Z][a-zA-Z0-9]*[a-z0-9]$/, 'a noun in PascalCase, for instance RatingStars')
  if (!Object.hasOwn(titles, group)) throw new Refusal(`--group ${group} is none: ${Object.keys(titles).join(', ')}`)
  const folder = ['gaming', 'layout', 'shell', 'content'].includes(group) ? group : 'components'
  const [entry, part] = [kebab(name), camel(name)]
  const twin = registry.find((one) => one.name.toLowerCase() === name.toLowerCase() || one.entry === entry)
  if (twin) throw new Refusal(`${twin.name} is already in the kit (@brand/ui/${twin.entry})`)
  const languages = readdirSync(join(root, 'locales')).filter((lang) => exists(`locales/${lang}/ui.json`))
  if (part in words('locales/en/ui.json')) throw new Refusal(`locales/en/ui.json already has words under "${part}"`)
  const at = (file: string) => `packages/ui/src/${folder}/${name}/${file}`
  const elsewhere = folder === 'components' ? '' : `, folder: '${folder}'`
  const line = `  { name: '${name}', entry: '${entry}', group: '${group}', status: 'new'${elsewhere} },`

  return {
    files: {
      [at('index.ts')]: `export { ${name}, type ${name}Props } from './${name}.tsx'\n`,
      [at(`${name}.tsx`)]: source(name, entry, part),
      [at(`${name}.css.ts`)]: style,
      [at(`${name}.model.ts`)]: model(name),
      [at(`${name}.model.test.ts`)]: modelTest(name),
      [at(`${name}.test.tsx`)]: test(name, entry),
      [at(`${name}.examples.tsx`)]: examples(name, entry),
      [at(`${name}.stories.tsx`)]: stories(name, titles[group as Group]),
      [at(`${name}.md`)]: docs(name, entry),
    },
    edits: [
      { path: 'packages/ui/src/registry.ts', change: (text) => among(text, /^ {2}\{ name: '/, line) },
      ...languages.map((lang) => ({
        path: `locales/${lang}/ui.json`,
        change: withWords({ [part]: { empty: nothing[lang] ?? untranslated(nothing['en'] ?? '') } }),
      })),
      // A row for the build, which prints it on the docs page; the last step measures it.
      {
        path: 'packages/ui/src/docs/sizes.json',
        change: (text) => json([...(JSON.parse(text) as object[]), { entry, js: 0, css: 0, index: 0 }]),
      },
    ],
    // Its docs page states its size.
    makers: [
      ['scripts/gen.ts', 'ui'],
      ['packages/ui/size.ts', '--write', entry],
    ],
    next: [
      `write what it is: ${at(`${name}.tsx`)}, its logic beside it in ${name}.model.ts`,
      'STORIES="' + at(`${name}.stories.tsx`) + '" npm run storybook',
      `npx vitest run --project ui ${at('')}`,
      `after a change of words or properties: npm run gen ui; once it is done: npm run sizes -w @brand/ui ${entry}`,
      'npm run visual shows what else it changed; npm run changeset tells its users',
    ],
  }
}

const source = (name: string, entry: string, part: string) => `'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as css from './${name}.css.ts'
import { stateOf } from './${name}.model.ts'

export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /**
   * What it shows; without it, the words for "nothing yet".
   * @default none
   */
  children?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['${part}']> | undefined
}

export function ${name}({ children, strings, className, ...rest }: ${name}Props) {
  const t = useStrings('${part}', strings)
  const state = stateOf(children)
  return (
    <div {...rest} data-component="${entry}" data-state={state} className={cx(css.root, className)}>
      {state === 'empty' ? t('empty') : children}
    </div>
  )
}
`

const style = `import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = component(
  {
    minInlineSize: 0,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
    selectors: { '&[data-state="empty"]': { color: vars.text2 } },
  },
  'root',
)
`

const model = (name: string) => `import type { ReactNode } from 'react'

export type ${name}State = 'empty' | 'filled'

/** Whether React would draw anything. */
export const stateOf = (children: ReactNode): ${name}State =>
  children === undefined || children === null || children === '' || typeof children === 'boolean' ? 'empty' : 'filled'
`

const modelTest = (name: string) => `import { expect, it } from 'vitest'
import { stateOf } from './${name}.model.ts'

it.each([
  [undefined, 'empty'],
  [null, 'empty'],
  ['', 'empty'],
  [false, 'empty'],
  [0, 'filled'],
  ['Words', 'filled'],
] as const)('%j is %s', (children, state) => {
  expect(stateOf(children)).toBe(state)
})
`

const test = (name: string, entry: string) => `import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { ${name} } from './index.ts'

describeContract(<${name}>Words</${name}>, { component: '${entry}', nodes: 1 })

it('shows what it is given', () => {
  render(<${name}>Words</${name}>)
  expect(screen.getByText('Words')).toHaveAttribute('data-state', 'filled')
})

it('shows that there is nothing yet, in words that strings can replace', () => {
  const { rerender } = render(<${name} />)
  expect(screen.getByText('Nothing yet')).toHaveAttribute('data-state', 'empty')
  rerender(<${name} strings={{ empty: 'Come back tomorrow' }} />)
  expect(screen.getByText('Come back tomorrow')).toBeVisible()
})
`

const examples = (name: string, entry: string) => `import { ${name} } from '@brand/ui/${entry}'

export function Filled() {
  return <${name}>Padma Gold</${name}>
}

export function Empty() {
  return <${name} />
}
`

const stories = (name: string, title: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { ${name} } from './index.ts'
import * as Examples from './${name}.examples.tsx'

const meta = { title: '${title}/${name}', component: ${name}, args: { children: 'Padma Gold' } } satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { render: () => <Examples.Filled /> }
export const Empty: Story = { render: () => <Examples.Empty /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="filled; empty">
        <${name}>Padma Gold</${name}>
        <${name} />
      </Row>
      <Row name="on a panel: long words" as="grid" panel>
        <${name}>A name that is a good deal longer than the room it is given here</${name}>
        <${name} lang="bn">শ্রীমঙ্গলের চা বাগানের সোনালি সকাল</${name}>
      </Row>
    </Sheet>
  ),
}
`

const docs = (name: string, entry: string) => `# ${name}

\`import { ${name} } from '@brand/ui/${entry}'\`

## When

What a page has to say, or the word that there is nothing to say yet.

## When not

A whole page or panel without content (EmptyState), content on its way (Skeleton).

## Keyboard

None: it takes no focus.

## Alternatives, and why this

One element: a page of many stays light.

## Data attributes

| Attribute | Value | When |
| --- | --- | --- |
| \`data-component\` | \`${entry}\` | The root. |
| \`data-state\` | \`filled\` | It has something to show. |
| \`data-state\` | \`empty\` | It shows the word that there is nothing yet. |
`
