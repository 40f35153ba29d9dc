import { WinnersScroller } from '@brand/ui/winners-scroller'

export function Two() {
  return (
    <WinnersScroller
      symbol="৳"
      rows={3}
      items={[
        { id: '1', name: 'ta***8', game: 'Padma Gold', amount: '18400' },
        { id: '2', name: 'ra***7', game: 'Hilsa Hunter', amount: '9250.5' },
      ]}
    />
  )
}

/** Without any winner yet. */
export function Nobody() {
  return <WinnersScroller symbol="৳" items={[]} empty="The first win of the day is to come." />
}
