import { Carousel } from '@brand/ui/carousel'

/** Slides are anything: pictures with a link, words. */
export function Words() {
  return (
    <Carousel
      label="News"
      items={[
        { id: 'rooms', content: <a href="#rooms">Six new rooms</a> },
        { id: 'cashback', content: <a href="#cashback">Friday cashback</a> },
        { id: 'missions', content: <a href="#missions">Missions of the week</a> },
      ]}
    />
  )
}

/** It turns only by the user, three slides at a time. */
export function ThreeByHand() {
  return (
    <Carousel
      label="Steps"
      visible={3}
      autoplay={0}
      items={['Join', 'Deposit', 'Play', 'Withdraw'].map((content) => ({
        id: content,
        content,
      }))}
    />
  )
}
