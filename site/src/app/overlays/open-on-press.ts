import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'

/** A menu or a panel that is open when it comes. */
export interface OpenedProps {
  /** The button it belongs to, from then on a part of it. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Whether a key opened it. */
  byKey?: boolean | undefined
}

/**
 * What opens at a button, whose code comes when a person nears it: no page loads what only a press shows. The first is
 * the component once it is here, the second is for the button until then, the third whether a key opens it.
 */
export function useOpenOnPress<P>(load: () => Promise<{ default: ComponentType<P> }>, popup: 'menu' | 'dialog') {
  const [Opened, setOpened] = useState<ComponentType<P>>()
  const [byKey, setByKey] = useState(false)
  // Without a connection nothing opens, and the page stays as it is.
  const open = (key: boolean) =>
    void load().then(
      ({ default: loaded }) => {
        setByKey(key)
        setOpened(() => loaded)
      },
      () => {},
    )
  const near = () => void load().catch(() => {})
  const opens = {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: near,
    onFocus: near,
    // A key presses a button at no place of it.
    onClick: (event?: MouseEvent) => open(event?.detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (popup === 'menu' && event.key === 'ArrowDown') open(true)
    },
  } as const
  return [Opened, opens, byKey] as const
}

/**
 * How a menu opens when it comes: at once, where a pointer pressed its button. A key is handed on to it, so that focus
 * moves to its first item as it does for any other key.
 */
export function useOpening({ trigger, byKey = false }: OpenedProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const given = useRef(false)
  useEffect(() => {
    if (!byKey || !button || given.current) return
    given.current = true
    button.focus()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  }, [byKey, button])
  return { defaultOpen: !byKey, trigger: cloneElement(trigger, { ref: setButton }) }
}
