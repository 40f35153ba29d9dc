import { type Growth, type GrowingRows, counted } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into feedback (member_id, type, content, at) select member_id, 'PRAISE', 'fine', at from rows_to_grow n`,
  `insert into feedback_picture (feedback_id, sha256, type, bytes, at)
    select f.id, key, 'image/png', '\\x89', n.at from rows_to_grow n join feedback f on f.member_id = n.member_id and f.at = n.at`,
]

export const growth: Growth = {
  'support.picture': {
    input: async ({ own }) => ({
      imageId: await own(
        'select p.id::text as it from feedback_picture p join feedback f on f.id = p.feedback_id join member ' +
          "m on m.id = f.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
  'support.feedback': { grows: counted },
}
