import { Button } from '@brand/ui/button'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { inTime } from '../../../../app/browser/chunk-errors.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { Addressee } from './WriteDialog.tsx'

const WriteDialog = lazy(() => inTime(() => import('./WriteDialog.tsx')))

/** Opens the dialog that writes to the line, or back to the sender of a message. `?to=` of the address names whom. */
export function WriteButton({ to }: { to?: Addressee }) {
  const t = useWords('messages')
  const [query, setQuery] = useSearchParams()
  const named = to ? null : query.get('to')
  const [pressed, setPressed] = useState(false)
  function close() {
    setPressed(false)
    if (named === null) return
    // Else a reload would begin the message again.
    setQuery(
      (now) => {
        now.delete('to')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setPressed(true)}>
        {t(to ? 'line.reply' : 'line.write')}
      </Button>
      {pressed || named !== null ? (
        <Suspense fallback={null}>
          <WriteDialog to={named === null ? to : { account: named }} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
