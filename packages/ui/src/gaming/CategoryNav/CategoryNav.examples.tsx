import { CategoryNav } from '@brand/ui/category-nav'

export function Links() {
  return (
    <CategoryNav
      items={[
        { id: 'home', label: 'Home', href: '#home', current: true },
        { id: 'live', label: 'Live casino', href: '#live' },
        { id: 'promo', label: 'Promotions', href: '#promo' },
      ]}
    />
  )
}

/** An entry with vendors has a drop-down. */
export function WithVendors() {
  return (
    <CategoryNav
      items={[
        {
          id: 'rng',
          label: 'Casino',
          href: '#rng',
          vendors: [
            { id: 'pg', label: 'PG', href: '#pg', count: '128' },
            { id: 'jl', label: 'JL', href: '#jl', count: '96' },
          ],
          all: 'Browse every game',
        },
        { id: 'promo', label: 'Promotions', href: '#promo' },
      ]}
    />
  )
}
