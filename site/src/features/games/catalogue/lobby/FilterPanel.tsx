import { Button } from '@brand/ui/button'
import { Popover } from '@brand/ui/popover'
import { Sheet } from '@brand/ui/sheet'
import { Inline } from '@brand/ui/inline'
import { useId, useState } from 'react'
import { useMedia } from '../../../../app/browser/use-media.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { OpenedProps } from '../../../../app/overlays/open-on-press.ts'
import { FilterForm } from './FilterForm.tsx'
import type { FiltersProps } from './Filters.tsx'
import { countFilters, everything, type Narrowing } from './lobby-filters.ts'
import * as css from './tools.css.ts'

interface FilterPanelProps extends FiltersProps, OpenedProps {}

/** Volatility, return, features and stake: in a popover, on a phone in a sheet. What is chosen holds once it is wanted. */
export default function FilterPanel({ trigger, lane, value, onChange }: FilterPanelProps) {
  const t = useWords('lobby')
  const form = useId()
  const small = useMedia(css.small)
  const [open, setOpen] = useState(true)
  const [draft, setDraft] = useState(value)
  const [faulty, setFaulty] = useState(false)
  const [tried, setTried] = useState(false)
  const [emptied, setEmptied] = useState(0)

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
      <Popover trigger={trigger} title={t('filters')} size="lg" align="end" open={open && !small} onOpenChange={toggle}>
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
