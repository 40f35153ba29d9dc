import * as z from 'zod'
import { whole } from './scalars.ts'

// What the reports of a team and the list of downlines share.

export const MemberKind = z
  .enum(['PLAYER', 'AGENT'])
  .meta({ id: 'MemberKind', description: 'Kind of an account of a line: `PLAYER` plays, `AGENT` has a team.' })
export const AccountName = z.string().trim().min(1).max(64)

export const after = z
  .string()
  .max(400)
  .optional()
  .describe('`next` of the page before; absent: the first page. It fits the filters it was given with.')
export const next = z
  .string()
  .nullable()
  .describe('Value of `after` for the next page; null: there is none. A page may be short, even empty, before the end.')
export const pageSize = whole(1, 100).default(20).describe('Maximum number of rows per page.')

const PathStep = z.object({
  account: z.string().describe('Account of the person.'),
  members: z.number().int().describe('Number of people below.'),
  direct: z.number().int().describe('Number of people one level below.'),
})
export const TeamPath = z.array(PathStep).describe('From the agent down to the person whose downlines are listed.')
