import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'games.info': {
    input: () => ({ nodeId: 10001 }),
    grows: 'a row for each quarter of an hour in which the person has played that game',
  },
  'games.guestLaunch': { input: () => ({ vassalage: 'BGS' }) },
}
