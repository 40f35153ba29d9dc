import type { Growth, GrowingRows } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into game_session (id, token_hash, member_id, node_id, language, created_at, played_at, expires_at)
    select gen_random_uuid(), 'grow' || key, member_id, (select node_id from game where game_type = 'PVP'
    limit 1), 'en', at, at, at + interval '12 hours' from rows_to_grow n`,
]

export const growth: Growth = {
  'games.info': {
    input: () => ({ nodeId: 10001 }),
    grows: 'a row for each quarter of an hour in which the person has played that game',
  },
  'games.guestLaunch': { input: () => ({ vassalage: 'BGS' }) },
}
