CREATE TABLE "raffle" (
	"id" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"bet_per_ticket" bigint,
	"deposit_per_ticket" bigint,
	"game_types" jsonb,
	"tickets_per_person" integer NOT NULL,
	"wins_per_person" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_holder" integer DEFAULT 0 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	"frozen_at" timestamp with time zone,
	"tickets_hash" text,
	"drawn_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "raffle_period" CHECK ("raffle"."starts_at" < "raffle"."ends_at" and "raffle"."ends_at" <= "raffle"."draws_at"),
	CONSTRAINT "raffle_earned" CHECK (num_nonnulls("raffle"."bet_per_ticket", "raffle"."deposit_per_ticket") > 0
      and coalesce(least("raffle"."bet_per_ticket", "raffle"."deposit_per_ticket"), 0) > 0),
	CONSTRAINT "raffle_frozen" CHECK (("raffle"."frozen_at" is null) = ("raffle"."tickets_hash" is null)),
	CONSTRAINT "raffle_drawn" CHECK ("raffle"."drawn_at" is null or ("raffle"."frozen_at" is not null and "raffle"."cancelled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "raffle_entry" (
	"raffle_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"holder" integer,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"deposited" bigint DEFAULT 0 NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "raffle_entry_raffle_id_member_id_pk" PRIMARY KEY("raffle_id","member_id"),
	CONSTRAINT "raffle_entry_holder" UNIQUE("raffle_id","holder")
);
--> statement-breakpoint
CREATE TABLE "raffle_ticket" (
	"raffle_id" text NOT NULL,
	"number" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"holder" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "raffle_ticket_raffle_id_number_pk" PRIMARY KEY("raffle_id","number")
);
--> statement-breakpoint
CREATE TABLE "raffle_winner" (
	"raffle_id" text NOT NULL,
	"place" integer NOT NULL,
	"number" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"reward_id" bigint,
	CONSTRAINT "raffle_winner_raffle_id_place_pk" PRIMARY KEY("raffle_id","place"),
	CONSTRAINT "raffle_winner_reward_id_unique" UNIQUE("reward_id"),
	CONSTRAINT "raffle_winner_ticket" UNIQUE("raffle_id","number")
);
--> statement-breakpoint
ALTER TABLE "raffle_entry" ADD CONSTRAINT "raffle_entry_raffle_id_raffle_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_entry" ADD CONSTRAINT "raffle_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_entry" ADD CONSTRAINT "raffle_entry_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_ticket" ADD CONSTRAINT "raffle_ticket_raffle_id_raffle_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_ticket" ADD CONSTRAINT "raffle_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winner" ADD CONSTRAINT "raffle_winner_raffle_id_raffle_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winner" ADD CONSTRAINT "raffle_winner_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winner" ADD CONSTRAINT "raffle_winner_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_winner" ADD CONSTRAINT "raffle_winner_drawn" FOREIGN KEY ("raffle_id","number") REFERENCES "public"."raffle_ticket"("raffle_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raffle_open" ON "raffle" USING btree ("draws_at") WHERE drawn_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "raffle_over" ON "raffle" USING btree (coalesce("drawn_at", "cancelled_at")) WHERE drawn_at is not null or cancelled_at is not null;--> statement-breakpoint
CREATE INDEX "raffle_ticket_member" ON "raffle_ticket" USING btree ("member_id","raffle_id","number");--> statement-breakpoint
CREATE INDEX "raffle_winner_member" ON "raffle_winner" USING btree ("member_id","raffle_id");--> statement-breakpoint
-- hand-written
-- A draw is written once.
create trigger raffle_winner_append_only before update or delete on raffle_winner for each row execute function refuse_change();
--> statement-breakpoint
create trigger raffle_winner_no_truncate before truncate on raffle_winner for each statement execute function refuse_change();
--> statement-breakpoint

-- The seed never changes, the terms not once somebody has a ticket, the list not once it is frozen, and nothing once it is over.
create function check_raffle() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.drawn_at is not null or old.cancelled_at is not null then
    raise exception 'raffle % is kept as it is', old.id using errcode = 'P0001';
  end if;
  if (old.id, old.seed, old.commitment) is distinct from (new.id, new.seed, new.commitment) then
    raise exception 'the seed of raffle % does not change', old.id using errcode = 'P0001';
  end if;
  if old.last_number > 0 and (old.starts_at, old.ends_at, old.draws_at, old.bet_per_ticket, old.deposit_per_ticket, old.game_types,
      old.tickets_per_person, old.wins_per_person, old.prizes) is distinct from (new.starts_at, new.ends_at, new.draws_at,
        new.bet_per_ticket, new.deposit_per_ticket, new.game_types, new.tickets_per_person, new.wins_per_person, new.prizes) then
    raise exception 'the terms of raffle % do not change', old.id using errcode = 'P0001';
  end if;
  if old.frozen_at is not null and (old.last_number, old.last_holder, old.tickets, old.frozen_at, old.tickets_hash)
      is distinct from (new.last_number, new.last_holder, new.tickets, new.frozen_at, new.tickets_hash) then
    raise exception 'the list of raffle % is final', old.id using errcode = 'P0001';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger raffle_changed before update or delete on raffle for each row execute function check_raffle();
--> statement-breakpoint
-- A ticket becomes void once, and no list that is final changes.
create function check_raffle_ticket() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from raffle r where r.id = coalesce(new.raffle_id, old.raffle_id) and r.frozen_at is not null) then
    raise exception 'the list of raffle % is final', coalesce(new.raffle_id, old.raffle_id) using errcode = 'P0001';
  end if;
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and (old.voided_at is not null or
      (old.raffle_id, old.number, old.member_id, old.holder, old.issued_at)
        is distinct from (new.raffle_id, new.number, new.member_id, new.holder, new.issued_at)) then
    raise exception 'ticket % of raffle % does not change', old.number, old.raffle_id using errcode = 'P0001';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger raffle_ticket_changed before insert or update or delete on raffle_ticket for each row execute function check_raffle_ticket();
--> statement-breakpoint

-- Raffles begin with what is played and deposited from now on.
insert into journal_cursor (consumer, written_by, id) select 'raffles', written_by, id from settlement order by written_by desc, id desc limit 1;
--> statement-breakpoint
insert into journal_cursor (consumer, written_by, id) select 'raffle-deposits', written_by, id from posting order by written_by desc, id desc limit 1;
