import { Button } from '@brand/ui/button'
import { CommandPalette, type Command } from '@brand/ui/command-palette'
import { plus, receipt, usersThree, wallet } from '@brand/ui/icons'
import { useState } from 'react'

const commands: Command[] = [
  { id: 'members', label: 'Members', group: 'Places', href: '#members', icon: usersThree, shortcut: ['g', 'm'] },
  { id: 'deposits', label: 'Deposits', group: 'Places', href: '#deposits', icon: wallet, keywords: ['money in'] },
  { id: 'bets', label: 'Betting records', group: 'Places', href: '#bets', icon: receipt, note: 'Reports' },
  { id: 'promotion', label: 'New promotion', group: 'Actions', icon: plus, shortcut: ['Mod', 'Shift', 'p'] },
  { id: 'close', label: 'Close the day', group: 'Actions', disabled: true, note: 'From 18:00' },
]

/** Ctrl and K open it too; the page remembers what was chosen. */
export function BackOffice() {
  const [open, setOpen] = useState(false)
  const [recent, setRecent] = useState(['bets'])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Commands</Button>
      <CommandPalette
        label="Commands"
        commands={commands}
        recent={recent}
        hotkey
        open={open}
        onOpenChange={setOpen}
        onChoose={({ id }) => setRecent([id, ...recent.filter((one) => one !== id)].slice(0, 3))}
      />
    </>
  )
}
