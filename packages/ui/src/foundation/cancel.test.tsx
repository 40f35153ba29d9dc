import { useState, type ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { Accordion } from '../components/Accordion/index.ts'
import { Checkbox } from '../components/Checkbox/index.ts'
import { Combobox } from '../components/Combobox/index.ts'
import { DataGrid } from '../components/DataGrid/index.ts'
import { Dialog } from '../components/Dialog/index.ts'
import { FilterBar } from '../components/FilterBar/index.ts'
import { MultiSelect } from '../components/MultiSelect/index.ts'
import { NumberField } from '../components/NumberField/index.ts'
import { Pagination } from '../components/Pagination/index.ts'
import { Popover } from '../components/Popover/index.ts'
import { RadioGroup } from '../components/Radio/index.ts'
import { SegmentedControl } from '../components/SegmentedControl/index.ts'
import { Select } from '../components/Select/index.ts'
import { Switch } from '../components/Switch/index.ts'
import { Tabs } from '../components/Tabs/index.ts'
import { Tree } from '../components/Tree/index.ts'
import { fireEvent, render, screen, userEvent } from '../test/render.tsx'

const options = [
  { value: 'bd', label: 'Bangladesh' },
  { value: 'in', label: 'India' },
]
const cancel = vi.fn((_value: unknown, details: { cancel: () => void }) => details.cancel())
const shared = { label: 'Country', options, onValueChange: cancel }
const press = (role: string, name: string) => () => userEvent.click(screen.getByRole(role, { name }))

/** What is done to each, and what is as before if it is cancelled. */
const cases: Record<string, [make: () => ReactElement, act: () => unknown, before: () => void]> = {
  accordion: [
    () => <Accordion items={[{ id: 'a', title: 'Fees', content: 'None' }]} onValueChange={cancel} />,
    press('button', 'Fees'),
    () => expect(screen.getByRole('button', { name: 'Fees', expanded: false })).toBeVisible(),
  ],
  checkbox: [
    () => <Checkbox label="Terms" onCheckedChange={cancel} />,
    press('checkbox', 'Terms'),
    () => expect(screen.getByRole('checkbox')).not.toBeChecked(),
  ],
  switch: [
    () => <Switch label="Sound" defaultChecked onCheckedChange={cancel} />,
    press('switch', 'Sound'),
    () => expect(screen.getByRole('switch')).toBeChecked(),
  ],
  combobox: [
    () => <Combobox {...shared} defaultValue="bd" />,
    async () => {
      await userEvent.click(screen.getByRole('combobox'))
      await userEvent.click(screen.getByRole('option', { name: 'India' }))
      await userEvent.tab()
    },
    () => expect(screen.getByRole('combobox')).toHaveValue('Bangladesh'),
  ],
  'data grid': [
    () => (
      <DataGrid
        label="Orders"
        columns={[{ id: 'id', head: 'Number', cell: ({ id }: { id: string }) => id, sortBy: ({ id }) => id }]}
        rows={[{ id: 'a' }]}
        rowKey={({ id }) => id}
        onSortChange={cancel}
      />
    ),
    press('button', 'Number'),
    () => expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'none'),
  ],
  dialog: [
    () => <Dialog title="Rules" defaultOpen onOpenChange={cancel} />,
    press('button', 'Close'),
    () => expect(screen.getByRole('dialog')).toBeVisible(),
  ],
  'filter bar': [
    () => <FilterBar {...shared} />,
    press('button', 'India'),
    () => expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible(),
  ],
  'multi-select': [
    () => <MultiSelect {...shared} defaultValue={['bd']} />,
    press('button', 'Remove Bangladesh'),
    () => expect(screen.getByRole('button', { name: 'Remove Bangladesh' })).toBeVisible(),
  ],
  'number field': [
    () => <NumberField label="Days" defaultValue="3" onValueChange={cancel} />,
    () => userEvent.type(screen.getByRole('spinbutton'), '4'),
    () => expect(screen.getByRole('spinbutton')).toHaveValue('3'),
  ],
  popover: [
    () => <Popover title="Fees" trigger={<button type="button">Why?</button>} onOpenChange={cancel} />,
    press('button', 'Why?'),
    () => expect(screen.queryByRole('dialog')).toBeNull(),
  ],
  'radio group': [
    () => <RadioGroup {...shared} defaultValue="bd" />,
    press('radio', 'India'),
    () => expect(screen.getByRole('radio', { name: 'Bangladesh' })).toBeChecked(),
  ],
  'segmented control': [
    () => <SegmentedControl {...shared} />,
    press('radio', 'India'),
    () => expect(screen.getByRole('radio', { name: 'Bangladesh' })).toBeChecked(),
  ],
  select: [
    () => <Select {...shared} defaultValue="bd" />,
    async () => {
      await userEvent.click(screen.getByRole('combobox'))
      await userEvent.click(screen.getByRole('option', { name: 'India' }))
    },
    () => expect(screen.getByRole('combobox')).toHaveTextContent('Bangladesh'),
  ],
  tabs: [
    () => <Tabs label="Country" items={options} onValueChange={cancel} />,
    press('tab', 'India'),
    () => expect(screen.getByRole('tab', { name: 'Bangladesh', selected: true })).toBeVisible(),
  ],
  tree: [
    () => <Tree label="Team" nodes={[{ id: 'a', label: 'nasrin' }]} onChosenChange={cancel} />,
    press('treeitem', 'nasrin'),
    () => expect(screen.getByRole('treeitem')).not.toHaveAttribute('aria-selected', 'true'),
  ],
}

it.each(Object.entries(cases))('%s stays as it is when its handler cancels', async (_name, [make, act, before]) => {
  cancel.mockClear()
  render(make())
  await act()
  expect(cancel).toHaveBeenCalled()
  before()
})

it('cancels a link to another page', () => {
  render(<Pagination page={1} total={2} href={(page) => `#${page}`} onPageChange={cancel} />)
  expect(fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))).toBe(false)
})

it('leaves the value to whoever holds it', async () => {
  function Held() {
    const [value, setValue] = useState<'bd' | 'in'>('bd')
    return (
      <RadioGroup
        label="Country"
        options={[
          { value: 'bd', label: 'Bangladesh' },
          { value: 'in', label: 'India' },
        ]}
        value={value}
        onValueChange={setValue}
      />
    )
  }
  render(<Held />)
  await userEvent.click(screen.getByRole('radio', { name: 'India' }))
  expect(screen.getByRole('radio', { name: 'India' })).toBeChecked()
})
