import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import persian from '../../i18n/locales/fa.ts'
import { BrandProvider } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { TextField } from '../TextField/index.ts'
import { DateRange } from './index.ts'
import * as Examples from './DateRange.examples.tsx'

const week = { from: '2026-11-14', to: '2026-11-20' }
const meta = {
  title: 'Forms/DateRange',
  component: DateRange,
  args: { label: 'Period', timeZone: 'Asia/Dhaka' },
} satisfies Meta<typeof DateRange>
export default meta
type Story = StoryObj<typeof meta>

export const AnyTime: Story = {}
export const Chosen: Story = { render: () => <Examples.Chosen /> }
export const Records: Story = { render: () => <Examples.Records /> }
export const WithTimes: Story = { render: () => <Examples.WithTimes /> }
export const Persian: Story = {
  args: { label: 'بازه', defaultValue: week },
  render: (args) => (
    <BrandProvider lang="fa" numberLocale="fa-IR-u-ca-persian" strings={persian}>
      <DateRange {...args} />
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
        title="Export"
        actions={<Button variant="primary">Export</Button>}
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="File name" />
          <DateRange label="Period" defaultValue={week} timeZone="Asia/Dhaka" />
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
      <Row name="any time; chosen; one day; optional" as="grid">
        <DateRange label="Period" />
        <DateRange label="Period" defaultValue={week} hint="Up to 31 days" />
        <DateRange label="Period" defaultValue={{ from: '2026-11-20', to: '2026-11-20' }} required />
        <DateRange label="Period" defaultValue={{ from: '2025-12-28', to: '2026-01-03' }} optional />
      </Row>
      <Row name="with times; on one day" as="grid">
        <DateRange
          label="Period"
          times
          defaultValue={{ from: '2026-11-19', to: '2026-11-20', fromTime: '18:00', toTime: '06:30' }}
        />
        <DateRange
          label="Period"
          times
          defaultValue={{ from: '2026-11-20', to: '2026-11-20', fromTime: '08:00', toTime: '18:30' }}
        />
      </Row>
      <Row name="error; disabled" as="grid" panel>
        <DateRange
          label="Period"
          error="Older records are sent on request"
          defaultValue={{ from: '2020-01-01', to: '2020-01-31' }}
        />
        <DateRange label="Period" defaultValue={week} disabled />
      </Row>
      <Row name="in a toolbar">
        <DateRange label="Period" labelHidden defaultValue={week} />
        <Button>Export</Button>
      </Row>
    </Sheet>
  ),
}
