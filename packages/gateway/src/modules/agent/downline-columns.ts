import { sql } from 'drizzle-orm'

/**
 * Columns of a member `m` that their agent sees: `rates` on a day, the agent's `remark`, and whether the password is
 * still the one that the agent was given (`initialPassword`).
 */
export const downlineColumns = (agentId: string, day: string) => sql`
  coalesce((select json_agg(json_build_object('gameType', game_type, 'ppm', ppm)) from (
    select distinct on (game_type) game_type, ppm from member_rate where member_id = m.id and from_day <= ${day}
    order by game_type, from_day desc) r where ppm > 0), '[]') as rates,
  coalesce((select remark from downline_remark k where k.agent_id = ${agentId} and k.member_id = m.id), '') as remark,
  m.must_change_password and exists (select from downline_account d where d.member_id = m.id and d.agent_id = ${agentId})
    as "initialPassword"`
