import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { useEffect, useMemo, useState } from 'react'
import { member } from '../../../app/calls/member-client.ts'
import { useCall } from '../../../app/calls/use-call.ts'
import { useErrorText } from '../../../app/calls/error-text.ts'
import * as css from './receipt.css.ts'

/** A picture of a payment, fetched when somebody wants to see it. */
export function Proof({ imageId, label }: { imageId: string; label: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <Dialog open title={label} size="lg" onClose={() => setOpen(false)}>
          <Picture imageId={imageId} label={label} />
        </Dialog>
      ) : null}
    </>
  )
}

function Picture({ imageId, label }: { imageId: string; label: string }) {
  const errorText = useErrorText()
  const { data, error } = useCall(member.receipts.picture, { imageId }, { staleTime: Infinity })
  const url = useMemo(() => data && URL.createObjectURL(new Blob([Uint8Array.from(atob(data.image), (letter) => letter.charCodeAt(0))], { type: data.type })), [data])
  useEffect(() => () => {
    if (url) URL.revokeObjectURL(url)
  }, [url])
  if (error) return <p className={css.failure}>{errorText(error)}</p>
  return url ? <img src={url} alt={label} className={css.picture} /> : null
}
