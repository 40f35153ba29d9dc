import { type Growth, counted } from '../../testing/reads.ts'

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
