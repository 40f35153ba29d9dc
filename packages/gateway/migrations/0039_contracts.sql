CREATE TABLE "contract" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"asset" text NOT NULL,
	"upline_id" uuid,
	"downline_id" uuid NOT NULL,
	"tiers" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"follows_id" bigint,
	"termination_by" text,
	"termination_reason" text,
	"settled_to" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "contract_period" CHECK (case "contract"."kind" when 'DIVIDEND' then "contract"."period" in ('DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY')
        when 'HOURLY' then "contract"."period" = 'HOUR' when 'REALTIME' then "contract"."period" = '5MIN' else "contract"."period" = 'DAILY' end),
	CONSTRAINT "contract_pair" CHECK ("contract"."upline_id" is distinct from "contract"."downline_id"),
	CONSTRAINT "contract_start" CHECK (("contract"."state" in ('active', 'term_pending', 'terminated', 'superseded', 'auto_terminated'))
      = ("contract"."start_at" is not null)),
	CONSTRAINT "contract_end" CHECK (("contract"."state" in ('terminated', 'superseded', 'auto_terminated')) = ("contract"."end_at" is not null)),
	CONSTRAINT "contract_termination" CHECK (("contract"."state" = 'term_pending') <= ("contract"."termination_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "contract_clock" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"closed_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_late" (
	"journal" text NOT NULL,
	"row_id" bigint NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_late_journal_row_id_pk" PRIMARY KEY("journal","row_id")
);
--> statement-breakpoint
CREATE TABLE "contract_payment" (
	"result_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone,
	"disputed_by" text,
	"dispute_reason" text,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"adjustment" bigint,
	CONSTRAINT "contract_payment_dispute" CHECK (("contract_payment"."state" in ('DISPUTED', 'ADJUSTED')) = ("contract_payment"."disputed_by" is not null)),
	CONSTRAINT "contract_payment_decision" CHECK (("contract_payment"."state" = 'ADJUSTED') = ("contract_payment"."decision_reason" is not null)
      and ("contract_payment"."state" = 'ADJUSTED') = ("contract_payment"."adjustment" is not null))
);
--> statement-breakpoint
CREATE TABLE "contract_play" (
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"game_type" text NOT NULL,
	"valid_bet" bigint NOT NULL,
	"pnl" bigint NOT NULL,
	CONSTRAINT "contract_play_member_id_asset_slot_game_type_pk" PRIMARY KEY("member_id","asset","slot","game_type")
);
--> statement-breakpoint
CREATE TABLE "contract_result" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_result_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"payer_id" uuid,
	"payee_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"part" integer NOT NULL,
	"valid_bet" bigint NOT NULL,
	"pnl" bigint NOT NULL,
	"active" integer NOT NULL,
	"tier" smallint,
	"rate" integer NOT NULL,
	"categories" jsonb,
	"salaries" bigint NOT NULL,
	"debt_before" bigint NOT NULL,
	"debt_after" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"carried_in" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_result_period" UNIQUE("contract_id","from_at"),
	CONSTRAINT "contract_result_sum" CHECK ("contract_result"."carried_in" + "contract_result"."earned" = "contract_result"."amount" * 1000000 + "contract_result"."rest"),
	CONSTRAINT "contract_result_amount" CHECK ("contract_result"."amount" >= 0),
	CONSTRAINT "contract_result_debt" CHECK ("contract_result"."debt_before" <= 0 and "contract_result"."debt_after" <= 0)
);
--> statement-breakpoint
CREATE TABLE "contract_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "obligation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "obligation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"result_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"debtor_id" uuid,
	"creditor_id" uuid,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owed_at" timestamp with time zone,
	"txn_id" bigint,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "obligation_txn_id_unique" UNIQUE("txn_id"),
	CONSTRAINT "obligation_cause" UNIQUE("result_id","cause"),
	CONSTRAINT "obligation_amount" CHECK ("obligation"."amount" > 0),
	CONSTRAINT "obligation_one_end" CHECK ("obligation"."txn_id" is null or "obligation"."cancelled_at" is null)
);
--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_downline_id_member_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_payment" ADD CONSTRAINT "contract_payment_result_id_contract_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."contract_result"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_result" ADD CONSTRAINT "contract_result_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_step" ADD CONSTRAINT "contract_step_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "obligation" ADD CONSTRAINT "obligation_result_id_contract_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."contract_result"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "obligation" ADD CONSTRAINT "obligation_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_up" ON "contract" USING btree ("upline_id","kind","state");--> statement-breakpoint
CREATE INDEX "contract_down" ON "contract" USING btree ("downline_id","kind","state");--> statement-breakpoint
CREATE INDEX "contract_next" ON "contract" USING btree ("next_at") WHERE "contract"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "contract_running" ON "contract" USING btree ("id") WHERE "contract"."start_at" is not null and ("contract"."end_at" is null or coalesce("contract"."settled_to", "contract"."start_at") < "contract"."end_at");--> statement-breakpoint
CREATE INDEX "contract_late_slot" ON "contract_late" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "contract_payment_open" ON "contract_payment" USING btree ("state","result_id") WHERE "contract_payment"."state" in ('CALCULATED', 'OWED', 'DISPUTED');--> statement-breakpoint
CREATE INDEX "contract_play_slot" ON "contract_play" USING btree ("slot","member_id");--> statement-breakpoint
CREATE INDEX "contract_result_payee" ON "contract_result" USING btree ("payee_id","kind","to_at","id");--> statement-breakpoint
CREATE INDEX "contract_result_payer" ON "contract_result" USING btree ("payer_id","kind","to_at","id");--> statement-breakpoint
CREATE INDEX "contract_step_of" ON "contract_step" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "obligation_open" ON "obligation" USING btree ("debtor_id","id") WHERE "obligation"."txn_id" is null and "obligation"."cancelled_at" is null;--> statement-breakpoint

-- hand-written
-- Of a kind and pair at most one offer waits, and one contract is in force; a pair without an upline is one with the operator.
create unique index contract_one_pending on contract (kind, downline_id, upline_id) nulls not distinct where state = 'pending';
--> statement-breakpoint
create unique index contract_one_active on contract (kind, downline_id, upline_id) nulls not distinct where state in ('active', 'term_pending');
--> statement-breakpoint

-- A contract is between an agent and the direct upline, or the operator where there is none. Lines are fixed until the commit.
create function check_contract() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7203140);
  if not exists (select from member m where m.id = new.downline_id and m.upline_id is not distinct from new.upline_id
      and m.type in (1, 2, 41, 42) and m.asset = new.asset) then
    perform refuse_line('contract_direct', 'a contract is between an agent and the direct upline');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger contract_made before insert on contract for each row execute function check_contract();
--> statement-breakpoint

-- Terms are fixed by the offer, and each change of the state is a new version.
create function check_contract_change() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.kind, old.period, old.asset, old.upline_id, old.downline_id, old.created_at, old.tiers)
      is distinct from (new.kind, new.period, new.asset, new.upline_id, new.downline_id, new.created_at, new.tiers) then
    perform refuse_line('contract_terms', 'the terms of a contract do not change');
  end if;
  if new.version <> old.version + (old.state <> new.state)::int then
    perform refuse_line('contract_version', 'a version is a change of the state');
  end if;
  if new.settled_to < old.settled_to or new.settled_to < new.start_at then
    perform refuse_line('contract_settled', 'what is settled stays settled');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger contract_changed before update on contract for each row execute function check_contract_change();
--> statement-breakpoint
create trigger contract_kept before delete on contract for each row execute function refuse_change();
--> statement-breakpoint
create trigger contract_step_append_only before update or delete on contract_step for each row execute function refuse_change();
--> statement-breakpoint
create trigger contract_result_append_only before update or delete on contract_result for each row execute function refuse_change();
