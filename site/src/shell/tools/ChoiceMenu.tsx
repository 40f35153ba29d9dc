import { Menu, type MenuItem } from '@brand/ui/menu'
import type { ReactElement } from 'react'
import { useLanguageChoice, useLookChoices } from './choices.ts'

export interface ChoiceMenuProps {
  what: 'language' | 'look'
  trigger: ReactElement
}

/** What this device may choose, open at once: it is loaded by the press that wants it. */
export default function ChoiceMenu({ what, trigger }: ChoiceMenuProps) {
  const language = useLanguageChoice()
  const looks = useLookChoices()
  const items: MenuItem[] = what === 'language' ? [language] : looks
  return <Menu defaultOpen trigger={trigger} items={items} align="end" />
}
