'use client'
import { FocusScope } from '@radix-ui/react-focus-scope'
import * as Layer from '@radix-ui/react-toast'
import { useImperativeHandle, useState, useSyncExternalStore, type ComponentPropsWithRef } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../foundation/cx.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { checkCircleFill, infoFill, warningCircleFill, warningFill, x } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Toast.css.ts'
import type { ShownToast, Toasts, ToastTone } from './Toast.model.ts'
import { useToastKeys } from './useToastKeys.ts'

export interface ToastProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The queue to show: `createToasts()`, made once for the application. */
  toasts: Toasts
  strings?: Partial<UiStrings['toast']> | undefined
}

const shapes: Record<ToastTone, string> = {
  success: checkCircleFill,
  info: infoFill,
  warn: warningFill,
  error: warningCircleFill,
}
const nothing: readonly ShownToast[] = []

/** Where messages appear; one per page. F8 brings focus to them, also out of a dialog. Errors interrupt a screen reader, the rest wait for a pause. */
export function Toast({ toasts, strings, className, ref, ...rest }: ToastProps) {
  const t = useStrings('toast', strings)
  const { dir } = useBrand()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, () => nothing)
  const container = useOverlayRoot()
  const [region, setRegion] = useState<HTMLOListElement | null>(null)
  useImperativeHandle(ref, () => region as HTMLOListElement, [region])
  const reached = useToastKeys(toasts, region)
  if (!container) return null
  return createPortal(
    <Layer.Provider label={t('region')} swipeDirection={dir === 'rtl' ? 'left' : 'right'}>
      {shown.map(({ id, tone, title, description, action, durationMs }) => (
        <Layer.Root
          key={id}
          type={tone === 'error' ? 'foreground' : 'background'}
          duration={durationMs}
          onOpenChange={(open) => open || toasts.dismiss(id)}
          data-part="toast"
          data-toast={id}
          data-tone={tone}
          className={css.toast}
        >
          <Icon shape={shapes[tone]} label={t(tone)} className={css.icon} />
          <div className={css.words}>
            <Layer.Title className={css.title}>{title}</Layer.Title>
            {description ? <Layer.Description className={css.description}>{description}</Layer.Description> : null}
          </div>
          {action ? (
            <Layer.Action altText={action.label} className={css.action} onClick={action.onSelect}>
              {action.label}
            </Layer.Action>
          ) : null}
          <Layer.Close asChild>
            <IconButton size="sm" label={t('dismiss')} shape={x} iconSize={16} className={css.close} />
          </Layer.Close>
        </Layer.Root>
      ))}
      {/* What carries aria-live is spared when a dialog hides the page around it. */}
      <Layer.Viewport
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
    </Layer.Provider>,
    container,
  )
}
