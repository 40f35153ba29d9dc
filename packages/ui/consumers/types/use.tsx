// What an application writes under strict settings; what must not compile is marked.
import { DataGrid } from '@brand/ui/data-grid'
import { Dialog } from '@brand/ui/dialog'
import { MultiSelect } from '@brand/ui/multi-select'
import { RadioGroup } from '@brand/ui/radio'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { Tabs } from '@brand/ui/tabs'
import { TextField } from '@brand/ui/text-field'
import type { Details } from '@brand/ui/theme'
import { useState } from 'react'

export function Profile({ name, error }: { name: string | undefined; error?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Profile">
      <Stack space={{ phone: 'sm', desktop: undefined }}>
        <TextField label="Name" value={name} error={error} hint={undefined} />
        {/* @ts-expect-error no such gap */}
        <Stack space="huge">-</Stack>
      </Stack>
    </Dialog>
  )
}

type Unit = 'day' | 'week'
const units = [
  { value: 'day', label: 'A day' },
  { value: 'week', label: 'A week' },
] as const

/** A value stays the union it is, from the options to the handler. */
export function Choices({
  unit,
  onUnit,
  onUnits,
}: {
  unit: Unit
  onUnit: (unit: Unit) => void
  onUnits: (units: Unit[]) => void
}) {
  const shared = { label: 'Unit', options: units, value: unit, onValueChange: onUnit }
  return (
    <>
      <Select {...shared} />
      <Select<Unit> label="Unit" options={units} onValueChange={onUnit} />
      <RadioGroup {...shared} />
      <SegmentedControl {...shared} />
      <Tabs label="Unit" items={units} value={unit} onValueChange={onUnit} />
      <MultiSelect label="Units" options={units} value={[unit]} onValueChange={onUnits} />
      {/* @ts-expect-error the handler does not take every option */}
      <Select label="Unit" options={[...units, { value: 'month', label: 'A month' }]} onValueChange={onUnit} />
      {/* @ts-expect-error no such unit */}
      <Select<Unit> label="Unit" options={units} value="year" />
    </>
  )
}

/** Keys come back as they went in; a handler may stop what follows. */
export const orders = (
  rows: { id: number }[],
  send: (ids: number[]) => void,
  details: (details: Details<'row' | 'all' | 'clear' | 'gone', unknown>) => void,
) => (
  <DataGrid
    label="Orders"
    columns={[]}
    rows={rows}
    rowKey={({ id }) => id}
    onChosenChange={(ids, change) => {
      details(change)
      if (ids.length > 100) change.cancel()
      else send(ids)
    }}
  />
)
