-- The streams hear at commit that what has to be played has changed, whoever changed it; they read it then.
create function tell_turnover() returns trigger language plpgsql as $$
begin
  perform pg_notify('house_events', json_build_object('name', 'turnover', 'memberId', new.member_id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger requirement_tells_turnover after insert or update of done, state on requirement for each row execute function tell_turnover();
--> statement-breakpoint

drop function note_play(uuid, timestamptz, date, bigint, bigint, interval, interval, interval);
--> statement-breakpoint

-- Counts a bet, a win, or one taken back (negative), on the day, in the stretch of play and in the session set before it when it was made.
-- p_bet: whether a bet is made now, and the clock of play goes on; where money is at a vendor it is made without its stake, which is known later.
-- p_break: how long a forced break is; null where the profile has none.
create function note_play(
  p_member uuid, p_at timestamptz, p_day date, p_staked bigint, p_won bigint, p_bet boolean, p_pause interval, p_every interval, p_break interval
) returns void language plpgsql as $$
declare
  v_session play_session;
  v_seconds integer := 0;
  v_broke boolean;
begin
  select * into v_session from play_session where member_id = p_member and started_at <= p_at order by started_at desc limit 1 for update;
  v_broke := v_session.last_at <= p_at - coalesce(p_break, interval '0');
  if p_bet and (v_session.id is null or v_session.last_at < p_at - p_pause) then
    insert into play_session (member_id, started_at, last_at, staked, next_check_at, unbroken_since)
      select p_member, p_at, p_at, p_staked, case when m.type <> 4 then p_at + coalesce(make_interval(mins => r.reality_minutes), p_every) end,
        case when m.type <> 4 then case when p_break is null or coalesce(v_broke, true) then p_at else coalesce(v_session.unbroken_since, p_at) end end
      from member m left join rg_member r on r.member_id = m.id where m.id = p_member;
  elsif v_session.id is not null then
    if p_bet then v_seconds := greatest(0, extract(epoch from p_at - v_session.last_at)::integer); end if;
    update play_session set staked = greatest(0, staked + p_staked), won = greatest(0, won + p_won),
      last_at = case when p_bet then greatest(last_at, p_at) else last_at end,
      unbroken_since = case when p_bet and p_break is not null and v_broke and unbroken_since is not null then p_at else unbroken_since end,
      break_told_at = case when p_bet and p_break is not null and v_broke then null else break_told_at end
      where id = v_session.id;
  end if;
  update rg_plan set staked = greatest(0, staked + p_staked), won = greatest(0, won + p_won),
    last_at = case when p_bet then greatest(last_at, p_at) else last_at end
    where member_id = p_member and set_at = (select max(set_at) from rg_plan where member_id = p_member and set_at <= p_at);
  insert into play_day as d (member_id, day, staked, won, seconds) values (p_member, p_day, greatest(0, p_staked), greatest(0, p_won), v_seconds)
    on conflict (member_id, day) do update set staked = greatest(0, d.staked + p_staked), won = greatest(0, d.won + p_won), seconds = d.seconds + v_seconds;
end $$;
