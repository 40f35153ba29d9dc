import { Button } from '@brand/ui/button'
import { Hidden } from '@brand/ui/hidden'
import { useId, useState, type ReactNode } from 'react'
import { useWords } from '../i18n/i18n.ts'

/** Choices of a list: beside those before them, on a phone behind a button. */
export function FilterFold({ children }: { children: ReactNode }) {
  const t = useWords('records')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Hidden above="phone">
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t('filters')}
        </Button>
      </Hidden>
      <Hidden id={id} below={open ? undefined : 'tablet'}>
        {children}
      </Hidden>
    </>
  )
}
