'use client'
import * as DialogPrimitive from '@radix-ui/react-dialog'
import { createPortal } from 'react-dom'
import type { ComponentPropsWithRef, RefObject } from 'react'
import { dimPage } from '../../foundation/overlay/dimPage.ts'
import { focusOnOpen, returningFocus } from '../../foundation/overlay/overlayFocus.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'

export interface DialogLayerProps extends ComponentPropsWithRef<'div'> {
  /** Whether it is shown. */
  open: boolean
  /** Class of what dims the page. */
  scrim: string
  /**
   * Takes focus on opening instead of the first control.
   * @default none
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /**
   * Called when Escape is pressed, before it closes.
   * @default none
   */
  onEscape?: ((event: KeyboardEvent) => void) | undefined
  /**
   * A press on the scrim.
   * @default none
   */
  onOutside?: ((event: PointerEvent) => void) | undefined
}

/**
 * Shared by every modal layer: one root, locked page, focus that moves in, stays and returns. Does not close by
 * itself.
 */
export function DialogLayer({ open, scrim, initialFocus, onEscape, onOutside, ...rest }: DialogLayerProps) {
  const container = useOverlayRoot()
  const focus = returningFocus((event) => focusOnOpen(event, initialFocus))
  if (!container) return null
  return createPortal(
    <DialogPrimitive.Root open={open}>
      <DialogPrimitive.Overlay
        ref={dimPage}
        data-part="scrim"
        className={scrim}
        // A press beside the dialog leaves focus where it was.
        onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      >
        <DialogPrimitive.Content
          {...rest}
          {...focus}
          aria-modal
          onPointerDownOutside={(event) => onOutside?.(event.detail.originalEvent)}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onEscape?.(event)
          }}
        />
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Root>,
    container,
  )
}

export const DialogTitle = DialogPrimitive.Title
export const DialogDescription = DialogPrimitive.Description
