import { GameCard } from '@brand/ui/game-card'
import { Rail } from '@brand/ui/rail'

const sampleGames = [
  ['Padma Gold', 'JL'],
  ['Nine Lanterns', 'PG'],
  ['Monsoon Sevens', 'JDB'],
  ['Lotus Ascending', 'PG'],
  ['Royal Bengal', 'CQ9'],
  ['Jamdani Jewels', 'FC'],
].map(([name = '', vendor = ''], nodeId) => ({
  nodeId,
  name,
  vendor,
  image: '/picture.svg',
}))

const cards = [...sampleGames, ...sampleGames].map(({ name, vendor, image }, n) => (
  <GameCard key={n} nodeId={n} name={name} vendor={vendor} image={image} href={`#${n}`} />
))

export function Games() {
  return (
    <Rail title="Hot tonight" count="1,549 games" all="#all">
      {cards}
    </Rail>
  )
}

const promises = ['Within 10 minutes', 'Play money only', 'Fair by proof', 'A host who answers'].map((words) => (
  <p key={words}>{words}</p>
))

export function TextAlone() {
  return (
    <Rail title="What we promise" columns={2} narrowColumns={1}>
      {promises}
    </Rail>
  )
}
