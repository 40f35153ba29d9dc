import { randomBytes } from 'node:crypto'
import type { ChatPerson } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { pictureOf } from '../member/index.ts'
import { cleanLine, hasLink } from './text.ts'

export type Person = z.input<typeof ChatPerson>

interface PersonRow extends Record<string, unknown> {
  id: string
  ref: string
  account: string
  nickname: string
  icon: string
  level: number | null
}

/** Nickname where one was chosen; one that is the account, or would be a link, is not shown. */
export function shownName({ account, nickname }: { account: string; nickname: string }): string {
  const name = cleanLine(nickname)
  return name === '' || name.toLowerCase() === account.toLowerCase() || hasLink(name) ? maskAccount(account) : name
}

const personOf = ({ ref, account, nickname, icon, level }: PersonRow): Person => ({
  person: ref,
  name: shownName({ account, nickname }),
  ...(icon && { iconUrl: pictureOf(icon).iconUrl }),
  vip: level !== null && level > 0 ? level : null,
  host: false,
})

/** People by member id, as others see them. */
export async function peopleById(db: Reader, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<PersonRow>(sql`
    select m.id, p.ref, m.account, m.nickname, m.icon, v.level from member m
    join chat_person p on p.member_id = m.id left join vip_members v on v.member_id = m.id
    where m.id = any (${sql.param([...new Set(ids)])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, personOf(row)]))
}

/** Member ids and names by the identifiers in the chat. */
export async function peopleByRef(
  db: Reader,
  refs: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  if (refs.length === 0) return new Map()
  const { rows } = await db.execute<PersonRow>(sql`
    select m.id, p.ref, m.account, m.nickname from chat_person p join member m on m.id = p.member_id
    where p.ref = any (${sql.param([...refs])}::text[])`)
  return new Map(rows.map((row) => [row.ref, { id: row.id, name: shownName(row) }]))
}

/** Gives a member an identifier in the chat; who has one keeps it. */
export async function enterChat(db: Reader, memberId: string): Promise<void> {
  await db.execute(sql`
    insert into chat_person (member_id, ref) values (${memberId}, ${randomBytes(9).toString('base64url')}) on conflict do nothing`)
}

/** Whose messages a person does not see. */
export async function blockedBy(db: Reader, memberId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select blocked_id as id from chat_block where member_id = ${memberId} order by at desc`)
  return rows.map(({ id }) => id)
}
