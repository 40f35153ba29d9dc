import { Button } from '@brand/ui/button'
import { useState } from 'react'
import { lazyPart } from '../../../../app/browser/lazy-part.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useUrlTexts } from '../../../../app/navigation/use-url-state.ts'
import type { Addressee } from './WriteDialog.tsx'

const WriteDialog = lazyPart(() => import('./WriteDialog.tsx'))

/** Opens the dialog that writes to the line, or back to the sender of a message. `?to=` of the address names whom. */
export function WriteButton({ to }: { to?: Addressee }) {
  const t = useWords('messages')
  const url = useUrlTexts()
  const named = to ? '' : url.get('to')
  const [pressed, setPressed] = useState(false)
  function close() {
    setPressed(false)
    // Else a reload would begin the message again.
    if (named) url.set({ to: '' }, { replace: true })
  }
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setPressed(true)}>
        {t(to ? 'line.reply' : 'line.write')}
      </Button>
      {pressed || named ? <WriteDialog to={named ? { account: named } : to} onClose={close} /> : null}
    </>
  )
}
