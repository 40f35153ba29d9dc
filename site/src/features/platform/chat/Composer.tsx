import { Avatar } from '@brand/ui/avatar'
import { ChatComposer } from '@brand/ui/chat-composer'
import { IconButton } from '@brand/ui/icon-button'
import { cloudRain, plus, receipt } from '@brand/ui/icons'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import type { ChatPerson } from '@brand/sdk'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { MenuButton } from '../../../app/overlays/MenuButton.tsx'
import { useArt } from '../../../app/art.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
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

  const { data } = useApiQuery(member.chatRooms.people, { roomId }, { enabled: typed !== undefined, staleTime: 30_000 })
  const found =
    typed === undefined
      ? []
      : (data?.list ?? [])
          .filter(({ person, name }) => person !== me && name.toLowerCase().includes(typed.toLowerCase()))
          .slice(0, mostNames)

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
  function submit() {
    onSend({ text: withMarks(text.trim(), mentioned), shown: text.trim() })
    setText('')
    setMentioned([])
    setTyped(undefined)
    setWait(Math.ceil(slowModeMs / 1000))
    input.current?.focus()
  }
  const seconds = slowModeMs / 1000
  return (
    <>
      <ChatComposer
        label={t('compose')}
        sendLabel={t('compose.send')}
        value={text}
        blocked={blocked}
        over={left < 0}
        onSend={submit}
        start={
          <MenuButton
            trigger={<IconButton label={t('compose.more')} icon={plus} size="lg" />}
            items={[
              { id: 'share', label: t('share.title'), icon: receipt, onSelect: onShare },
              { id: 'rain', label: t('rain.title'), icon: cloudRain, onSelect: onRain },
            ]}
          />
        }
        end={<EmojiPicker onPick={insert} />}
        suggestions={found.map(({ person, name, iconUrl }) => ({
          id: person,
          label: name,
          start: <Avatar size="sm" name={name} src={iconUrl && art(iconUrl)} />,
        }))}
        suggestionsLabel={t('mention.list')}
        onSuggestionSelect={(id) => {
          const person = found.find((one) => one.person === id)
          if (person) addMention(person)
        }}
        onSuggestionsClose={() => setTyped(undefined)}
        inputRef={input}
        inputProps={{
          placeholder: t('compose.place'),
          onChange: ({ target }) => {
            setText(target.value)
            setTyped(nameAt(target.value, target.selectionStart))
          },
          onBlur: () => setTyped(undefined),
        }}
        hint={
          wait > 0 && !empty
            ? t('compose.wait', { count: wait })
            : seconds > 0
              ? t('compose.rule', { count: seconds, max: maxLength })
              : t('compose.rule.free', { count: maxLength, max: maxLength })
        }
        counter={
          left < 0 ? t('compose.over', { count: -left }) : left < 40 ? t('compose.left', { count: left }) : undefined
        }
      />
      <VisuallyHidden aria-live="polite">
        {found.length > 0 ? t('mention.found', { count: found.length }) : ''}
      </VisuallyHidden>
    </>
  )
}
