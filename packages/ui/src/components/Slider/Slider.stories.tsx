import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { RangeSlider, Slider } from './index.ts'
import * as Examples from './Slider.examples.tsx'

const percent = (value: string) => `${value}%`
const meta = { title: 'Forms/Slider', component: Slider, args: { label: 'Rate' } } satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { render: () => <Examples.Plain /> }
export const Rate: Story = { render: () => <Examples.Rate /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const Range: Story = { render: () => <Examples.Range /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="at the lower end; between; at the upper end; disabled" as="grid">
        <Slider label="Rate" format={percent} />
        <Slider label="Rate" format={percent} defaultValue="40" hint="Up to your own" />
        <Slider label="Rate" format={percent} defaultValue="100" />
        <Slider label="Rate" format={percent} defaultValue="40" disabled />
      </Row>
      <Row name="on a panel: with marks; wrong; name hidden; long words; from right to left" as="grid" panel>
        <Slider
          label="Rate"
          max="18"
          step="0.1"
          format={percent}
          defaultValue="14.5"
          maxLabel="18%, mine"
          marks={[
            { value: '12', label: 'Today 12%' },
            { value: '16.3', label: 'You lose from 16.3%', tone: 'danger' },
          ]}
        />
        <Slider label="Rate" format={percent} defaultValue="90" error="More than your own rate" />
        <Slider label="Rate" labelHidden format={percent} defaultValue="40" />
        <Slider
          lang="bn"
          label="আপনার ডাউনলাইনের জন্য প্রস্তাবিত লভ্যাংশের হার"
          format={percent}
          defaultValue="25"
          maxLabel="আপনার নিজের হার"
        />
        <div dir="rtl">
          <Slider label="النسبة" format={percent} defaultValue="25" marks={[{ value: '60', label: 'اليوم 60%' }]} />
        </div>
      </Row>
      <Row name="from one value to another: some; none between; wrong; disabled; from right to left" as="grid">
        <RangeSlider label="Rate" format={percent} defaultValue={['20', '60']} hint="Contracts between these rates" />
        <RangeSlider label="Rate" format={percent} defaultValue={['100', '100']} />
        <RangeSlider label="Rate" format={percent} defaultValue={['40', '90']} error="More than your own rate" />
        <RangeSlider label="Rate" format={percent} defaultValue={['40', '90']} disabled />
        <div dir="rtl">
          <RangeSlider label="النسبة" format={percent} defaultValue={['20', '40']} />
        </div>
      </Row>
    </Sheet>
  ),
}
