import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { TestApp } from '../../testing/inject.ts'
import { monthScenes } from '../../testing/month-scenes.ts'
import type { Run, Scene } from '../../app/operate/testing.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run, app: TestApp & { owner: Db }): Record<string, Scene> {
  const { db } = app
  const firstMessage = async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id::text from chat_message where room_id = 'en' and member_id is not null order by seq limit 1`,
    )
    return rows[0]?.id ?? ''
  }
  const account = 'chat_guest_1'
  async function report(): Promise<number> {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into chat_report (message_id, member_id, reason, at)
      select ${await firstMessage()}::bigint, m.id, 'SPAM', now() from member m where m.account = 'chat_guest_8'
      on conflict (message_id, member_id) do update set decided_at = null returning id::text`)
    return Number(rows[0]?.id)
  }
  const reason = 'Tried in a test'
  const saved = () => run('chat-hosts', 'save', { hostId: 'tried', name: 'Tried', language: 'en' })
  return {
    'chat rooms': { input: () => ({}) },
    'chat messages': { input: () => ({ roomId: 'en' }) },
    'chat delete': { input: async () => ({ messageId: await firstMessage(), reason }) },
    'chat mute': { input: () => ({ account, minutes: 5, reason }) },
    'chat unmute': { input: () => ({ account }) },
    'chat ban': { input: () => ({ account, minutes: 5, reason }) },
    'chat unban': { input: () => ({ account }) },
    'chat slow': { input: () => ({ roomId: 'en', seconds: 9 }) },
    'chat open-room': { input: () => ({ roomId: 'hi', language: 'hi', title: 'Angan' }) },
    'chat close-room': { input: () => ({ roomId: 'bn', reason }) },
    'chat reports': { input: async () => (await report(), {}) },
    'chat decide': { input: async () => ({ reportId: await report(), decision: 'dismiss' }) },
    ...monthScenes(run, app, { group: 'chat', table: 'chat_message' }),
    'chat-hosts list': { input: () => ({}) },
    'chat-hosts save': { input: () => ({ hostId: 'saved', name: 'Saved', language: 'en' }) },
    'chat-hosts online': { input: () => ({ hostId: 'maya', online: true }) },
    'chat-hosts say': { input: () => ({ hostId: 'rina', text: 'Hello' }) },
    'chat-hosts remove': { input: async () => (await saved(), { hostId: 'tried' }) },
  }
}
