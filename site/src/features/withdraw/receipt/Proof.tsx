import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { useState } from 'react'
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
  if (error) return <p className={css.failure}>{errorText(error)}</p>
  return data ? <img src={`data:${data.type};base64,${data.image}`} alt={label} className={css.picture} /> : null
}
