import { searchable, searchOptions } from '../Combobox/Combobox.model.ts'

export interface Command {
  id: string
  label: string
  /** Name of the group it is listed in. */
  group?: string | undefined
  /** Shape from `@brand/ui/icons`. */
  icon?: string | undefined
  /** Small words at the end: where it leads. */
  note?: string | undefined
  /** Found by these too: another name, an address. */
  keywords?: readonly string[] | undefined
  /** Keys that do the same without the palette, as `KeyboardEvent.key` names them; `Mod` is ⌘ on a Mac, else Ctrl. */
  shortcut?: readonly string[] | undefined
  /** A place to go to. */
  href?: string | undefined
  disabled?: boolean | undefined
  onSelect?: (() => void) | undefined
}

export interface CommandGroup {
  name: string | undefined
  commands: Command[]
}

const grouped = (commands: readonly Command[]): CommandGroup[] => {
  const groups = new Map<string | undefined, Command[]>()
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return [...groups].map(([name, list]) => ({ name, commands: list }))
}

/**
 * What is in the list: while nothing is looked for, what was chosen lately and then all groups; else what the text
 * finds, best first, by group.
 */
export function listed(
  commands: readonly Command[],
  text: string,
  recent: readonly string[],
  recentName: string,
): CommandGroup[] {
  if (text.trim() === '') {
    const lately = recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
    const others = commands.filter((command) => !lately.includes(command))
    return [...(lately.length > 0 ? [{ name: recentName, commands: lately }] : []), ...grouped(others)]
  }
  const byId = new Map(commands.map((command) => [command.id, command]))
  const options = commands.map(({ id, label, keywords, note, group }) => ({
    value: id,
    label,
    note,
    keywords: [...(keywords ?? []), ...(group === undefined ? [] : [group])],
  }))
  return grouped(searchOptions(searchable(options), text).flatMap(({ value }) => byId.get(value) ?? []))
}

/** The command a key leads to, past those that are disabled, coming round; undefined for keys that lead nowhere. */
export function commandAt(key: string, at: string | undefined, commands: readonly Command[]): string | undefined {
  const open = commands.filter(({ disabled }) => !disabled)
  const place = open.findIndex(({ id }) => id === at)
  if (key === 'ArrowDown') return (open[place + 1] ?? open[0])?.id
  if (key === 'ArrowUp') return (place > 0 ? open[place - 1] : open.at(-1))?.id
  return undefined
}

const signs = new Map(
  Object.entries<string>({
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Enter: '↵',
    Escape: 'Esc',
    ' ': 'Space',
  }),
)
const macSigns = new Map(Object.entries<string>({ Mod: '⌘', Meta: '⌘', Alt: '⌥', Shift: '⇧', Control: '⌃' }))

/** What is written on a key. */
export const keyCap = (key: string, mac: boolean): string =>
  (mac ? macSigns.get(key) : undefined) ??
  signs.get(key) ??
  (key === 'Mod' || key === 'Control' ? 'Ctrl' : key.length === 1 ? key.toUpperCase() : key)

/** The same keys for assistive technology: `Control+K`. */
export const ariaKeys = (keys: readonly string[], mac: boolean): string =>
  keys.map((key) => (key === 'Mod' ? (mac ? 'Meta' : 'Control') : key === ' ' ? 'Space' : key)).join('+')
