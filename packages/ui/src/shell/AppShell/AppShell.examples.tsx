import { AppShell } from '@brand/ui/app-shell'
import { GameCard } from '@brand/ui/game-card'
import { GameGrid } from '@brand/ui/game-grid'
import { Header } from '@brand/ui/header'
import { house, userCircle } from '@brand/ui/icons'

/** With a bar at the foot of a phone. */
export function WithBar() {
  return (
    <AppShell
      header={<Header logo={<a href="#home">Veranda</a>} />}
      bar={[
        { id: 'home', label: 'Home', icon: house, href: '#home', current: true },
        { id: 'account', label: 'Account', icon: userCircle, href: '#account' },
      ]}
    >
      <h1>Hot tonight</h1>
    </AppShell>
  )
}

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

/** Nothing but a mark and content: a start-up page. */
export function Bare() {
  return (
    <AppShell header={<Header logo="Veranda" />}>
      <>
        <h1 style={{ marginBlock: '12px 24px' }}>Hot tonight</h1>
        <GameGrid>
          {[0, 6].flatMap((shift) =>
            sampleGames.map((game, n) => (
              <GameCard
                key={shift + n}
                {...game}
                href="#play"
                onFavouriteChange={() => {}}
                tag={n % 4 === 0 ? 'hot' : undefined}
              />
            )),
          )}
        </GameGrid>
      </>
    </AppShell>
  )
}
