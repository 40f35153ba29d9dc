import type { TicketSubject, ticketSubjects } from '@brand/sdk/contract'
import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Settings } from '../../settings/settings.ts'
import { titleIn } from '../games/index.ts'
import { statusOfRound } from '../records/index.ts'
import { inMonthOf } from '../rounds/schema.ts'

export type SubjectKind = (typeof ticketSubjects)[number]
export type Subject = z.output<typeof TicketSubject>

/** What a question is about: a kind and a number. */
export interface SubjectRef {
  kind: SubjectKind
  id: string
}

export interface SubjectReader {
  memberId: string
  language: string
  settings: Settings
}

interface Row extends Record<string, unknown> {
  id: string
  /** What its name is made of. */
  named: string
  /** Minor units as text. */
  amount: string | null
  currency: string
  status: string
  at: string
  /** Whether the other side stands above the person, and is masked. */
  above?: boolean
}

type Form = 'code' | 'number' | 'uuid'
const forms: Record<Form, RegExp> = {
  code: /^[A-Z0-9]{1,40}$/,
  number: /^\d{1,18}$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
}

const oneOf = (ids: readonly string[], type: SQL) => sql`any(${sql.param(ids)}::${type}[])`

/** How each kind is found: only what is the person's own; games are everybody's. */
const kinds: Record<SubjectKind, { form: Form; find: (ids: readonly string[], reader: SubjectReader) => SQL }> = {
  DEPOSIT: {
    form: 'code',
    find: (ids, { memberId }) => sql`
      select order_no as id, channel_id as named, amount::text, asset as currency, state as status, created_at as at
      from deposit_orders where member_id = ${memberId} and order_no = ${oneOf(ids, sql`text`)}`,
  },
  WITHDRAWAL: {
    form: 'code',
    find: (ids, { memberId }) => sql`
      select order_no as id, card->>'name' || ' ' || (card->>'masked') as named, amount::text, asset as currency,
        state as status, created_at as at
      from withdrawals where member_id = ${memberId} and order_no = ${oneOf(ids, sql`text`)}`,
  },
  TRANSFER: {
    form: 'uuid',
    find: (ids, { memberId }) => sql`
      select w.id::text, v.display_name as named, w.amount::text, w.asset as currency, w.state as status,
        w.created_at as at
      from wallet_transfers w join vendors v on v.code = w.vendor
      where w.member_id = ${memberId} and w.id = ${oneOf(ids, sql`uuid`)}`,
  },
  LINE_TRANSFER: {
    form: 'number',
    find: (ids, { memberId }) => sql`
      select t.id::text, o.account as named, t.amount::text, t.asset as currency,
        case when t.sender_id = ${memberId} then 'SENT' else 'RECEIVED' end as status, t.at,
        (t.sender_id = ${memberId}) = (t.direction = 'UP') as above
      from member_transfers t
        join member o on o.id = case when t.sender_id = ${memberId} then t.receiver_id else t.sender_id end
      where ${memberId} in (t.sender_id, t.receiver_id) and t.id = ${oneOf(ids, sql`bigint`)}`,
  },
  ROUND: {
    form: 'number',
    find: (ids, { memberId, language }) => sql`
      select r.id::text, ${titleIn(language)} as named, r.stake::text as amount, r.asset as currency,
        ${statusOfRound} as status, r.opened_at as at
      from rounds r join games g on g.node_id = r.node_id
      where r.member_id = ${memberId} and r.id = ${oneOf(ids, sql`bigint`)}`,
  },
  GAME: {
    form: 'number',
    find: (ids, { memberId, language }) => sql`
      select g.node_id::text as id, ${titleIn(language)} as named, null as amount, m.asset as currency,
        g.status, g.added_at as at
      from games g join member m on m.id = ${memberId} where g.node_id = ${oneOf(ids, sql`bigint`)}`,
  },
  CONTRACT: {
    form: 'number',
    find: (ids, { memberId }) => sql`
      select c.id::text, coalesce(o.account, '') as named, null as amount, c.asset as currency, c.state as status,
        c.created_at as at, c.downline_id = ${memberId} as above
      from contracts c
        left join member o on o.id = case when c.downline_id = ${memberId} then c.upline_id else c.downline_id end
      where ${memberId} in (c.upline_id, c.downline_id) and (c.state <> 'draft' or c.upline_id = ${memberId})
        and c.id = ${oneOf(ids, sql`bigint`)}`,
  },
}

/** The name of a channel is a setting by language; that of somebody above is masked. */
function nameOf(kind: SubjectKind, { named, above }: Row, { settings, language }: SubjectReader): string {
  if (kind === 'DEPOSIT') {
    const channel = settings.deposit.channels.find(({ channelId }) => channelId === named)
    return channel ? inLanguage(channel.name, language, settings.languages.default) : named
  }
  return above ? maskAccount(named) : named
}

export const keyOf = ({ kind, id }: SubjectRef): string => `${kind} ${id}`

/** Facts of what questions are about, one query for each kind; what is not the person's own is left out. */
export async function subjectsOf(
  db: Reader,
  reader: SubjectReader,
  refs: readonly SubjectRef[],
): Promise<Map<string, Subject>> {
  const found = new Map<string, Subject>()
  for (const kind of Object.keys(kinds) as SubjectKind[]) {
    const { form, find } = kinds[kind]
    const ids = [...new Set(refs.filter((ref) => ref.kind === kind && forms[form].test(ref.id)).map(({ id }) => id))]
    if (ids.length === 0) continue
    const { rows } = await db.execute<Row>(find(ids, reader))
    for (const row of rows) {
      const subject = {
        kind,
        id: row.id,
        name: nameOf(kind, row, reader),
        amount: formatMoney(row.amount),
        currency: row.currency,
        status: row.status,
        at: new Date(row.at).toISOString(),
      }
      found.set(keyOf(subject), subject)
    }
  }
  return found
}

export const subjectOf = async (db: Reader, reader: SubjectReader, ref: SubjectRef): Promise<Subject | undefined> =>
  (await subjectsOf(db, reader, [ref])).get(keyOf(ref))

interface Step extends Record<string, unknown> {
  at: string
  text: string
}

/** What happened to a subject, oldest first, for an operator. */
const histories: Record<SubjectKind, (id: string) => SQL> = {
  DEPOSIT: (id) => sql`
    select at, concat_ws(' ', state, 'by', lower(by), nullif(note, ''), nullif('(' || remark || ')', '()')) as text
    from deposit_events where order_no = ${id} order by id`,
  WITHDRAWAL: (id) => sql`
    select at, concat_ws(' ', 'part ' || part_no || ':', state, 'next:', lower(owner), nullif(reason, ''),
      nullif('(' || remark || ')', '()'), 'by ' || nullif(by, '')) as text
    from withdrawal_steps where order_no = ${id} order by id`,
  TRANSFER: (id) => sql`
    select created_at as at, concat_ws(' ', direction, vendor) as text from wallet_transfers where id = ${id}::uuid
    union all
    select settled_at, concat_ws(' ', state, reason) from wallet_transfers
      where id = ${id}::uuid and settled_at is not null order by at`,
  LINE_TRANSFER: (id) => sql`
    select at, concat_ws(' ', 'sent', direction, purpose, 'transaction', txn_id, nullif('(' || remark || ')', '()')) as text
    from member_transfers where id = ${id}::bigint`,
  ROUND: (id) => sql`
    select opened_at as at, concat_ws(' ', 'opened, round', vendor_round, 'of', vendor) as text from rounds
      where id = ${id}::bigint and ${inMonthOf(id, sql`opened_at`)}
    union all
    select closed_at, concat_ws(' ', 'settled:', bets, 'bets,', wins, 'wins, paid', (win / 100.0)::numeric(20, 2)) from rounds
      where id = ${id}::bigint and ${inMonthOf(id, sql`opened_at`)} and closed_at is not null order by at`,
  GAME: (id) => sql`
    select added_at as at, concat_ws(' ', 'added, game', game_code, 'of', vendor) as text from games
    where node_id = ${id}::bigint`,
  CONTRACT: (id) => sql`
    select at, concat_ws(' ', state, 'version', version, 'by', lower(by)) as text from contract_steps
    where contract_id = ${id}::bigint order by id`,
}

export async function historyOf(db: Reader, { kind, id }: SubjectRef): Promise<string[]> {
  if (!forms[kinds[kind].form].test(id)) return []
  const { rows } = await db.execute<Step>(histories[kind](id))
  return rows.map(({ at, text }) => `${new Date(at).toISOString()} ${text}`)
}
