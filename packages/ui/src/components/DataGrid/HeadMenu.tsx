import { lazy, Suspense, useState } from 'react'
import { dotsThreeBold } from '../../icons/icons.gen.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { ColumnOffer } from './ColumnMenu.tsx'
import * as css from './head.css.ts'

// A layer costs half as much as the grid: it comes on the way to the first menu.
const load = () => import('./ColumnMenu.tsx')
const ColumnMenu = lazy(load)
const fetchMenu = () => void load().catch(() => {})

/** What can be done with a column, behind the button in its head. */
export function HeadMenu({ label, ...menu }: Omit<ColumnOffer, 'trigger'> & { label: string }) {
  const [wanted, setWanted] = useState(false)
  const shared = {
    size: 'sm',
    iconSize: 16,
    icon: dotsThreeBold,
    label,
    'data-part': 'menu',
    className: css.menu,
  } as const
  const waiting = (
    <IconButton
      {...shared}
      aria-haspopup="menu"
      aria-expanded="false"
      onFocus={fetchMenu}
      onPointerEnter={fetchMenu}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return waiting
  return (
    <Suspense fallback={waiting}>
      <ColumnMenu {...menu} trigger={<IconButton {...shared} />} />
    </Suspense>
  )
}
