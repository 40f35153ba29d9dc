import { Avatar } from '@brand/ui/avatar'
import { Icon } from '@brand/ui/icon'
import { IconButton } from '@brand/ui/icon-button'
import { cloudRain, paperPlaneTiltFill, plus, receipt } from '@brand/ui/icons'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import type { ChatPerson } from '@brand/sdk'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { MenuButton } from '../../../app/overlays/MenuButton.tsx'
import { useArt } from '../../../app/art.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './chat.css.ts'
import { EmojiPicker } from './EmojiPicker.tsx'
import { lengthOf, mention, nameAt, withMarks, type Mentioned } from './room.model.ts'

/** Names offered at once. */
const mostNames = 6

export interface ComposerHandle {
  mention: (person: ChatPerson) => void
}

interface ComposerProps {
  roomId: string
  me: string
  maxLength: number
  slowModeMs: number
  /** `text` as it is sent, `shown` as it was typed. */
  onSend: (message: { text: string; shown: string }) => void
  onShare: () => void
  onRain: () => void
  ref?: Ref<ComposerHandle>
}

/** What the person writes: text, emoji, names after an `@`, and the way to share or to give. */
export function Composer({ roomId, me, maxLength, slowModeMs, onSend, onShare, onRain, ref }: ComposerProps) {
  const t = useWords('chat')
  const art = useArt()
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [mentioned, setMentioned] = useState<readonly Mentioned[]>([])
  const [wait, setWait] = useState(0)
  const [typed, setTyped] = useState<string>()
  const [current, setCurrent] = useState(0)
  const id = useId()

  const { data } = useApiQuery(member.chatRooms.people, { roomId }, { enabled: typed !== undefined, staleTime: 30_000 })
  const found =
    typed === undefined
      ? []
      : (data?.list ?? [])
          .filter(({ person, name }) => person !== me && name.toLowerCase().includes(typed.toLowerCase()))
          .slice(0, mostNames)
  const open = found.length > 0
  const chosen = Math.min(current, found.length - 1)

  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait((left) => left - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])

  /** Puts the caret where it belongs once the text is drawn. */
  const caretAfter = useRef<number>(undefined)
  useEffect(() => {
    if (caretAfter.current === undefined) return
    input.current?.focus()
    input.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = undefined
  })

  const caret = () => input.current?.selectionStart ?? text.length
  function put(next: { text: string; caret: number }) {
    setText(next.text)
    setTyped(undefined)
    caretAfter.current = next.caret
  }
  function addMention({ person, name }: ChatPerson) {
    put(mention(text, caret(), name))
    setMentioned((now) => [...now.filter((one) => one.person !== person), { person, name }])
  }
  useImperativeHandle(ref, () => ({ mention: addMention }))
  const insert = (char: string) => {
    const place = caret()
    put({ text: text.slice(0, place) + char + text.slice(place), caret: place + char.length })
  }

  const left = maxLength - lengthOf(text)
  const empty = lengthOf(text) === 0
  const blocked = empty || left < 0 || wait > 0
  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (blocked) return
    onSend({ text: withMarks(text.trim(), mentioned), shown: text.trim() })
    setText('')
    setMentioned([])
    setTyped(undefined)
    setWait(Math.ceil(slowModeMs / 1000))
    input.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (open) {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const person = found[chosen]
      if (by !== undefined) setCurrent((chosen + by + found.length) % found.length)
      else if (event.key === 'Escape') {
        event.stopPropagation()
        setTyped(undefined)
      } else if ((event.key === 'Enter' || event.key === 'Tab') && person) addMention(person)
      else return
      return event.preventDefault()
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      submit()
    }
  }
  const seconds = slowModeMs / 1000
  return (
    <form onSubmit={submit} noValidate>
      <div className={css.composer}>
        <MenuButton
          trigger={<IconButton label={t('compose.more')} icon={plus} size="lg" />}
          items={[
            { id: 'share', label: t('share.title'), icon: receipt, onSelect: onShare },
            { id: 'rain', label: t('rain.title'), icon: cloudRain, onSelect: onRain },
          ]}
        />
        <div className={css.field} data-wrong={left < 0 || undefined}>
          <textarea
            ref={input}
            rows={1}
            dir="auto"
            className={css.input}
            aria-label={t('compose')}
            placeholder={t('compose.place')}
            value={text}
            autoComplete="off"
            enterKeyHint="send"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? `${id}-names` : undefined}
            aria-activedescendant={open ? `${id}-${chosen}` : undefined}
            aria-autocomplete="list"
            aria-invalid={left < 0 || undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              setText(target.value)
              setTyped(nameAt(target.value, target.selectionStart))
              setCurrent(0)
            }}
            onBlur={() => setTyped(undefined)}
            onKeyDown={onKeyDown}
          />
          <EmojiPicker onPick={insert} />
        </div>
        <button type="submit" className={css.send} aria-label={t('compose.send')} aria-disabled={blocked}>
          <Icon icon={paperPlaneTiltFill} size={20} className={css.sendIcon} />
        </button>
        {open ? (
          <div id={`${id}-names`} role="listbox" aria-label={t('mention.list')} className={css.names}>
            {found.map((person, at) => (
              <button
                key={person.person}
                id={`${id}-${at}`}
                type="button"
                role="option"
                aria-selected={at === chosen}
                tabIndex={-1}
                className={css.choice}
                // The text keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => addMention(person)}
              >
                <Avatar size="sm" name={person.name} src={person.iconUrl && art(person.iconUrl)} />
                <bdi>{person.name}</bdi>
              </button>
            ))}
          </div>
        ) : null}
      </div>
      <div className={css.hint} id={`${id}-hint`}>
        <span>
          {wait > 0 && !empty
            ? t('compose.wait', { count: wait })
            : seconds > 0
              ? t('compose.rule', { count: seconds, max: maxLength })
              : t('compose.rule.free', { count: maxLength, max: maxLength })}
        </span>
        {left < 40 ? (
          <span className={left < 0 ? css.over : undefined}>
            {left < 0 ? t('compose.over', { count: -left }) : t('compose.left', { count: left })}
          </span>
        ) : null}
      </div>
      <VisuallyHidden aria-live="polite">{open ? t('mention.found', { count: found.length }) : ''}</VisuallyHidden>
    </form>
  )
}
