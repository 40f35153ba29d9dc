'use client'
import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { magnifyingGlass, x } from '../../icons/icons.gen.ts'
import * as css from './LobbyFilterBar.css.ts'
import { searchLength } from './LobbyFilterBar.model.ts'

/** ms without typing after which a search is made. */
const pause = 300

interface LobbySearchProps {
  /** The search in force. */
  value: string
  /** What is searched in: another list or vendor starts without a search. */
  within: string
  label: string
  clear: string
  onSearch: (text: string, event: SyntheticEvent) => void
}

/** Searches once the typing pauses, or at once by Enter; follows the value when that changes by other means. */
export function LobbySearch({ value, within, label, clear, onSearch }: LobbySearchProps) {
  const [text, setText] = useState(value)
  const now = `${within} ${value}`
  const [known, setKnown] = useState(now)
  if (known !== now) {
    setKnown(now)
    if (text.trim() !== value) setText(value)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A search that waited is one of the lobby as it is by then.
  const search = useRef(onSearch)
  useLayoutEffect(() => {
    search.current = onSearch
  }, [onSearch])
  // A pending search would undo a filter chosen meanwhile.
  useEffect(() => () => clearTimeout(timer.current), [now])

  const send = (next: string, event: SyntheticEvent) => {
    clearTimeout(timer.current)
    if (next.trim() !== value) search.current(next, event)
  }
  return (
    <div role="search" aria-label={label} data-part="search" className={css.search}>
      <TextField
        label={label}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={searchLength}
        placeholder={label}
        value={text}
        start={<Icon icon={magnifyingGlass} />}
        end={
          text ? (
            <IconButton
              size="sm"
              iconSize={16}
              label={clear}
              icon={x}
              onClick={(event) => {
                setText('')
                send('', event)
              }}
            />
          ) : null
        }
        onValueChange={(next, { event }) => {
          setText(next)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => send(next, event), pause)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text, event)
        }}
      />
    </div>
  )
}
