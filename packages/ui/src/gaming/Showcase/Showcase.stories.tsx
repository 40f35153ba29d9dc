import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/Button.tsx'
import { sampleArt } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Showcase, type ShowcaseItem } from './index.ts'
import * as Examples from './Showcase.examples.tsx'

const slide = (n: number, title: string, action: string, more: Partial<ShowcaseItem> = {}): ShowcaseItem => ({
  id: title,
  title,
  kicker: 'New arrival',
  text: 'Six cannons, one river. A table for four from JL.',
  picture: <img src={sampleArt(n, 900, 400)} alt="" width={900} height={400} draggable={false} />,
  action: <Button>{action}</Button>,
  ...more,
})
const slides = [
  slide(4, 'Hilsa Hunter opens in the deep room', 'Play Hilsa Hunter'),
  slide(2, 'Every over, priced live', 'See the odds'),
  slide(1, 'Weekly leaderboard', 'See the board'),
]
const meta = {
  title: 'Gaming/Showcase',
  component: Showcase,
  args: { label: 'Banners', items: slides },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1060px, calc(100vw - 32px))' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Showcase>
export default meta
type Story = StoryObj<typeof meta>

export const Turning: Story = { render: () => <Examples.Turning /> }
export const ByHandAlone: Story = { render: () => <Examples.ByHandAlone /> }

const wide = { gridColumn: '1 / -1' }
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="one open, two spines" as="grid">
        <Showcase label="Three" items={slides} autoplay={0} level={3} style={wide} />
      </Row>
      <Row name="two" as="grid">
        <Showcase label="Two" items={slides.slice(1)} autoplay={0} level={3} style={wide} />
      </Row>
      <Row name="a single one" as="grid">
        <Showcase label="Single" items={slides.slice(2)} level={3} style={wide} />
      </Row>
      <Row name="long words" as="grid">
        <Showcase
          label="Long"
          style={wide}
          level={3}
          autoplay={0}
          items={[
            slide(5, 'শ্রীমঙ্গলের চা বাগানের সোনালি সকালের উপহার এখন সবার জন্য', 'এখনই খেলুন', {
              kicker: 'নতুন',
              text: 'প্রতি শুক্রবার হারানো টাকার ৮% ফেরত, শনিবার দুপুরের মধ্যে',
            }),
            slide(0, 'গভীর জলে ইলিশ শিকারি আর পদ্মার সোনালি মুদ্রার দীর্ঘ এক গল্প', 'খেলুন'),
          ]}
        />
      </Row>
    </Sheet>
  ),
}
