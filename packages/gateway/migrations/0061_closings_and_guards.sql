-- A line of commission says by the rates of which day it was counted, so that a day whose rate is raised can be counted again.
ALTER TABLE "commission_line" ADD COLUMN "played" date;
--> statement-breakpoint
UPDATE "commission_line" SET "played" = "day";
--> statement-breakpoint
ALTER TABLE "commission_line" ALTER COLUMN "played" SET NOT NULL;
--> statement-breakpoint
do $$ begin
  execute format('alter table commission_line drop constraint %I',
    (select conname from pg_constraint where conrelid = 'commission_line'::regclass and contype = 'p'));
end $$;
--> statement-breakpoint
ALTER TABLE "commission_line" ADD CONSTRAINT "commission_line_pk" PRIMARY KEY("agent_id","day","asset","member_id","game_type","played","rate","rate_below");
--> statement-breakpoint
CREATE INDEX "commission_line_member" ON "commission_line" USING btree ("member_id","played");
--> statement-breakpoint
ALTER TABLE "commission_paid" ADD COLUMN "closing" date;
--> statement-breakpoint
CREATE TABLE "commission_raise" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_raise_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"game_type" text NOT NULL,
	"from_day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "revenue_month" ADD COLUMN "read_to" jsonb;
--> statement-breakpoint
create function note_raise() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into commission_raise (member_id, game_type, from_day) values (new.member_id, new.game_type, new.from_day);
  return null;
end $$;
--> statement-breakpoint
create trigger member_rate_raised after insert or update on member_rate for each row execute function note_raise();
--> statement-breakpoint

-- Rows by which people are paid, or that they have a right from, are ended by their state and never removed, whoever writes.
create function keep_row() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception '% keeps its rows: end one by its state', tg_table_name using errcode = '23514', constraint = 'kept';
end $$;
--> statement-breakpoint
do $$ declare kept text; begin
  foreach kept in array array['member_rate', 'obligation', 'revenue_deal', 'revenue_member', 'reward', 'requirement', 'requirement_step', 'spin_grant', 'spin_round', 'deposit_order', 'withdrawal'] loop
    execute format('create trigger %I before delete on %I for each row execute function keep_row()', kept || '_kept', kept);
    execute format('create trigger %I before truncate on %I for each statement execute function keep_row()', kept || '_no_truncate', kept);
  end loop;
end $$;
--> statement-breakpoint

-- An agent with people below stays one.
create function check_agent_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.type not in (1, 2, 41, 42) and exists (select from member m where m.upline_id = new.id) then
    perform refuse_line('member_line_agent', 'an agent with a line stays an agent');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger member_agent_stays before update of type on member for each row
  when (old.type in (1, 2, 41, 42) and old.type is distinct from new.type) execute function check_agent_stays();
