import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import { sampleArt } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { GameFrame, type GameFrameProps } from './index.ts'
import * as Examples from './GameFrame.examples.tsx'

const none = () => {}
const art = (
  <img src={sampleArt(2, 900, 600)} alt="" style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }} />
)
const meta = {
  title: 'Gaming/GameFrame',
  component: GameFrame,
  args: {
    name: 'Hilsa Hunter',
    about: 'Fishing room for four, by JL',
    vendor: 'JL',
    art,
    onLeave: none,
    onRetry: none,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = { render: () => <Examples.Opening /> }
export const Maintenance: Story = { render: () => <Examples.Maintenance /> }
export const Failed: Story = { args: { refused: 'timeout' } }

const Stage = (props: Partial<GameFrameProps>) => (
  <div style={{ inlineSize: 'min(510px, 100%)', blockSize: 440 }}>
    <GameFrame
      name="Hilsa Hunter"
      about="Fishing room for four, by JL"
      vendor="JL"
      art={art}
      onLeave={none}
      onRetry={none}
      {...props}
    />
  </div>
)
export const StateSheet: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1060px, calc(100vw - 32px))' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Sheet>
      <Row name="opening, with and without a picture">
        <Stage />
        <Stage art={undefined} name="শ্রীমঙ্গলের চা বাগানের সোনালি সকাল" />
      </Row>
      <Row name="failed; ended">
        <Stage refused="timeout" />
        <Stage refused="session_expired" />
      </Row>
      <Row name="maintenance; refused, with a way of its own">
        <Stage refused="vendor_maintenance" />
        <Stage refused="real_account_required" endAction={() => <Button variant="primary">Open an account</Button>} />
      </Row>
    </Sheet>
  ),
}
