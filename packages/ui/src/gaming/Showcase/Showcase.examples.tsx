import { Button } from '@brand/ui/button'
import { Showcase, type ShowcaseItem } from '@brand/ui/showcase'

const slide = (n: number, title: string, action: string, more: Partial<ShowcaseItem> = {}): ShowcaseItem => ({
  id: title,
  title,
  kicker: 'New arrival',
  text: 'Six cannons, one river. A table for four from JL.',
  picture: <img src="/picture.svg" alt="" width={900} height={400} draggable={false} />,
  action: <Button>{action}</Button>,
  ...more,
})

const slides = [
  slide(4, 'Hilsa Hunter opens in the deep room', 'Play Hilsa Hunter'),
  slide(2, 'Every over, priced live', 'See the odds'),
  slide(1, 'Weekly leaderboard', 'See the board'),
]

export function Turning() {
  return <Showcase label="Banners" items={slides} />
}

export function ByHandAlone() {
  return <Showcase label="Banners" items={slides} autoplay={0} />
}
