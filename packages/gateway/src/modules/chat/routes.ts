import type { Handlers } from '../../http/context.ts'
import { hostRoomOf, hostsOf } from './hosts.ts'
import { readableRoom, roomOfLanguage } from './rooms.ts'

export const chat: Handlers<'chat'> = {
  async models({ db, session, language }) {
    const hosts = await hostsOf(db, session?.memberId)
    const offered = hosts.filter((host) => host.language === language)
    return { list: offered.length > 0 ? offered : hosts }
  },

  /** The room is a page of this site, so that the session of the person is all it needs: no ticket. */
  async launch({ db, clock, settings, session, language, siteOrigin }, { modelId }) {
    const roomId =
      modelId === undefined
        ? await roomOfLanguage(db, [language, settings.languages.default, 'en'])
        : await hostRoomOf(db, modelId)
    await readableRoom({ db, clock, settings, session }, roomId)
    const chatUrl = new URL('/chat', siteOrigin)
    chatUrl.searchParams.set('room', roomId)
    chatUrl.searchParams.set('lang', language)
    return { chatUrl: chatUrl.href, roomId }
  },
}
