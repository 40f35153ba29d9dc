import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { sampleCountries, sampleFlag } from '../../docs/countries.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { useBrand } from '../../theme/BrandContext.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Combobox, countryOptions, type ComboboxProps } from './index.ts'
import * as Examples from './Combobox.examples.tsx'

const options = [
  { value: 'jl', label: 'JL Studio', note: '212' },
  { value: 'pg', label: 'PG', keywords: ['Pocket Games'] },
  { value: 'cq9', label: 'CQ9', disabled: true },
  { value: 'bgs', label: 'A vendor whose name is so long that it does not fit into one line of the list' },
]
const meta = { title: 'Forms/Combobox', component: Combobox, args: { label: 'Vendor', options } } satisfies Meta<
  typeof Combobox
>
export default meta
type Story = StoryObj<typeof meta>

const flag = { inlineSize: 24, blockSize: 16, borderRadius: 2, objectFit: 'cover' } as const

/**
 * As the list of the gateway is shown: named in the reader's language, found in English, by code and by dialling code
 * too.
 */
function Countries(props: Omit<ComboboxProps, 'options' | 'label'>) {
  const { lang } = useBrand()
  const countries = useMemo(
    () =>
      countryOptions(sampleCountries, lang, ({ countryCode }) => (
        <img src={sampleFlag(countryCode)} alt="" loading="lazy" style={flag} />
      )),
    [lang],
  )
  return <Combobox {...props} label="Country" options={countries} autoComplete="off" />
}

export const Empty: Story = { render: () => <Examples.Empty /> }
export const CountriesWithFlags: Story = { render: () => <Examples.CountriesWithFlags /> }
export const FromAServer: Story = { render: () => <Examples.FromAServer /> }
export const Required: Story = { args: { required: true, defaultValue: 'pg' } }

function Inside() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={() => setOpen(false)}
        title="Where do you live?"
        actions={<Button variant="primary">Save</Button>}
      >
        <Countries defaultValue="BD" />
      </Dialog>
    </>
  )
}

/** Esc closes the list, then the dialog. */
export const InsideADialog: Story = { render: () => <Inside /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; chosen; required; optional" as="grid">
        <Combobox label="Vendor" options={options} />
        <Countries defaultValue="BD" />
        <Combobox label="Vendor" options={options} defaultValue="pg" required hint="Cannot be cleared" />
        <Combobox label="Vendor" options={options} defaultValue="jl" optional />
      </Row>
      <Row name="error; disabled; long" as="grid" panel>
        <Combobox label="Vendor" options={options} required error="Choose a vendor" />
        <Combobox label="Vendor" options={options} defaultValue="pg" disabled />
        <Combobox label="Vendor" options={options} defaultValue="bgs" />
      </Row>
    </Sheet>
  ),
}
