import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { slidersHorizontal } from '@brand/ui/icons'
import { Popover } from '@brand/ui/popover'
import { Sheet } from '@brand/ui/sheet'
import { Inline } from '@brand/ui/inline'
import { useId, useState } from 'react'
import type { Lane } from '@brand/sdk'
import { useMedia } from '../../../../app/browser/use-media.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { FilterForm } from './FilterForm.tsx'
import { countFilters, everything, type Narrowing } from './lobby-filters.ts'
import * as css from './tools.css.ts'

interface FiltersProps {
  lane: Lane | undefined
  value: Narrowing
  onChange: (next: Narrowing) => void
}

/**
 * Volatility, return, features and stake behind a button that counts what is on: a popover, on a phone a sheet. What is
 * chosen holds once it is wanted, as one step in the history.
 */
export function Filters({ lane, value, onChange }: FiltersProps) {
  const t = useWords('lobby')
  const lang = useLang()
  const form = useId()
  const small = useMedia(css.small)
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(value)
  const [faulty, setFaulty] = useState(false)
  const [tried, setTried] = useState(false)
  const [emptied, setEmptied] = useState(0)
  const count = countFilters(value)

  const begin = (next: Narrowing) => {
    setDraft(next)
    setFaulty(false)
    setTried(false)
  }
  const toggle = (next: boolean) => {
    if (next) begin(value)
    setOpen(next)
  }
  const show = (next: Narrowing) => {
    setTried(true)
    if (faulty) return
    setOpen(false)
    if (JSON.stringify(next) !== JSON.stringify(value)) onChange(next)
  }
  // What was typed goes as well, a number or not: a new field is empty.
  const clear = () => {
    begin(everything)
    setEmptied((times) => times + 1)
  }
  const button = (
    <Button
      aria-label={count > 0 ? t('filters.on', { count }) : t('filters')}
      data-on={count > 0 || undefined}
      className={css.tool}
    >
      <Icon icon={slidersHorizontal} size={18} />
      <span className={css.word}>{t('filters')}</span>{' '}
      {count > 0 ? <span className={css.count}>{formatCount(count, lang)}</span> : null}
    </Button>
  )
  const fields = (
    <FilterForm
      key={emptied}
      id={form}
      lane={lane}
      value={draft}
      onChange={setDraft}
      tried={tried}
      onFault={setFaulty}
      onSubmit={() => show(draft)}
    />
  )
  const actions = (
    <>
      <Button variant="quiet" aria-disabled={(countFilters(draft) === 0 && !faulty) || undefined} onClick={clear}>
        {t('filters.clear')}
      </Button>
      <Button variant="primary" type="submit" form={form}>
        {t('filters.show')}
      </Button>
    </>
  )
  return (
    <>
      {/* The button is one and the same everywhere: a press on the drawn page, which knows no screen, is kept for it. */}
      <Popover
        trigger={button}
        title={t('filters')}
        align="end"
        open={open && !small}
        onOpenChange={toggle}
        className={css.card}
      >
        {fields}
        <Inline justify="between" className={css.actions}>
          {actions}
        </Inline>
      </Popover>
      {small ? (
        <Sheet open={open} onOpenChange={() => setOpen(false)} title={t('filters')} actions={actions} closeOnOutside>
          {fields}
        </Sheet>
      ) : null}
    </>
  )
}
