'use client'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useComposition } from '../../foundation/form/useComposition.ts'
import { choice, note } from '../../foundation/overlay/floating.css.ts'
import { useOpen } from '../../foundation/overlay/useOpen.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { magnifyingGlass } from '../../icons/icons.gen.ts'
import { DialogLayer, DialogTitle } from '../Dialog/DialogLayer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as css from './CommandPalette.css.ts'
import { ariaKeys, commandAt, keyCap, listed, type Command } from './CommandPalette.model.ts'

/** Why it opened or closed. */
export type CommandPaletteDetails =
  | Details<'escape' | 'hotkey', KeyboardEvent>
  | Details<'outside', PointerEvent>
  | Details<'choice', MouseEvent>

/** How a command was chosen; `cancel()` leaves the palette open, and nothing is done. */
export type CommandChoice = Details<'choice', MouseEvent>

export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Name of the palette. */
  label: string
  /** What can be done, and where one can go. */
  commands: readonly Command[]
  /**
   * `id` of what was chosen lately, newest first: above the groups while nothing is typed.
   * @default none
   */
  recent?: readonly string[] | undefined
  /**
   * Called with the command that was chosen, before its own `onSelect`: to remember it, to go there.
   * @default none
   */
  onChoose?: ((command: Command, details: CommandChoice) => void) | undefined
  /**
   * Controlled by the caller; without it the component holds the state.
   * @default none
   */
  open?: boolean | undefined
  /**
   * Open at first, where the component holds it itself.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /**
   * Called when it opens or closes, with the reason.
   * @default none
   */
  onOpenChange?: ((open: boolean, details: CommandPaletteDetails) => void) | undefined
  /**
   * Ctrl and K, on a Mac ⌘ and K, open and close it.
   * @default false
   */
  hotkey?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['commandPalette']> | undefined
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** All that can be done, found by typing. Styles and attributes go to the panel. */
export function CommandPalette(props: CommandPaletteProps) {
  const { label, commands, recent = [], onChoose, open, defaultOpen, onOpenChange, hotkey, ...others } = props
  const { strings, className, ...rest } = others
  const [isOpen, change] = useOpen(open, defaultOpen, onOpenChange)
  // With the state of this render: an event is rarer than a render is cheap.
  useEffect(() => {
    if (!hotkey) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const mod = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!mod || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      change(!isOpen, because('hotkey', event))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  const input = useRef<HTMLInputElement>(null)
  const choose = (command: Command, event: MouseEvent) => {
    const details = because('choice', event)
    if (!tell(command, details, onChoose)) {
      event.preventDefault()
      return
    }
    change(false, details)
    command.onSelect?.()
  }
  return (
    <DialogLayer
      {...rest}
      open={isOpen}
      scrim={css.scrim}
      initialFocus={input}
      data-component="command-palette"
      className={cx(css.root, className)}
      onEscape={(event) => change(false, because('escape', event))}
      onOutside={(event) => change(false, because('outside', event))}
    >
      <DialogTitle className={hidden}>{label}</DialogTitle>
      <Search inputRef={input} onChoose={choose} {...{ label, commands, recent, strings }} />
    </DialogLayer>
  )
}

interface SearchProps extends Pick<CommandPaletteProps, 'label' | 'commands' | 'strings'> {
  recent: readonly string[]
  inputRef: RefObject<HTMLInputElement | null>
  onChoose: (command: Command, event: MouseEvent) => void
}

/** The field and its list. Focus stays in the field; the keys mark a command. Its text goes as the palette closes. */
function Search({ label, commands, recent, strings, inputRef, onChoose }: SearchProps) {
  const t = useStrings('commandPalette', strings)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [wanted, setMark] = useState<string>()
  const groups = listed(commands, text, recent, t('recent'))
  const shown = groups.flatMap((group) => group.commands)
  const usable = shown.filter(({ disabled }) => !disabled)
  const marked = usable.find((command) => command.id === wanted) ?? usable[0]
  const mac = isMac()
  const optionOf = (command: string) => list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(command)}"]`)

  function onKeyDown(event: ReactKeyboardEvent<HTMLInputElement>) {
    // Enter that ends what an input method composes chooses nothing.
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (marked) optionOf(marked.id)?.click()
      return
    }
    const to = commandAt(event.key, marked?.id, shown)
    if (to === undefined) return
    event.preventDefault()
    setMark(to)
    optionOf(to)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <div data-part="search" className={css.search}>
        <Icon icon={magnifyingGlass} size={20} className={css.sign} />
        <input
          {...useComposition<HTMLInputElement, string>(text, inputRef)}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-label={label}
          aria-controls={`${id}-list`}
          aria-activedescendant={marked ? `${id}-${marked.id}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={t('search')}
          data-part="input"
          className={css.input}
          onChange={(event) => {
            setText(event.target.value)
            setMark(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} data-part="list" className={css.list}>
        {groups.map((group, n) => (
          <div
            key={group.name ?? ''}
            role="group"
            aria-labelledby={group.name === undefined ? undefined : `${id}-group-${n}`}
            className={css.group}
          >
            {group.name === undefined ? null : (
              <div id={`${id}-group-${n}`} role="presentation" data-part="group" className={css.groupName}>
                {group.name}
              </div>
            )}
            {group.commands.map((command) => (
              <Option
                key={command.id}
                {...{ command, mac, onChoose }}
                id={`${id}-${command.id}`}
                marked={command === marked}
                onMark={() => setMark(command.id)}
              />
            ))}
          </div>
        ))}
      </div>
      {shown.length === 0 ? <p className={css.none}>{t('none')}</p> : null}
      <output className={hidden}>
        {text ? (shown.length > 0 ? t('found', { count: shown.length }) : t('none')) : null}
      </output>
    </>
  )
}

interface OptionProps {
  command: Command
  id: string
  marked: boolean
  mac: boolean
  onMark: () => void
  onChoose: (command: Command, event: MouseEvent) => void
}

function Option({ command, id, marked, mac, onMark, onChoose }: OptionProps) {
  const { label, icon, shortcut, disabled, href } = command
  const Tag = href !== undefined && !disabled ? 'a' : 'div'
  return (
    <Tag
      id={id}
      href={Tag === 'a' ? href : undefined}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shortcut && ariaKeys(shortcut, mac)}
      data-part="option"
      data-id={command.id}
      data-highlighted={marked ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={cx(choice, css.option)}
      // The field keeps focus.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onPointerMove={() => disabled || marked || onMark()}
      onClick={(event: MouseEvent) => disabled || onChoose(command, event)}
    >
      {icon ? <Icon icon={icon} size={18} /> : null}
      <span className={css.words}>{label}</span>
      {command.note ? <span className={cx(note, css.note)}>{command.note}</span> : null}
      {shortcut ? (
        <span aria-hidden="true" className={css.keys}>
          {shortcut.map((key) => (
            <kbd key={key} className={css.key}>
              {keyCap(key, mac)}
            </kbd>
          ))}
        </span>
      ) : null}
    </Tag>
  )
}
