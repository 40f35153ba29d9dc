import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { MissionCard } from './index.ts'
import * as Examples from './MissionCard.examples.tsx'

const meta = {
  title: 'Gaming/MissionCard',
  component: MissionCard,
  args: { title: 'Play 20 rounds in any fishing room', done: 14, target: 20, reward: '৳ 80', state: 'joined' },
} satisfies Meta<typeof MissionCard>
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = { render: () => <Examples.UnderWay /> }
export const Claimable: Story = { render: () => <Examples.Claimable /> }
export const WithTerms: Story = { render: () => <Examples.WithTerms /> }

const list = { inlineSize: '100%', minInlineSize: 0 }
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="a list in a panel" panel>
        <ul style={list}>
          <li>
            <MissionCard
              title="Play 20 rounds in any fishing room"
              done={14}
              target={20}
              reward="৳ 80"
              state="joined"
            />
          </li>
          <li>
            <MissionCard
              title="Place five cricket bets at 1.50 or more"
              done={5}
              target={5}
              reward="৳ 150"
              state="claim"
            />
          </li>
          <li>
            <MissionCard
              title="Place five cricket bets at 1.50 or more"
              done={5}
              target={5}
              reward="৳ 150"
              state="claim"
              busy
            />
          </li>
          <li>
            <MissionCard title="Deposit on three days this week" done={3} target={3} reward="৳ 200" state="issued" />
          </li>
          <li>
            <MissionCard
              title="Sit at a Teen Patti table for an hour"
              text="Counts minutes at any table of EG2"
              done={0}
              target={60}
              reward="৳ 120"
              state="join"
            />
          </li>
          <li>
            <MissionCard title="Confirm your address" reward="৳ 20" state="confirm" />
          </li>
          <li>
            <MissionCard
              title="Bring one friend to the lounge"
              done={0}
              target={1}
              reward="৳ 300"
              state="COMING_SOON"
            />
          </li>
        </ul>
      </Row>
      <Row name="pictures; other states; long words" panel>
        <ul style={list}>
          <li>
            <MissionCard
              image={sampleArt(3)}
              title="Light the lane"
              text="Bet ৳ 2,000 in casino games. Starts over at 00:00."
              done={1340}
              target={2000}
              reward="+200 points"
              state="applying"
            />
          </li>
          <li>
            <MissionCard
              image={sampleArt(1)}
              title="শ্রীমঙ্গলের চা বাগানের সোনালি সকালে যেকোনো ফিশিং রুমে কুড়ি রাউন্ড খেলুন"
              done={4}
              target={5}
              reward="৳ 1,250.00"
              state="rejected"
            />
          </li>
          <li>
            <MissionCard title="Seven-day streak" done={5} target={7} reward="+300 points" state="locked" />
          </li>
        </ul>
      </Row>
      <Row name="in a narrow place">
        <div style={{ inlineSize: 'min(326px, 100%)' }}>
          <MissionCard title="Play 20 rounds in any fishing room" done={14} target={20} reward="৳ 80" state="joined" />
          <MissionCard
            image={sampleArt(5)}
            title="Place five cricket bets at 1.50 or more"
            done={5}
            target={5}
            reward="৳ 150"
            state="claim"
          />
        </div>
      </Row>
    </Sheet>
  ),
}
