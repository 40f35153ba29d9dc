import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useLang } from '../../../app/i18n/i18n.ts'

/** The rooms, and the one that is asked for: by its identifier, else that of the reader's language. */
export function useRooms(asked: string | undefined) {
  const language = useLang()
  const answer = useApiQuery(member.chatRooms.list, {}, { staleTime: 20_000, everyMs: 60_000, keep: true })
  const rooms = answer.data?.list ?? []
  const spoken = rooms.filter(({ kind }) => kind === 'LANGUAGE')
  const own = spoken.find((room) => room.language === language) ?? spoken[0]
  const roomId = asked ?? own?.roomId
  return { ...answer, rooms, spoken, roomId, room: rooms.find((room) => room.roomId === roomId) }
}
