import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import * as css from '../../docs/banner.css.ts'
import { Carousel } from './index.ts'
import * as Examples from './Carousel.examples.tsx'

const slide = (n: number, title: string) => ({
  id: title,
  content: (
    <a href={`#${n}`} className={css.banner}>
      <img src={sampleArt(n, 900, 400)} alt="" width={900} height={400} className={css.picture} draggable={false} />
      <span className={css.words}>{title}</span>
    </a>
  ),
})
const slides = [
  'Hilsa Hunter opens in the deep room',
  'Every over, priced live',
  'Weekly leaderboard',
  'Friday cashback',
  'Missions of the week',
].map((title, n) => slide(n, title))
const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { label: 'Banners', items: slides.slice(0, 3) },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Turning: Story = { args: { items: slides } }
export const ThreeBesideOneAnother: Story = { args: { items: slides, visible: 3 } }
export const ByHandAlone: Story = { args: { autoplay: 0 } }

export const Words: Story = { render: () => <Examples.Words /> }
export const ThreeByHand: Story = { render: () => <Examples.ThreeByHand /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="one at a time" as="grid">
        <Carousel label="One" items={slides} className={css.whole} />
      </Row>
      <Row name="three beside one another" as="grid">
        <Carousel label="Three" items={slides} visible={3} className={css.whole} />
      </Row>
      <Row name="all of them seen: no controls" as="grid">
        <Carousel label="Few" items={slides.slice(0, 3)} visible={3} className={css.whole} />
      </Row>
      <Row name="a single one" as="grid">
        <Carousel label="Single" items={slides.slice(2, 3)} className={css.whole} />
      </Row>
    </Sheet>
  ),
}
