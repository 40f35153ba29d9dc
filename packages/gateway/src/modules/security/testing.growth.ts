import { type Growth, counted } from '../../testing/reads.ts'

export const growth: Growth = {
  'security.logins': { grows: counted },
}
