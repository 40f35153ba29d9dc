'use client'
import * as Layer from '@radix-ui/react-dialog'
import { createPortal } from 'react-dom'
import type { ComponentPropsWithRef, RefObject } from 'react'
import { focusOnOpen } from '../../foundation/overlay/overlayFocus.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useReturnFocus } from '../../foundation/overlay/useReturnFocus.ts'

export interface DialogLayerProps extends ComponentPropsWithRef<'div'> {
  open: boolean
  /** Class of what dims the page. */
  scrim: string
  /** Takes focus on opening instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  onEscape?: ((event: KeyboardEvent) => void) | undefined
  /** A press on the scrim. */
  onOutside?: ((event: PointerEvent) => void) | undefined
}

/** What every modal layer shares: one root, locked page, focus that goes in, stays and comes back. Closes by nothing of its own. */
export function DialogLayer({ open, scrim, initialFocus, onEscape, onOutside, ...rest }: DialogLayerProps) {
  const container = useOverlayRoot()
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  if (!container) return null
  return createPortal(
    <Layer.Root open={open}>
      <Layer.Overlay
        data-part="scrim"
        className={scrim}
        // A press beside the dialog leaves focus where it was.
        onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      >
        <Layer.Content
          {...rest}
          aria-modal
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus()
            focusOnOpen(event, initialFocus)
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onPointerDownOutside={(event) => onOutside?.(event.detail.originalEvent)}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onEscape?.(event)
          }}
        />
      </Layer.Overlay>
    </Layer.Root>,
    container,
  )
}

export const DialogTitle = Layer.Title
export const DialogDescription = Layer.Description
