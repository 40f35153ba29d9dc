import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { TextArea } from './index.ts'
import * as Examples from './TextArea.examples.tsx'

const meta = { title: 'Forms/TextArea', component: TextArea, args: { label: 'Your message' } } satisfies Meta<
  typeof TextArea
>
export default meta
type Story = StoryObj<typeof meta>

const short = 'The deposit of Tuesday has not arrived yet.'
const long =
  `${short} I paid from my own wallet at 18:58 and have the receipt here. Please have a look and tell me ` +
  'what more you need from me. Thank you!'

export const Empty: Story = { render: () => <Examples.Empty /> }
export const NoLimit: Story = { render: () => <Examples.NoLimit /> }
export const InGraphemes: Story = { args: { unit: 'grapheme', limit: 20, defaultValue: 'ক্ষি, ক্ষি, ক্ষি' } }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; filled; near the limit; beyond it" as="grid">
        <TextArea label="Your message" placeholder="What happened, and when?" hint="We answer within a day" />
        <TextArea label="Your message" defaultValue={short} required />
        <TextArea label="Your message" defaultValue={long.slice(0, 135)} />
        <TextArea label="Your message" defaultValue={long} hint="We answer within a day" />
      </Row>
      <Row name="wrong; disabled; to read; without a limit; long" as="grid" panel>
        <TextArea label="Remark" defaultValue="?" error="Say a little more" limit={70} />
        <TextArea label="Remark" defaultValue={short} disabled />
        <TextArea label="Remark" defaultValue={short} readOnly limit={false} />
        <TextArea label="Remark" limit={false} optional />
        <TextArea label="Remark" limit={600} defaultValue={`${long}\n\n${long}\n\n${long}`} />
        <TextArea
          lang="bn"
          label="আপনার কথা"
          defaultValue="মঙ্গলবারের জমা এখনো আসেনি। আমি নিজের ওয়ালেট থেকে টাকা দিয়েছি।"
          hint="এক দিনের মধ্যে উত্তর দিই"
        />
      </Row>
    </Sheet>
  ),
}
