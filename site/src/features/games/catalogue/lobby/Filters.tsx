import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { slidersHorizontal } from '@brand/ui/icons'
import { cloneElement } from 'react'
import type { Lane } from '@brand/sdk'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useOpenOnPress } from '../../../../app/overlays/open-on-press.ts'
import { countFilters, type Narrowing } from './lobby-filters.ts'
import * as css from './tools.css.ts'

export interface FiltersProps {
  lane: Lane | undefined
  value: Narrowing
  onChange: (next: Narrowing) => void
}

const load = () => import('./FilterPanel.tsx')

/** Volatility, return, features and stake behind a button that counts what is on. */
export function Filters({ lane, value, onChange }: FiltersProps) {
  const t = useWords('lobby')
  const lang = useLang()
  const [Panel, opens] = useOpenOnPress(load, 'dialog')
  const count = countFilters(value)
  const button = (
    <Button
      aria-label={count > 0 ? t('filters.on', { count }) : t('filters')}
      data-on={count > 0 || undefined}
      className={css.tool}
    >
      <Icon icon={slidersHorizontal} size={18} />
      <span className={css.word}>{t('filters')}</span>{' '}
      {count > 0 ? (
        <Badge variant="count" tone="accent" className={css.count}>
          {formatCount(count, lang)}
        </Badge>
      ) : null}
    </Button>
  )
  return Panel ? <Panel {...{ lane, value, onChange }} trigger={button} /> : cloneElement(button, opens)
}
