import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { IconButton } from '@brand/ui/icon-button'
import { slidersHorizontal, x } from '@brand/ui/icons'
import { Stack } from '@brand/ui/stack'
import { useRef, useState, type ReactNode } from 'react'
import { useMedia } from '../browser/use-media.ts'
import { formatCount } from '../format/format.ts'
import { useLang, useWords } from '../i18n/i18n.ts'
import { useOpenOnPress } from '../overlays/open-on-press.ts'
import * as css from './FilterRow.css.ts'

const load = () => import('@brand/ui/sheet').then(({ Sheet }) => ({ default: Sheet }))

interface FilterRowProps {
  /** Field that looks for a name or a number. */
  search?: ReactNode
  /** Choices that narrow the list down. */
  children?: ReactNode
  /** Which days are listed. */
  days?: ReactNode
  /** How many of the choices differ from those of a list that was just opened. */
  chosen?: number
  /** Whether the days differ from those of a list that was just opened. */
  daysChosen?: boolean
  /** Takes back everything, the search too. */
  onClear: () => void
}

/**
 * Filters of a list, each with its label, on one line: search, choices, days, buttons. On a phone the first field stays
 * beside a button, which counts what is chosen and opens a sheet with the rest.
 */
export function FilterRow({ search, children, days, chosen = 0, daysChosen = false, onClear }: FilterRowProps) {
  const t = useWords('records')
  const lang = useLang()
  const small = useMedia(css.small)
  const [open, setOpen] = useState(false)
  const [Sheet, opens] = useOpenOnPress(load, 'dialog')
  const row = useRef<HTMLDivElement>(null)
  const clears = chosen > 0 || daysChosen
  const folds = small && Boolean(children ?? (search && days))
  const count = chosen + (search && daysChosen ? 1 : 0)
  // The button leaves with what it clears.
  const clear = () => {
    row.current?.focus()
    onClear()
  }
  return (
    <>
      <div ref={row} role="search" tabIndex={-1} aria-label={t('filters')} className={css.row}>
        {search}
        {folds ? null : children}
        {folds && search ? null : days}
        {folds ? (
          <Button
            {...opens}
            aria-expanded={open}
            aria-label={count > 0 ? t('filters.on', { count }) : undefined}
            onClick={() => {
              setOpen(true)
              opens.onClick()
            }}
          >
            <Icon icon={slidersHorizontal} size={18} />
            {t('filters')}{' '}
            {count > 0 ? (
              <Badge variant="count" tone="accent">
                {formatCount(count, lang)}
              </Badge>
            ) : null}
          </Button>
        ) : clears ? (
          <IconButton icon={x} label={t('filters.clear')} onClick={clear} />
        ) : null}
      </div>
      {folds && Sheet ? (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          title={t('filters')}
          closeOnOutside
          actions={
            <>
              <Button variant="quiet" aria-disabled={!clears || undefined} onClick={onClear}>
                {t('filters.clear')}
              </Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                {t('filters.done')}
              </Button>
            </>
          }
        >
          <Stack role="search" aria-label={t('filters')}>
            {children}
            {search ? days : null}
          </Stack>
        </Sheet>
      ) : null}
    </>
  )
}
