import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import persian from '../../i18n/locales/fa.ts'
import { BrandProvider } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { TextField } from '../TextField/index.ts'
import { DatePicker } from './index.ts'
import * as Examples from './DatePicker.examples.tsx'

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Date', timeZone: 'Asia/Dhaka' },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: () => <Examples.Empty /> }
export const Chosen: Story = { render: () => <Examples.Chosen /> }
export const Birthday: Story = { render: () => <Examples.Birthday /> }
export const FewDays: Story = { args: { min: '2026-11-10', max: '2026-11-25', defaultValue: '2026-11-20' } }
/** The Persian calendar, its digits, its week from Saturday; what is held stays `2026-11-20`. */
export const Persian: Story = {
  args: { label: 'تاریخ', defaultValue: '2026-11-20' },
  render: (args) => (
    <BrandProvider lang="fa" numberLocale="fa-IR-u-ca-persian" strings={persian}>
      <DatePicker {...args} />
    </BrandProvider>
  ),
}

function Inside() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={() => setOpen(false)}
        title="Pause for a while"
        actions={<Button variant="primary">Save</Button>}
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="Reason" />
          <DatePicker label="Until" defaultValue="2026-11-20" timeZone="Asia/Dhaka" />
        </div>
      </Dialog>
    </>
  )
}

/** Esc closes the calendar, then the dialog. */
export const InsideADialog: Story = { render: () => <Inside /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; chosen; required; optional" as="grid">
        <DatePicker label="Date" />
        <DatePicker label="Date" defaultValue="2026-11-20" hint="The day it was paid" />
        <DatePicker label="Birthday" defaultValue="1990-01-05" required />
        <DatePicker label="Date" optional />
      </Row>
      <Row name="error; read-only; disabled" as="grid" panel>
        <DatePicker label="Date" error="The day lies before you joined" defaultValue="2020-01-01" />
        <DatePicker label="Date" defaultValue="2026-11-20" readOnly />
        <DatePicker label="Date" defaultValue="2026-11-20" disabled />
      </Row>
    </Sheet>
  ),
}
