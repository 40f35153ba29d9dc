'use client'
import * as Layer from '@radix-ui/react-popover'
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { screenSide, type Side } from '../../foundation/overlay/overlaySide.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { info } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { root as tip } from '../Tooltip/Tooltip.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Toggletip.css.ts'

/** className and style dress the whole; everything else, ref too, goes to the button. */
export interface ToggletipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The explanation: words alone, nothing to press. */
  text: ReactNode
  /** Name of the button; say what it is about: "About the turnover". */
  label?: string | undefined
  /** Shape from `@brand/ui/icons`. */
  shape?: string | undefined
  side?: Side | undefined
  defaultOpen?: boolean | undefined
  strings?: Partial<UiStrings['toggletip']> | undefined
}

/** A small button that says a few words when pressed: by mouse, keyboard and finger alike. */
export function Toggletip(props: ToggletipProps) {
  const { text, label, shape = info, side = 'top', defaultOpen = false, strings, className, style, ...rest } = props
  const { dir } = useBrand()
  const t = useStrings('toggletip', strings)
  const container = useOverlayRoot()
  const [open, setOpen] = useState(defaultOpen)
  const id = useId()
  const stay = (event: Event) => event.preventDefault()
  return (
    <span
      data-component="toggletip"
      data-state={open ? 'open' : 'closed'}
      className={cx(css.root, className)}
      style={style}
    >
      <Layer.Root open={open} onOpenChange={setOpen}>
        <Layer.Trigger asChild aria-haspopup={undefined} aria-controls={id}>
          <IconButton size="sm" iconSize={18} label={label ?? t('label')} shape={shape} {...rest} />
        </Layer.Trigger>
        {/* What is said stands here, after its button, for whoever listens; the card is its picture. */}
        <VisuallyHidden id={id} role="status">
          {open ? text : null}
        </VisuallyHidden>
        <Layer.Portal container={container}>
          <Layer.Content
            role="presentation"
            aria-hidden
            side={screenSide(side, dir)}
            sideOffset={6}
            collisionPadding={10}
            data-part="card"
            className={cx(tip, css.words)}
            onOpenAutoFocus={stay}
            onCloseAutoFocus={stay}
          >
            {text}
          </Layer.Content>
        </Layer.Portal>
      </Layer.Root>
    </span>
  )
}
