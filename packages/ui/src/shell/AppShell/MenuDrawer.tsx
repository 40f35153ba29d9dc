'use client'
import * as DialogPrimitive from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { root as hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'
import { isElement } from '../../foundation/elements.ts'
import { dimPage } from '../../foundation/overlay/dimPage.ts'
import { returningFocus } from '../../foundation/overlay/overlayFocus.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { x } from '../../icons/icons.gen.ts'
import * as css from './MenuDrawer.css.ts'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  /** The menu; a choice in it closes the drawer. */
  children: ReactNode
}

/** The menu on a phone. A file of its own: it is loaded on first use, together with the dialog layer. */
export default function MenuDrawer({ open, onClose, label, closeLabel, children }: MenuDrawerProps) {
  const container = useOverlayRoot()
  const focus = returningFocus()
  return (
    <DialogPrimitive.Root open={open} onOpenChange={(next) => next || onClose()}>
      <DialogPrimitive.Portal container={container}>
        <DialogPrimitive.Overlay ref={dimPage} data-part="scrim" className={css.scrim} />
        <DialogPrimitive.Content
          {...focus}
          aria-modal
          data-part="drawer"
          className={css.root}
          onClick={(event) =>
            isElement(event.target) && event.target.closest('nav :is(a, button:not([aria-expanded]))') && onClose()
          }
        >
          <DialogPrimitive.Title className={hidden}>{label}</DialogPrimitive.Title>
          {children}
          <IconButton label={closeLabel} icon={x} className={css.close} onClick={onClose} />
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}
