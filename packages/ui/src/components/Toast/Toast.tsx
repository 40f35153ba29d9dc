'use client'
import { FocusScope } from '@radix-ui/react-focus-scope'
import * as ToastPrimitive from '@radix-ui/react-toast'
import { useImperativeHandle, useState, useSyncExternalStore, type ComponentPropsWithRef } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../foundation/cx.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { checkCircleFill, infoFill, warningCircleFill, warningFill, x } from '../../icons/icons.gen.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Toast.css.ts'
import type { ShownToast, Toasts, ToastTone } from './Toast.model.ts'
import { useToastKeys } from './useToastKeys.ts'

export interface ToastProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The queue to show: `createToasts()`, made once for the application. */
  toasts: Toasts
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['toast']> | undefined
}

const signs = {
  success: { icon: checkCircleFill, word: 'success' },
  info: { icon: infoFill, word: 'info' },
  warning: { icon: warningFill, word: 'warn' },
  danger: { icon: warningCircleFill, word: 'error' },
} as const satisfies Record<ToastTone, { icon: string; word: keyof UiStrings['toast'] }>
const nothing: readonly ShownToast[] = []

/**
 * Where messages appear; one per page. F8 brings focus to them, also out of a dialog. Errors interrupt a screen reader,
 * the rest wait for a pause.
 */
export function Toast({ toasts, strings, className, ref, ...rest }: ToastProps) {
  const t = useStrings('toast', strings)
  const dir = useDirection()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, () => nothing)
  const container = useOverlayRoot()
  const [region, setRegion] = useState<HTMLOListElement | null>(null)
  useImperativeHandle(ref, () => region as HTMLOListElement, [region])
  const reached = useToastKeys(toasts, region)
  if (!container) return null
  return createPortal(
    <ToastPrimitive.Provider label={t('region')} swipeDirection={dir === 'rtl' ? 'left' : 'right'}>
      {shown.map(({ id, tone, title, description, action, durationMs }) => (
        <ToastPrimitive.Root
          key={id}
          type={tone === 'danger' ? 'foreground' : 'background'}
          duration={durationMs}
          onOpenChange={(open) => open || toasts.dismiss(id)}
          data-part="toast"
          data-toast={id}
          data-tone={tone}
          className={css.toast}
        >
          <Icon icon={signs[tone].icon} label={t(signs[tone].word)} className={css.icon} />
          <div className={css.words}>
            <ToastPrimitive.Title className={css.title}>{title}</ToastPrimitive.Title>
            {description ? (
              <ToastPrimitive.Description className={css.description}>{description}</ToastPrimitive.Description>
            ) : null}
          </div>
          {action ? (
            <ToastPrimitive.Action altText={action.label} className={css.action} onClick={action.onSelect}>
              {action.label}
            </ToastPrimitive.Action>
          ) : null}
          <ToastPrimitive.Close asChild>
            <IconButton size="sm" label={t('dismiss')} icon={x} iconSize={16} className={css.close} />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ))}
      {/* What carries aria-live is spared when a dialog hides the page around it. */}
      <ToastPrimitive.Viewport
        {...rest}
        ref={setRegion}
        aria-live="off"
        label={t('reach')}
        data-component="toast"
        className={cx(css.root, className)}
      />
      {/* The topmost focus scope pauses the one below, and gives focus back to it when it goes. */}
      {reached && shown.length > 0 ? (
        <FocusScope
          hidden
          onMountAutoFocus={(event) => {
            event.preventDefault()
            region?.focus()
          }}
        />
      ) : null}
    </ToastPrimitive.Provider>,
    container,
  )
}
