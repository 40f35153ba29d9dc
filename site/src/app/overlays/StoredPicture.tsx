import type { Method } from '@brand/sdk'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { Callout } from '@brand/ui/callout'
import { Inline } from '@brand/ui/inline'
import { useState } from 'react'
import { useErrorText } from '../errors/error-text.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import * as css from './StoredPicture.css.ts'

interface PictureProps {
  /** The call that answers with the picture. */
  call: Method<{ imageId: string }, { type: string; image: string }>
  imageId: string
  label: string
}

interface PicturesProps extends Pick<PictureProps, 'call'> {
  imageIds: readonly string[]
  /** Of each, by its number from 1. */
  label: (number: number) => string
}

/** Pictures of something that was written; nothing where there are none. */
export const StoredPictures = ({ call, imageIds, label }: PicturesProps) =>
  imageIds.length > 0 ? (
    <Inline space="2xs">
      {imageIds.map((imageId, at) => (
        <StoredPicture key={imageId} call={call} imageId={imageId} label={label(at + 1)} />
      ))}
    </Inline>
  ) : null

/** A button that opens a picture kept by the gateway; it is fetched when the person opens it. */
export function StoredPicture(props: PictureProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      {open ? (
        <Dialog open title={props.label} size="lg" onOpenChange={() => setOpen(false)}>
          <Picture {...props} />
        </Dialog>
      ) : null}
    </>
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
