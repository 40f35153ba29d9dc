import { eq } from 'drizzle-orm'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { member as members } from '../../auth/schema.ts'
import { supported } from '../../http/request/language.ts'
import { profile } from './icon.ts'
import { registerHandlers } from '../access/index.ts'
import { promoFieldsOf } from '../rewards/index.ts'
import { vipFieldsOf } from '../vip/index.ts'

export const member: Handlers<'member'> = {
  ...registerHandlers,
  ...profile,

  async info(ctx) {
    const { db, session } = ctx
    const [row] = await db.select().from(members).where(eq(members.id, session.memberId))
    if (!row) throw refuse('not_found')
    return {
      id: row.id,
      account: row.account,
      nickname: row.nickname,
      type: row.type,
      currency: row.asset,
      language: row.language,
      regDate: row.regAt.toISOString(),
      flags: { mustChangePassword: session.mustChangePassword, mustAcceptTerms: session.mustAcceptTerms },
      ...(await vipFieldsOf(ctx, row)),
      ...(await promoFieldsOf(ctx)),
    }
  },

  async language({ db, session, settings }, { language }) {
    const supportedLanguage = supported(settings.languages, language)
    if (!supportedLanguage) throw refuse('validation', { details: { fields: { language: { code: 'field_invalid' } } } })
    await db.update(members).set({ language: supportedLanguage }).where(eq(members.id, session.memberId))
    return { language: supportedLanguage }
  },
}
