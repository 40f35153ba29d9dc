import { GameCard, type GameCardProps } from '@brand/ui/game-card'
import { useState } from 'react'

const game = { nodeId: 0, name: 'Padma Gold', vendor: 'JL', image: '/picture.svg' }

const Liked = (props: GameCardProps) => {
  const [on, setOn] = useState(false)
  return <GameCard {...props} favourite={on} onFavouriteChange={setOn} />
}

export function Link() {
  return <Liked {...game} href="#play" tag="hot" />
}

export function Visitor() {
  return <GameCard {...game} onVisitor={() => {}} />
}

export function Maintenance() {
  return <GameCard {...game} state="maintenance" backAt="05:30" />
}
