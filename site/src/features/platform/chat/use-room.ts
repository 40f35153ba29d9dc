import type { ChatMessage } from '@brand/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallKey } from '../../../app/api/call-names.ts'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useEpoch, useSession } from '../../../app/auth/session.ts'
import { unreadChatKey } from '../../../app/auth/unread-chat.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useLang } from '../../../app/i18n/i18n.ts'
import { merge, nothing, trimmed, type Known } from './room.model.ts'

/** The stream sends a room for 90 s after each call. */
const watchEveryMs = 45_000
/** Who has no session has no stream. */
const pollEveryMs = 5000

/** A message of the person that the gateway has not confirmed. */
export interface Pending {
  clientId: string
  /** As it was typed. */
  shown: string
  /** As it is sent. */
  text: string
  error?: unknown
}

/**
 * The messages of a room: the latest, then what the stream sends, and whatever was missed meanwhile, asked for by the
 * last position. `hidden`: people whom the person has blocked.
 */
export function useRoom(roomId: string, enabled: boolean) {
  const language = useLang()
  const epoch = useEpoch()
  const signedIn = useSession() !== null
  const first = useApiQuery(member.chatRooms.messages, { roomId }, { enabled, staleTime: Infinity })
  const [known, setKnown] = useState<Known>(nothing)
  const [older, setOlder] = useState<'more' | 'asking' | 'none'>('none')
  const [pending, setPending] = useState<readonly Pending[]>([])
  /** The last position known, for what is not drawn anew with it. */
  const seq = useRef(0)

  const { data } = first
  const [taken, setTaken] = useState<typeof data>(undefined)
  if (data && data !== taken) {
    setTaken(data)
    setKnown((now) => merge(now, data.list, data.lastSeq))
    setOlder(data.more ? 'more' : 'none')
  }
  useEffect(() => {
    seq.current = known.seq
  }, [known])

  const add = useCallback((list: readonly ChatMessage[], upTo = 0) => {
    seq.current = Math.max(seq.current, upTo, ...list.map((one) => one.seq))
    setKnown((now) => merge(now, list, upTo))
    const mine = new Set(list.map((one) => one.clientId))
    setPending((now) =>
      now.some((one) => mine.has(one.clientId)) ? now.filter((one) => !mine.has(one.clientId)) : now,
    )
  }, [])

  const catching = useRef<Promise<void>>(undefined)
  /** Asks for all that came after the last known position. */
  const catchUp = useCallback(() => {
    catching.current ??= (async () => {
      for (;;) {
        const after = seq.current
        const page = await member.chatRooms.messages({ roomId, language, after, pageSize: 100 })
        add(page.list, page.lastSeq)
        if (!page.more || seq.current === after) return
      }
    })()
      // The next event or the next poll asks again.
      .catch(() => undefined)
      .finally(() => (catching.current = undefined))
    return catching.current
  }, [roomId, language, add])

  const ready = enabled && data !== undefined
  const client = useQueryClient()
  const counted = useRef(false)
  const { mutate: watch } = useApiMutation({
    mutationFn: () => member.chatRooms.watch({ roomId }),
    onSuccess() {
      // The person is one of those who are here now.
      if (counted.current) return
      counted.current = true
      for (const name of ['people', 'list'] as const)
        void client.invalidateQueries({ queryKey: ['chatRooms', name] satisfies CallKey })
    },
  })
  const latestWatch = useRef(watch)
  useEffect(() => {
    latestWatch.current = watch
  })
  useEffect(() => {
    if (!ready || !signedIn) return
    const again = () => latestWatch.current()
    const stops = [
      sdk.stream.subscribe('chat.message', (message) => message.roomId === roomId && add([message])),
      sdk.stream.subscribe('chat.ready', (at) => at.roomId === roomId && at.seq > seq.current && void catchUp()),
      sdk.stream.onResume(() => {
        again()
        void catchUp()
      }),
    ]
    again()
    const timer = setInterval(again, watchEveryMs)
    // A page that was asleep has missed what its lease did not cover.
    const woken = () => document.visibilityState === 'visible' && (again(), void catchUp())
    document.addEventListener('visibilitychange', woken)
    return () => {
      for (const stop of stops) stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', woken)
    }
  }, [ready, signedIn, epoch, roomId, add, catchUp])
  useEffect(() => {
    if (!ready || signedIn) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void catchUp(), pollEveryMs)
    return () => clearInterval(timer)
  }, [ready, signedIn, catchUp])

  const before = known.list[0]?.seq
  const loadOlder = useCallback(async () => {
    if (before === undefined) return
    setOlder('asking')
    try {
      const page = await member.chatRooms.messages({ roomId, language, before })
      add(page.list)
      setOlder(page.more ? 'more' : 'none')
    } catch {
      setOlder('more')
    }
  }, [roomId, language, before, add])

  const { mutateAsync } = useApiMutation({
    mutationFn: ({ clientId, text }: Pending) => member.chatRooms.send({ roomId, clientId, text }),
  })
  /** Sends a message; it is shown at once, and stays with its fault where it is refused. */
  const send = useCallback(
    async (message: Pending) => {
      const others = (list: readonly Pending[]) => list.filter(({ clientId }) => clientId !== message.clientId)
      setPending((now) => [...others(now), { ...message, error: undefined }])
      try {
        add([await mutateAsync(message)])
        return undefined
      } catch (error) {
        setPending((now) => [...others(now), { ...message, error }])
        return error
      }
    },
    [mutateAsync, add],
  )
  const discard = useCallback((id: string) => setPending((now) => now.filter(({ clientId }) => clientId !== id)), [])

  return {
    known,
    pending,
    first,
    older,
    loadOlder: () => void loadOlder(),
    send,
    discard,
    add,
    /** Forgets what is far above, while nobody reads there. */
    trim: useCallback(
      () =>
        setKnown((now) => {
          const kept = trimmed(now)
          if (kept !== now) setOlder('more')
          return kept
        }),
      [],
    ),
  }
}

/** Marks what is shown as read, at most every two seconds. */
export function useReading(roomId: string, seq: number, shown: boolean): void {
  const client = useQueryClient()
  const { mutate } = useApiMutation({
    mutationFn: (upTo: number) => member.chatRooms.read({ roomId, seq: upTo }),
    onSuccess: () => void client.invalidateQueries({ queryKey: unreadChatKey }),
  })
  const latest = useRef(mutate)
  useEffect(() => {
    latest.current = mutate
  })
  useEffect(() => {
    if (!shown || seq === 0) return
    const timer = setTimeout(() => document.visibilityState === 'visible' && latest.current(seq), 2000)
    return () => clearTimeout(timer)
  }, [roomId, seq, shown])
}
