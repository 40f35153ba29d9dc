'use client'
import type { ReactNode } from 'react'
import { DialogLayer, DialogTitle } from '../../components/Dialog/DialogLayer.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { root as hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'
import { isElement } from '../../foundation/elements.ts'
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
  return (
    <DialogLayer
      open={open}
      scrim={css.scrim}
      data-part="drawer"
      className={css.root}
      onEscape={onClose}
      onOutside={onClose}
      onClick={(event) =>
        isElement(event.target) && event.target.closest('nav :is(a, button:not([aria-expanded]))') && onClose()
      }
    >
      <DialogTitle className={hidden}>{label}</DialogTitle>
      {children}
      <IconButton label={closeLabel} icon={x} className={css.close} onClick={onClose} />
    </DialogLayer>
  )
}
