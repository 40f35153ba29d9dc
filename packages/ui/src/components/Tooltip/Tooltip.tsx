'use client'
import * as Layer from '@radix-ui/react-tooltip'
import { createContext, useContext, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { screenSide, type Side } from '../../foundation/overlay/overlaySide.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './Tooltip.css.ts'

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A few words that describe the button; its name stays its own. */
  text: ReactNode
  /** The button or link; takes a ref and spreads its props. */
  children: ReactElement
  side?: Side | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** How long a pointer rests before it shows, in ms. Focus shows it at once. */
  delayMs?: number | undefined
  defaultOpen?: boolean | undefined
}

const Grouped = createContext(false)

/** Around a row of tools: once one of them has shown its words, its neighbours show theirs at once. */
export const TooltipGroup = ({ children }: { children: ReactNode }) => (
  <Grouped value={true}>
    <Layer.Provider>{children}</Layer.Provider>
  </Grouped>
)

function Tip({
  text,
  children,
  side = 'top',
  align = 'center',
  delayMs = 400,
  defaultOpen,
  className,
  ...rest
}: TooltipProps) {
  const { dir } = useBrand()
  const container = useOverlayRoot()
  return (
    <Layer.Root delayDuration={delayMs} defaultOpen={defaultOpen}>
      <Layer.Trigger asChild>{children}</Layer.Trigger>
      <Layer.Portal container={container}>
        <Layer.Content
          {...rest}
          side={screenSide(side, dir)}
          align={align}
          sideOffset={6}
          collisionPadding={10}
          data-component="tooltip"
          className={cx(css.root, className)}
        >
          {text}
        </Layer.Content>
      </Layer.Portal>
    </Layer.Root>
  )
}

/** A few more words for those who hover or focus. Not for touch, and never the only place of something needed: see Toggletip. */
export function Tooltip(props: TooltipProps) {
  if (useContext(Grouped)) return <Tip {...props} />
  return (
    <Layer.Provider>
      <Tip {...props} />
    </Layer.Provider>
  )
}
