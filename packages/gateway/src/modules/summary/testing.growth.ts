import { type Growth, counted } from '../../testing/reads.ts'

export const growth: Growth = {
  'summary.member': { grows: counted },
}
