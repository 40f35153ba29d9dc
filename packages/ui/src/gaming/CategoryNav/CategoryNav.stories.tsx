import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { sampleArt } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { GameCard } from '../GameCard/index.ts'
import { CategoryNav, type Category, type CategoryNavProps } from './index.ts'
import * as Examples from './CategoryNav.examples.tsx'

const vendors = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'MG', 'KA', 'SG', 'TP'].map((label, n) => ({
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
  category('sports', 'Sports', 2),
  { id: 'promo', label: 'Promotions', href: '#promo' },
]

interface HeaderProps extends CategoryNavProps {
  /** Which drop-down is pressed open, and how much room it gets. */
  open?: string
  room?: number
}
/** What a page's header gives: a positioned bar for the drop-downs to hang from. */
function Header({ open, room = 0, ...props }: HeaderProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.querySelector<HTMLElement>(`[data-category="${open}"] button`)?.click(), [open])
  return (
    <div style={{ inlineSize: '100%', minInlineSize: 0, marginBlockEnd: room }}>
      <div
        ref={bar}
        style={{
          position: 'relative',
          display: 'flex',
          blockSize: 72,
          border: 'solid var(--brand-line)',
          borderWidth: '0 0 1px',
        }}
      >
        <CategoryNav {...props} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Gaming/CategoryNav',
  component: CategoryNav,
  args: { items: categories },
  render: (args) => <Header {...args} room={420} />,
} satisfies Meta<typeof CategoryNav>
export default meta
type Story = StoryObj<typeof meta>

export const InHeader: Story = {}

export const Links: Story = { render: () => <Examples.Links /> }
export const WithVendors: Story = { render: () => <Examples.WithVendors /> }

export const StateSheet: Story = {
  render: ({ items: all }) => (
    <Sheet>
      <Row name="closed">
        <Header items={all} aria-label="Closed" />
      </Row>
      <Row name="up to ten vendors: a column">
        <Header items={all} open="live" room={330} aria-label="Column" />
      </Row>
      <Row name="more than ten: a panel">
        <Header items={all} open="rng" room={400} aria-label="Panel" />
      </Row>
      <Row name="no room for all">
        <div style={{ inlineSize: 420, maxInlineSize: '100%' }}>
          <Header items={all} open=" more" room={400} aria-label="Narrow" />
        </div>
      </Row>
      <Row name="long words">
        <Header
          aria-label="Long"
          items={[
            { id: 'a', label: 'লাইভ ক্যাসিনো ও টেবিল গেমস', href: '#a', vendors: vendors.slice(0, 2) },
            { id: 'b', label: 'Elektronische Lotterie und Ziehungen', href: '#b', current: true },
            { id: 'c', label: 'Wettkampfspiele und E-Sport-Turniere', href: '#c', vendors: vendors.slice(0, 2) },
          ]}
        />
      </Row>
    </Sheet>
  ),
}
