import { GameCard } from '@brand/ui/game-card'
import { GameGrid } from '@brand/ui/game-grid'

export function Two() {
  return (
    <GameGrid aria-label="Games">
      <GameCard nodeId={1} name="Padma Gold" vendor="JL" image={'/picture.svg'} href="#padma-gold" />
      <GameCard nodeId={2} name="Hilsa Hunter" vendor="JL" image={'/picture.svg'} href="#hilsa-hunter" />
    </GameGrid>
  )
}

/** From data. */
export function FromAList() {
  const games = ['Padma Gold', 'Hilsa Hunter', 'Nine Lanterns']
  return (
    <GameGrid aria-label="Found games">
      {games.map((name, n) => (
        <GameCard key={name} nodeId={n} name={name} vendor="JL" image={'/picture.svg'} href={`#game-${n}`} />
      ))}
    </GameGrid>
  )
}
