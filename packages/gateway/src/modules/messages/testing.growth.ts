import { type Growth, type GrowingRows, counted } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into message (member_id, category, texts, at, read_at)
    select member_id, 'SYSTEM', '{"en":{"title":"T","text":"t"},"bn":{"title":"T","text":"t"}}', at, case
    when n % 3 > 0 then at end from rows_to_grow n`,
]

export const growth: Growth = {
  'inbox.message': {
    input: async ({ own }) => ({
      messageId: await own(
        "select x.id::text as it from message x join member m on m.id = x.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
  'inbox.list': { grows: counted },
}
