import { useState, type ComponentType, type KeyboardEvent, type ReactElement } from 'react'

/** A menu or a panel that is open when it comes. */
export interface OpenedProps {
  /** The button it belongs to, from then on a part of it. */
  trigger: ReactElement
}

/**
 * What opens at a button, whose code comes when a person nears it: no page loads what only a press shows. The first of
 * the pair is the component once it is here, the second is for the button until then.
 */
export function useOpenOnPress<P>(load: () => Promise<{ default: ComponentType<P> }>, popup: 'menu' | 'dialog') {
  const [Opened, setOpened] = useState<ComponentType<P>>()
  // Without a connection nothing opens, and the page stays as it is.
  const open = () =>
    void load().then(
      ({ default: loaded }) => setOpened(() => loaded),
      () => {},
    )
  const near = () => void load().catch(() => {})
  const opens = {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: near,
    onFocus: near,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (popup === 'menu' && event.key === 'ArrowDown') open()
    },
  } as const
  return [Opened, opens] as const
}
