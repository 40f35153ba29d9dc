'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as css from './Dialog.css.ts'
import { DialogDescription, DialogLayer, DialogTitle, type DialogLayerProps } from './DialogLayer.tsx'

export type DialogClose = { reason: 'escape'; event: KeyboardEvent } | { reason: 'close-button'; event: MouseEvent }

export interface DialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Pick<DialogLayerProps, 'open' | 'initialFocus'> {
  /** The reader wants to leave. A click outside never closes. */
  onClose?: ((close: DialogClose) => void) | undefined
  title: ReactNode
  /** Keeps the title for assistive technology only. */
  titleHidden?: boolean | undefined
  description?: ReactNode
  /** 420, 480 or 700 px, and the art beside it. A sheet from below on a phone. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** A picture pane at the start; not on a phone. Fill it with something that covers. */
  art?: ReactNode
  /** Buttons at the end, the safe one first. */
  actions?: ReactNode
  /** A step that must be taken: no close button, and Esc does nothing. */
  mandatory?: boolean | undefined
  strings?: Partial<UiStrings['dialog']> | undefined
}

/** One task that must end before the page goes on. One decision is an AlertDialog. */
export function Dialog(props: DialogProps) {
  const {
    onClose,
    title,
    titleHidden,
    description,
    size,
    art,
    actions,
    mandatory,
    strings,
    className,
    children,
    ...rest
  } = props
  const t = useStrings('dialog', strings)
  return (
    <DialogLayer
      {...rest}
      scrim={css.scrim}
      data-component="dialog"
      data-size={size}
      data-art={!!art || undefined}
      className={cx(css.root, className)}
      onEscape={(event) => mandatory || onClose?.({ reason: 'escape', event })}
    >
      {art ? (
        <div data-part="art" className={css.art}>
          {art}
        </div>
      ) : null}
      <div className={css.panel}>
        <DialogTitle data-hidden={titleHidden || undefined} className={css.title}>
          {title}
        </DialogTitle>
        {description ? <DialogDescription className={css.description}>{description}</DialogDescription> : null}
        {children ? <div className={css.body}>{children}</div> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
        {mandatory ? null : (
          <button
            type="button"
            aria-label={t('close')}
            data-part="close"
            className={css.close}
            onClick={(event) => onClose?.({ reason: 'close-button', event })}
          />
        )}
      </div>
    </DialogLayer>
  )
}
