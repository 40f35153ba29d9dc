CREATE TABLE "downline_account" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "downline_account_key" UNIQUE("agent_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "member_transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"direction" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	"purpose" text DEFAULT 'OTHER' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"packet" boolean DEFAULT false NOT NULL,
	"txn_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_transfer_txn" UNIQUE("txn_id","receiver_id"),
	CONSTRAINT "member_transfer_direction" CHECK ("member_transfer"."direction" in ('UP', 'DOWN')),
	CONSTRAINT "member_transfer_amount" CHECK ("member_transfer"."amount" > 0),
	CONSTRAINT "member_transfer_other" CHECK ("member_transfer"."sender_id" <> "member_transfer"."receiver_id"),
	CONSTRAINT "member_transfer_packet" CHECK (not "member_transfer"."packet" or "member_transfer"."direction" = 'DOWN')
);
--> statement-breakpoint
ALTER TABLE "downline_account" ADD CONSTRAINT "downline_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downline_account" ADD CONSTRAINT "downline_account_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_sender_id_member_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_receiver_id_member_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downline_account_day" ON "downline_account" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "member_transfer_sum" ON "member_transfer" USING btree ("sender_id","direction","at");--> statement-breakpoint
CREATE INDEX "member_transfer_sent" ON "member_transfer" USING btree ("sender_id","id");--> statement-breakpoint
CREATE INDEX "member_transfer_received" ON "member_transfer" USING btree ("receiver_id","id");
--> statement-breakpoint

-- hand-written
-- Cash sent to uplines so far, with its numbers.
insert into member_transfer (id, direction, sender_id, receiver_id, asset, amount, remark, txn_id, at) overriding system value
  select id, 'UP', member_id, upline_id, asset, amount, remark, txn_id, at from upline_transfer order by id;
--> statement-breakpoint
select setval('member_transfer_id_seq', max(id)) from member_transfer having max(id) is not null;
--> statement-breakpoint
drop table upline_transfer;
--> statement-breakpoint
create trigger member_transfer_append_only before update or delete on member_transfer for each row execute function refuse_change();
--> statement-breakpoint
create trigger member_transfer_no_truncate before truncate on member_transfer for each statement execute function refuse_change();
--> statement-breakpoint

-- Locks all accounts of several members until the commit, in the order in which a posting locks them.
create function lock_accounts(p_owners uuid[]) returns void language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from account where owner = any (p_owners) order by id for no key update;
end $$;
