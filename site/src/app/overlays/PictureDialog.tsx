import { Callout } from '@brand/ui/callout'
import { Dialog } from '@brand/ui/dialog'
import { useApiQuery } from '../api/use-api-query.ts'
import { useErrorText } from '../errors/error-text.ts'
import type { PictureProps } from './StoredPicture.tsx'
import * as css from './StoredPicture.css.ts'

/** A picture kept by the gateway, over the page. */
export default function PictureDialog({ onClose, ...props }: PictureProps & { onClose: () => void }) {
  return (
    <Dialog open title={props.label} size="lg" onOpenChange={onClose}>
      <Picture {...props} />
    </Dialog>
  )
}

function Picture({ call, imageId, label }: PictureProps) {
  const errorText = useErrorText()
  const { data, error } = useApiQuery(call, { imageId }, { staleTime: Infinity })
  if (error)
    return (
      <Callout tone="danger" role="alert">
        {errorText(error)}
      </Callout>
    )
  return data ? <img src={`data:${data.type};base64,${data.image}`} alt={label} className={css.picture} /> : null
}
