import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import { IconButton } from '../../components/IconButton/index.ts'
import { sampleArt, sampleGames } from '../../docs/art.ts'
import { sampleBar, sampleColumns, sampleMenu, sampleServices, sampleSocial, vendorCodes } from '../../docs/shell.tsx'
import { CategoryNav, type Category } from '../../gaming/CategoryNav/index.ts'
import { GameCard } from '../../gaming/GameCard/index.ts'
import { GameGrid } from '../../gaming/GameGrid/index.ts'
import { sun } from '../../icons/icons.gen.ts'
import { FloatingService } from '../FloatingService/index.ts'
import { Footer } from '../Footer/index.ts'
import { Header } from '../Header/index.ts'
import { SideMenu } from '../SideMenu/index.ts'
import { AppShell } from './index.ts'
import * as Examples from './AppShell.examples.tsx'

const vendors = [...vendorCodes, 'MG', 'KA', 'SG', 'TP'].map((label, n) => ({
  id: label,
  label,
  href: `#${label}`,
  count: String(128 - n * 7),
}))
const category = (id: string, label: string, count: number): Category => ({
  id,
  label,
  href: `#${id}`,
  vendors: vendors.slice(0, count),
  all: 'Browse every game',
})
const categories: Category[] = [
  { id: 'home', label: 'Home', href: '#home', current: true },
  category('live', 'Live casino', 5),
  {
    ...category('rng', 'Casino', 12),
    about: '1,349 games from twelve studios.',
    feature: (
      <GameCard nodeId={1} name="Lotus Ascending" vendor="PG" image={sampleArt(3)} variant="square" href="#lotus" />
    ),
  },
  category('fish', 'Fishing', 4),
  category('pvp', 'PVP', 3),
  category('sports', 'Sports', 2),
  { id: 'promo', label: 'Promotions', href: '#promo' },
]
const tools = (
  <>
    <IconButton label="Light scheme" icon={sun} />
    <Button>Log in</Button>
    <Button variant="primary">Join</Button>
  </>
)

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <Header logo={<a href="#home">Veranda</a>} tools={tools}>
        <CategoryNav items={categories} />
      </Header>
    ),
    menu: <SideMenu {...sampleMenu} games={categories} />,
    bar: sampleBar,
    floating: <FloatingService items={sampleServices} />,
    footer: (
      <Footer
        logo={<b>Veranda</b>}
        about="A calmer place to play. Games from twelve studios, with people to talk to at any hour."
        social={sampleSocial}
        columns={sampleColumns}
        vendors={vendorCodes}
        age={{
          mark: '18+',
          text: 'Players must be 18 or older. Play money only. Set limits for time in your member centre.',
        }}
      />
    ),
    children: (
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
    ),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const WithBar: Story = { render: () => <Examples.WithBar /> }

export const StateSheet: Story = {}
/** A game page: no side menu, no gutters, no footer. */
export const GamePage: Story = {
  args: {
    menuHidden: true,
    bleed: true,
    footer: undefined,
    floating: undefined,
    children: <div style={{ blockSize: 480, display: 'grid', placeItems: 'center' }}>The game</div>,
  },
}
export const Bare: Story = { render: () => <Examples.Bare /> }
