import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { slidersHorizontal } from '@brand/ui/icons'
import { Popover } from '@brand/ui/popover'
import { Sheet } from '@brand/ui/sheet'
import { useId, useState } from 'react'
import type { Lane } from '@brand/sdk'
import { useMedia } from '../../../app/browser/use-media.ts'
import { formatCount } from '../../../app/language/format.ts'
import { useLang, useWords } from '../../../app/language/i18n.ts'
import { phone } from '../games.css.ts'
import { FilterForm } from './FilterForm.tsx'
import { countNarrowing, everything, type Narrowing } from './narrowing.ts'
import * as css from './tools.css.ts'

interface FiltersProps {
  lane: Lane | undefined
  value: Narrowing
  onChange: (next: Narrowing) => void
}

/** Volatility, return, features and stake behind a button that counts what is on: a popover, on a phone a sheet. What is chosen holds once it is wanted, as one step in the history. */
export function Filters({ lane, value, onChange }: FiltersProps) {
  const t = useWords('lobby')
  const lang = useLang()
  const form = useId()
  const small = useMedia(phone)
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(value)
  const count = countNarrowing(value)

  const toggle = (next: boolean) => {
    if (next) setDraft(value)
    setOpen(next)
  }
  const show = (next: Narrowing) => {
    setOpen(false)
    if (JSON.stringify(next) !== JSON.stringify(value)) onChange(next)
  }
  const button = (
    <Button
      aria-label={count > 0 ? t('filters.on', { count }) : t('filters')}
      data-on={count > 0 || undefined}
      className={css.tool}
      onClick={small ? () => toggle(true) : undefined}
    >
      <Icon shape={slidersHorizontal} size={18} />
      <span className={css.word}>{t('filters')}</span>
      {count > 0 ? <span className={css.count}>{formatCount(count, lang)}</span> : null}
    </Button>
  )
  const fields = <FilterForm id={form} lane={lane} value={draft} onChange={setDraft} onSubmit={() => show(draft)} />
  const actions = (
    <>
      <Button
        variant="quiet"
        aria-disabled={countNarrowing(draft) === 0 || undefined}
        onClick={() => setDraft(everything)}
      >
        {t('filters.clear')}
      </Button>
      <Button variant="primary" type="submit" form={form}>
        {t('filters.show')}
      </Button>
    </>
  )
  if (small) {
    return (
      <>
        {button}
        <Sheet open={open} onClose={() => setOpen(false)} title={t('filters')} actions={actions} closeOnOutside>
          {fields}
        </Sheet>
      </>
    )
  }
  return (
    <Popover trigger={button} title={t('filters')} align="end" open={open} onOpenChange={toggle} className={css.card}>
      {fields}
      <div className={css.actions}>{actions}</div>
    </Popover>
  )
}
