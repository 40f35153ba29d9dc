import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renamedExports, renamedProps, renamedRoles } from '../deprecations.ts'
import { registry } from '../registry.ts'
import { roles } from '../theme/roles.ts'
import { renameProps } from './props.ts'

const head = `import { AlertDialog, Badge, Dialog, Icon, Table as List, Tabs, buttonLook, createToasts, vars } from '@brand/ui'
import type { DialogClose } from '@brand/ui/dialog'
`
const ts = (code: string) =>
  renameProps(head + code, 'a.tsx')
    .split('\n')
    .slice(2)
    .join('\n')

describe('in sources', () => {
  it.each([
    ['<Icon shape={star} size={18} />', '<Icon icon={star} size={18} />'],
    ['<Tabs look="pills" tabs={tabs} />', '<Tabs variant="pills" items={tabs} />'],
    ['<List caption="Bets" showCaption surface="panel" />', '<List label="Bets" labelVisible variant="panel" />'],
    ['<Badge kind="status" tone="pos" />', '<Badge variant="status" tone="success" />'],
    ["<Badge tone={lost ? 'neg' : 'warn'} />", "<Badge tone={lost ? 'danger' : 'warning'} />"],
    ['<Dialog onClose={() => set(false)} />', '<Dialog onOpenChange={() => set(false)} />'],
    [
      '<Dialog onClose={({ reason }) => log(reason)} />',
      '<Dialog onOpenChange={(_open, { reason }) => log(reason)} />',
    ],
    ['<Dialog onClose={close => log(close)} />', '<Dialog onOpenChange={(_open, close) => log(close)} />'],
    [
      '<AlertDialog kind="notice" onClose={leave} />',
      '<AlertDialog variant="notice" onOpenChange={(_open, details) => leave?.(details)} />',
    ],
    ['const a = <a {...buttonLook({ size: "sm" })} />', 'const a = <a {...buttonAttributes({ size: "sm" })} />'],
    ['const color = [vars.pos, vars.lip, other.pos]', 'const color = [vars.success, vars.edge, other.pos]'],
    ['const f = (why: DialogClose) => why.reason', 'const f = (why: DialogOpenDetails) => why.reason'],
    ["toasts.show({ tone: 'error', title })", "toasts.show({ tone: 'danger', title })"],
  ])('%s', (before, after) => {
    expect(ts(before)).toBe(after)
    expect(ts(after)).toBe(after)
  })

  it('renames imports, and keeps a local alias', () => {
    expect(renameProps("import { buttonLook } from '@brand/ui/button'", 'a.ts')).toBe(
      "import { buttonAttributes } from '@brand/ui/button'",
    )
    expect(renameProps("import { buttonLook as look } from '@brand/ui/button'\nlook()", 'a.ts')).toBe(
      "import { buttonAttributes as look } from '@brand/ui/button'\nlook()",
    )
  })

  it('leaves alone what is not ours', () => {
    for (const code of ['<Other shape={star} tone="pos" />', 'const a = { tabs: 1, shape: 2 }', '<div onClose={f} />'])
      expect(ts(code)).toBe(code)
    const other = "import { Icon } from './Icon.tsx'\nconst a = <Icon shape={star} />"
    expect(renameProps(other, 'a.tsx')).toBe(other)
  })
})

it('rewrites the file of a brand, and no other', () => {
  expect(renameProps('{ "ink": {}, "raised": "lip" }', 'brand.json')).toBe('{ "ink": {}, "raised": "edge" }')
  expect(renameProps('{ "raised": "lip" }', 'other.json')).toBe('{ "raised": "lip" }')
})

it('leads to names there are', () => {
  const report = readFileSync(join(import.meta.dirname, '../../api/root.api.md'), 'utf8')
  for (const name of Object.values(renamedExports)) expect(report).toMatch(new RegExp(`export .*\\b${name}\\b`))
  for (const name of Object.values(renamedRoles)) expect(Object.keys(roles)).toContain(name)
  for (const [component, props] of Object.entries(renamedProps)) {
    expect(registry.some(({ name }) => name === component) || component === 'RadioGroup').toBe(true)
    const [, body = ''] = new RegExp(`interface ${component}Props\\b([\\s\\S]*?)\\n}\\n`).exec(report) ?? []
    for (const [was, is] of Object.entries(props)) {
      expect(`${component} ${body}`).toMatch(new RegExp(`\\b${is}\\??: |extends .*EmptyStateProps`))
      expect(body).not.toMatch(new RegExp(`\\b${was}\\?: `))
    }
  }
})
