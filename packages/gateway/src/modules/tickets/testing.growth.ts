import { type Growth, type GrowingRows, counted } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into ticket (member_id, intent, state, question, at, last_at, answered_at, answer_minutes, closed_at)
    select member_id, gen_random_uuid(), 'CLOSED', 'grown ' || key, at, at, at, 5, at from rows_to_grow n`,
  `insert into ticket_message (ticket_id, "from", text, at)
    select t.id, 'PERSON', key, n.at from rows_to_grow n join ticket t on t.member_id = n.member_id and t.question = 'grown ' || key`,
  `insert into ticket_picture (message_id, sha256, type, bytes, at)
    select x.id, key, 'image/png', '\\x89', n.at from rows_to_grow n join ticket t on t.member_id = n.member_id
      and t.question = 'grown ' || key join ticket_message x on x.ticket_id = t.id`,
]

export const growth: Growth = {
  'tickets.picture': {
    input: async ({ own }) => ({
      imageId: await own(
        'select p.id::text as it from ticket_picture p join ticket_message x on x.id = p.message_id join ticket t on ' +
          "t.id = x.ticket_id join member m on m.id = t.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
  'tickets.ticket': {
    input: async ({ own }) => ({
      ticketNo: await own(
        "select 'Q' || lpad(t.id::text, 6, '0') as it from ticket t join member m on m.id = t.member_id where " +
          "m.account = 'growing1' limit 1",
      ),
    }),
  },
  'tickets.subject': {
    input: async ({ own }) => ({
      kind: 'DEPOSIT',
      id: await own(
        "select order_no as it from deposit_order o join member m on m.id = o.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
  'tickets.list': { grows: counted },
  'tickets.options': { grows: "counts the person's own questions that are open, of which only some may be" },
}
