import { IconButton } from '@brand/ui/icon-button'
import { smiley } from '@brand/ui/icons'
import { Popover } from '@brand/ui/popover'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import * as css from './chat.css.ts'
import { emoji, inRow } from './emoji.ts'

/** A small table of emoji. Arrow keys move in it, Enter chooses, Esc closes. */
export function EmojiPicker({ onPick }: { onPick: (char: string) => void }) {
  const t = useWords('chat')
  const rtl = /^(ar|fa|ur)/.test(useLang())
  const [open, setOpen] = useState(false)
  const [current, setCurrent] = useState(0)
  const grid = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const forward = rtl ? -1 : 1
    const by = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: inRow, ArrowUp: -inRow }[event.key]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? emoji.length - 1 : by === undefined ? undefined : current + by
    if (to === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(emoji.length - 1, to))
    setCurrent(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <Popover
      trigger={<IconButton label={t('compose.emoji')} icon={smiley} />}
      title={t('compose.emoji')}
      titleHidden
      side="top"
      align="end"
      open={open}
      onOpenChange={setOpen}
    >
      <div ref={grid} role="group" aria-label={t('compose.emoji')} className={css.emoji}>
        {emoji.map(({ char, name }, at) => (
          <button
            key={name}
            type="button"
            className={css.emojiButton}
            aria-label={t(name)}
            title={t(name)}
            tabIndex={at === current ? 0 : -1}
            onFocus={() => setCurrent(at)}
            onKeyDown={move}
            onClick={() => {
              setOpen(false)
              onPick(char)
            }}
          >
            {char}
          </button>
        ))}
      </div>
    </Popover>
  )
}
