import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { ticketFor } from '../../auth/encryption/signed-ticket.ts'

const ticketMs = 60_000

export const chat: Handlers<'chat'> = {
  async models({ settings, language }) {
    const { models } = settings.chat
    const offered = models.filter((model) => model.language === language)
    // Those online come first.
    return { list: (offered.length > 0 ? offered : models).toSorted((a, b) => Number(b.online) - Number(a.online)) }
  },

  async launch({ db, clock, settings, session, language }, { modelId }) {
    const { url, models } = settings.chat
    if (!url) throw refuse('function_not_available', { message: 'no chat service is set' })
    if (modelId !== undefined && !models.some((model) => model.modelId === modelId))
      throw refuse('not_found', { field: 'modelId' })
    const expires = new Date(clock.now().getTime() + ticketMs)
    const claims = {
      sub: session.memberId,
      name: maskAccount(session.account),
      trial: session.principal === 'trial',
      modelId,
    }
    const chatUrl = new URL(url)
    chatUrl.searchParams.set('ticket', await ticketFor(db, 'chat', claims, expires))
    chatUrl.searchParams.set('lang', language)
    return { chatUrl: chatUrl.href, expires: expires.toISOString() }
  },
}
