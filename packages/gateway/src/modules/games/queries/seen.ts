import { onNoBreakText } from '../../responsible-gaming/index.ts'

/**
 * Whether boards show a member, for SQL text: neither who hides their wins nor who takes a break from play is on any.
 * `member` and `now`: names in the query.
 */
export const isSeen = (member: string, now: string): string =>
  `${member}.show_wins and ${onNoBreakText(`${member}.id`, now)}`
