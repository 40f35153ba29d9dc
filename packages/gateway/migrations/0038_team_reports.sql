CREATE TABLE "agent_export" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_export_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"agent_id" uuid NOT NULL,
	"report" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"scope" text NOT NULL,
	"member_id" uuid
);
--> statement-breakpoint
CREATE TABLE "member_play" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"last_on" date NOT NULL
);
--> statement-breakpoint
DROP INDEX "member_account_prefix";--> statement-breakpoint
CREATE INDEX "agent_export_agent" ON "agent_export" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "member_play_last" ON "member_play" USING btree ("last_on","member_id");--> statement-breakpoint
CREATE INDEX "member_upline_account" ON "member" USING btree ("upline_id",lower("account") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "session_seen" ON "session" USING btree ("last_seen_at","member_id") WHERE "session"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "account_at_vendor" ON "account" USING btree ("owner") WHERE "account"."kind" like 'VENDOR:%';--> statement-breakpoint
CREATE INDEX "member_start_registered" ON "member_start" USING btree ("registered_on","member_id");--> statement-breakpoint
CREATE INDEX "member_start_deposited" ON "member_start" USING btree ("first_deposit_on","member_id");--> statement-breakpoint
CREATE INDEX "member_account_prefix" ON "member" USING btree (lower("account") text_pattern_ops,"account","id","type");--> statement-breakpoint

-- hand-written
create trigger agent_export_append_only before update or delete on agent_export for each row execute function refuse_change();
--> statement-breakpoint
create trigger agent_export_no_truncate before truncate on agent_export for each statement execute function refuse_change();
--> statement-breakpoint

-- The last day of play follows the days of members. Where days are made anew, it goes with them and comes back.
create function note_play() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into member_play as p (member_id, last_on) select member_id, max(day) from added group by member_id order by member_id
    on conflict (member_id) do update set last_on = excluded.last_on where p.last_on < excluded.last_on;
  return null;
end $$;
--> statement-breakpoint
create function forget_play() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from member_play p using (select distinct member_id from removed) r where p.member_id = r.member_id;
  insert into member_play (member_id, last_on)
    select d.member_id, max(d.day) from settlement_day d join (select distinct member_id from removed) r on r.member_id = d.member_id group by d.member_id;
  return null;
end $$;
--> statement-breakpoint
create trigger settlement_day_played after insert on settlement_day referencing new table as added for each statement execute function note_play();
--> statement-breakpoint
create trigger settlement_day_unplayed after delete on settlement_day referencing old table as removed for each statement execute function forget_play();
--> statement-breakpoint
insert into member_play (member_id, last_on) select member_id, max(day) from settlement_day group by member_id;
--> statement-breakpoint

-- Payments between members were counted as one kind for both sides: the job counts all movements anew.
do $$ begin
  if exists (select from money_day where kind = 'c2c_payout') then
    delete from money_day;
    update journal_cursor set written_by = '0', id = 0 where consumer = 'money-days';
  end if;
end $$;
