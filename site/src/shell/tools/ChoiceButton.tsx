import { useState, type ComponentType, type ReactElement } from 'react'
import type { ChoiceMenuProps } from './ChoiceMenu.tsx'

const load = () => import('./ChoiceMenu.tsx')

interface ChoiceButtonProps {
  what: ChoiceMenuProps['what']
  /** Draws the button, which spreads what it is given. */
  button: (more: {
    onPointerEnter?: () => void
    onClick?: () => void
    'aria-haspopup'?: 'menu'
    'aria-expanded'?: false
  }) => ReactElement
}

/** A button whose menu is loaded when a person comes near. */
export function ChoiceButton({ what, button }: ChoiceButtonProps) {
  const [ChoiceMenu, setMenu] = useState<ComponentType<ChoiceMenuProps>>()
  if (ChoiceMenu) return <ChoiceMenu what={what} trigger={button({})} />
  // Without a connection nothing opens, and the page stays as it is.
  const open = () =>
    void load().then(
      ({ default: menu }) => setMenu(() => menu),
      () => {},
    )
  return button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load().catch(() => {}),
    onClick: open,
  })
}
