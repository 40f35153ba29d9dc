import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { caretDown, sortAscending } from '@brand/ui/icons'
import { MenuButton } from '../../../../app/overlays/MenuButton.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import * as css from './tools.css.ts'
import { gameSorts, type GameSort } from './lobby-filters.ts'

interface OrderMenuProps {
  value: GameSort
  /** Of a search the operator's own order is the best fit first. */
  searching: boolean
  onChange: (sort: GameSort) => void
}

/** Sort order of a list. */
export function OrderMenu({ value, searching, onChange }: OrderMenuProps) {
  const t = useWords('lobby')
  const name = (sort: GameSort) => t(sort === 'FEATURED' && searching ? 'order.BEST' : `order.${sort}`)
  return (
    <MenuButton
      align="end"
      trigger={
        <Button aria-label={t('order', { order: name(value) })} className={css.tool}>
          <Icon icon={sortAscending} size={18} />
          <span className={css.word}>{name(value)}</span>
          <Icon icon={caretDown} size={14} className={css.word} />
        </Button>
      }
      items={[
        {
          kind: 'choice',
          id: 'order',
          label: t('order.label'),
          value,
          options: gameSorts.map((sort) => ({ value: sort, label: name(sort) })),
          onValueChange: (next) => onChange(gameSorts.find((one) => one === next) ?? 'FEATURED'),
        },
      ]}
    />
  )
}
