import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { PromotionCard } from './index.ts'
import * as Examples from './PromotionCard.examples.tsx'

const art = (n: number) => sampleArt(n, 600, 300)
const meta = {
  title: 'Gaming/PromotionCard',
  component: PromotionCard,
  args: {
    category: 'Cashback',
    title: 'Friday cashback',
    text: '8% of net losses, back by noon on Saturday',
    terms: ['Turnover 1×', 'Least deposit ৳ 500', 'Until 30 November'],
    image: art(5),
    state: 'join',
    href: '#friday',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(360px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromotionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { render: () => <Examples.Plain /> }
export const Featured: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(743px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Examples.Featured />,
}

const none = () => {}
const more = { href: '#more', level: 3 } as const
const wide = { gridColumn: '1 / -1' }
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
      <Row name="the one that leads the page" as="grid">
        <PromotionCard
          {...more}
          variant="featured"
          category="Deposit"
          title="Welcome match"
          text="Doubles your first deposit, up to ৳ 5,000"
          terms={['Turnover 20×', 'Within 7 days']}
          image={sampleArt(4, 800, 340)}
          state="join"
          style={wide}
        />
      </Row>
      <Row name="your turn: join, claim, confirm" as="grid">
        <PromotionCard
          {...more}
          category="Account"
          title="Zalo bonus"
          text="Up to 131K for linking your account"
          image={art(0)}
          state="join"
        />
        <PromotionCard
          {...more}
          category="Referral"
          title="Invite a friend"
          text="৳ 300 for each friend who stays a week"
          terms={['Turnover 1×']}
          image={art(1)}
          state="claim"
        />
        <PromotionCard
          {...more}
          category="Sports"
          title="Cricket evenings"
          text="A free bet with every five"
          image={art(3)}
          state="confirm"
          busy
        />
      </Row>
      <Row name="how it stands" as="grid">
        {['COMING_SOON', 'joined', 'applying', 'processing', 'issued', 'claimed', 'rejected', 'expired', 'locked'].map(
          (state, n) => (
            <PromotionCard
              {...more}
              key={state}
              category="Cashback"
              title="Friday cashback"
              text="8% of net losses, back by noon on Saturday"
              image={art(n)}
              state={state}
            />
          ),
        )}
      </Row>
      <Row name="no picture, long words" as="grid">
        <PromotionCard
          level={3}
          category="প্রোমোশন"
          title="শ্রীমঙ্গলের চা বাগানের সোনালি সকালের উপহার"
          text="প্রতি শুক্রবার হারানো টাকার ৮% ফেরত, শনিবার দুপুরের মধ্যে"
          terms={['টার্নওভার ১×', 'সর্বনিম্ন জমা ৳ 500', '৩০ নভেম্বর পর্যন্ত']}
          state="join"
          onDetails={none}
        />
        <PromotionCard
          {...more}
          variant="featured"
          category="Missions"
          title="Every over, priced live, with a free bet for each five"
          text="From Monday"
          image={sampleArt(2, 600, 600)}
          state="joined"
        />
      </Row>
    </Sheet>
  ),
}
