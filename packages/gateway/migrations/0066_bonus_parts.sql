-- hand-written
CREATE TABLE "bonus_part" (
	"txn_id" bigint NOT NULL,
	"requirement_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "bonus_part_txn_id_requirement_id_pk" PRIMARY KEY("txn_id","requirement_id")
);
--> statement-breakpoint
ALTER TABLE "requirement" ADD COLUMN "turned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "requirement" ADD COLUMN "dropped" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_part" ADD CONSTRAINT "bonus_part_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_part" ADD CONSTRAINT "bonus_part_requirement_id_requirement_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_part" ADD CONSTRAINT "bonus_part_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_part_round" ON "bonus_part" USING btree ("round_id");--> statement-breakpoint
UPDATE "requirement" SET "turned" = "released" WHERE "released" > 0;--> statement-breakpoint
-- What was staked from bonuses before and what it won belong to the bonus that was played at that moment, and else to
-- the one that ended last before it.
insert into bonus_part (txn_id, requirement_id, round_id, amount)
  select c.txn_id, q.id, c.round_id, case c.kind when 'debit' then -c.bonus else c.bonus end
  from vendor_call c join round r on r.id = c.round_id cross join lateral (
    select id from requirement q where q.member_id = r.member_id and q.source = 'BONUS' and q.state <> 'WAITING'
      and q.opened_at <= case c.kind when 'debit' then c.created_at else r.opened_at end
    order by q.opened_at desc, q.id desc limit 1) q
  where c.bonus > 0 and not c.rolled_back and c.kind in ('debit', 'credit') and c.txn_id is not null;
