-- What each module lets others read: a view has the plural of its table's name.
create view chat_hosts with (security_invoker = true) as
  select name, removed_at from chat_host;
--> statement-breakpoint
create view contract_steps with (security_invoker = true) as
  select id, contract_id, state, version, by, at from contract_step;
--> statement-breakpoint
create view contracts with (security_invoker = true) as
  select id, asset, upline_id, downline_id, state, created_at from contract;
--> statement-breakpoint
create view deposit_events with (security_invoker = true) as
  select id, order_no, state, by, note, remark, at from deposit_event;
--> statement-breakpoint
create view deposit_orders with (security_invoker = true) as
  select order_no, member_id, asset, channel_id, amount, state, credited, created_at from deposit_order;
--> statement-breakpoint
create view game_sessions with (security_invoker = true) as
  select login_session, created_at from game_session;
--> statement-breakpoint
create view game_titles with (security_invoker = true) as
  select node_id, language, title from game_title;
--> statement-breakpoint
create view games with (security_invoker = true) as
  select node_id, vendor, game_type, game_code, status, added_at, icon_url from game;
--> statement-breakpoint
create view play_quarters with (security_invoker = true) as
  select member_id, asset, quarter, node_id, rounds, stake, valid_bet, win from play_quarter;
--> statement-breakpoint
create view recent_games with (security_invoker = true) as
  select member_id, node_id, at from recent_game;
--> statement-breakpoint
create view vendors with (security_invoker = true) as
  select code, display_name from vendor;
--> statement-breakpoint
create view jackpot_cycles with (security_invoker = true) as
  select asset, round_id, hit_at, amount from jackpot_cycle;
--> statement-breakpoint
create view member_transfers with (security_invoker = true) as
  select id, direction, sender_id, receiver_id, asset, amount, purpose, remark, txn_id, at from member_transfer;
--> statement-breakpoint
create view messages with (security_invoker = true) as
  select id, member_id, kind, "values", sender_id, at, deleted_at from message;
--> statement-breakpoint
create view point_adjustments with (security_invoker = true) as
  select txn_id, reason from point_adjustment;
--> statement-breakpoint
create view point_orders with (security_invoker = true) as
  select id, remark from point_order;
--> statement-breakpoint
create view rewards with (security_invoker = true) as
  select id, member_id, asset, source, ref, amount, titles, state, claim_by, claimed_at, requirement_id, txn_id from
    reward;
--> statement-breakpoint
create view spin_grants with (security_invoker = true) as
  select reward_id, node_id, stake, won, ended_at, paid from spin_grant;
--> statement-breakpoint
create view spin_rounds with (security_invoker = true) as
  select id, grant_id, member_id, vendor, vendor_round, state, win, opened_at, closed_at from spin_round;
--> statement-breakpoint
create view rounds with (security_invoker = true) as
  select id, vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, bonus_stake, valid_bet,
    contribution, opened_at, closed_at from round;
--> statement-breakpoint
create view sandbox_players with (security_invoker = true) as
  select member_id from sandbox_player;
--> statement-breakpoint
create view settlement_days with (security_invoker = true) as
  select member_id, asset, day, game_type, rounds, stake, valid_bet, win, bonus_stake, jackpot, unreported from
    settlement_day;
--> statement-breakpoint
create view settlements with (security_invoker = true) as
  select id, source, round_id, member_id, asset, game_type, node_id, vendor, stake, valid_bet, win, settled_at, written_by from
    settlement;
--> statement-breakpoint
create view money_days with (security_invoker = true) as
  select member_id, asset, day, kind, amount from money_day;
--> statement-breakpoint
create view vendor_plays with (security_invoker = true) as
  select id, vendor from vendor_play;
--> statement-breakpoint
create view wallet_transfers with (security_invoker = true) as
  select id, member_id, vendor, asset, direction, amount, state, reason, created_at, settled_at from wallet_transfer;
--> statement-breakpoint
create view requirement_steps with (security_invoker = true) as
  select id, requirement_id, round_id, vendor_play_id, amount, at from requirement_step;
--> statement-breakpoint
create view requirements with (security_invoker = true) as
  select id, member_id, asset, source, ref, base, multiple, required, done, state, opened_at, expires_at, closed_at,
    weights, bonus, max_bet, max_release, released from requirement;
--> statement-breakpoint
create view vip_members with (security_invoker = true) as
  select member_id, level from vip_member;
--> statement-breakpoint
create view payout_accounts with (security_invoker = true) as
  select member_id, holder, fingerprint from payout_account;
--> statement-breakpoint
create view withdrawal_steps with (security_invoker = true) as
  select id, order_no, part_no, state, owner, reason, remark, by, at from withdrawal_step;
--> statement-breakpoint
create view withdrawals with (security_invoker = true) as
  select order_no, member_id, asset, card, amount, state, created_at from withdrawal;
