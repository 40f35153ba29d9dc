'use client'
import { useId, type MouseEvent } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { EntryLink } from '../../foundation/EntryLink.tsx'
import { useDisclosure } from '../../foundation/overlay/useDisclosure.ts'
import { caretDown } from '../../icons/icons.gen.ts'
import * as css from './FloatingService.css.ts'
import { isPlain, serviceWindow, type ServiceEntry } from './FloatingService.model.ts'

/** One service: a link, an action, or a button that opens its list. */
export const ServiceItem = ({ entry }: { entry: ServiceEntry }) =>
  entry.entries ? <Choices entry={entry} entries={entry.entries} /> : <Single entry={entry} />

function Single({ entry }: { entry: ServiceEntry }) {
  const onSelect = (event: MouseEvent) => {
    entry.onSelect?.(event)
    if (!entry.ownWindow || !entry.href || !isPlain(event)) return
    event.preventDefault()
    window.open(entry.href, '_blank', serviceWindow)
  }
  return (
    <EntryLink entry={{ ...entry, onSelect }} rel="noopener noreferrer" className={css.entry}>
      <Face entry={entry} />
    </EntryLink>
  )
}

function Choices({ entry, entries }: { entry: ServiceEntry; entries: NonNullable<ServiceEntry['entries']> }) {
  const { button, isOpen, toggle } = useDisclosure()
  const list = useId()
  return (
    <div className={css.choices}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        className={css.entry}
        onClick={toggle}
      >
        <Face entry={entry} />
        <Icon icon={caretDown} size={16} className={css.caret} />
      </button>
      <ul id={list} hidden={!isOpen} className={css.panel}>
        {entries.map((one) => (
          <li key={one.id}>
            <EntryLink entry={one} rel="noopener noreferrer" className={css.choice}>
              {one.label}
            </EntryLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Face = ({ entry }: { entry: ServiceEntry }) => (
  <>
    <Icon icon={entry.icon} size={20} className={entry.accent ? css.accent : undefined} />
    <span className={css.label}>{entry.label}</span>
  </>
)
