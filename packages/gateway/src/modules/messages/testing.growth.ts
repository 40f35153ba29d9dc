import { type Growth, counted } from '../../testing/reads.ts'

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
