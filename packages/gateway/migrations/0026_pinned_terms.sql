CREATE TABLE "vendor_play" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_play_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"asset" text NOT NULL,
	"result" bigint NOT NULL,
	"played" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requirement_step" ALTER COLUMN "round_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_order" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "deposit_order" ADD COLUMN "bonus_given" bigint;--> statement-breakpoint
ALTER TABLE "deposit_order" ADD COLUMN "bonus_refused" text;--> statement-breakpoint
ALTER TABLE "fund_password" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "payout_account" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "reviewed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "vendor_wallet" ADD COLUMN "played" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "requirement" ADD COLUMN "weights" jsonb;--> statement-breakpoint
ALTER TABLE "requirement_step" ADD COLUMN "vendor_play_id" bigint;--> statement-breakpoint
ALTER TABLE "vendor_play" ADD CONSTRAINT "vendor_play_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_play" ADD CONSTRAINT "vendor_play_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_play" ADD CONSTRAINT "vendor_play_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_play_member" ON "vendor_play" USING btree ("member_id","id");--> statement-breakpoint
ALTER TABLE "requirement_step" ADD CONSTRAINT "requirement_step_vendor_play_id_vendor_play_id_fk" FOREIGN KEY ("vendor_play_id") REFERENCES "public"."vendor_play"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_step" ADD CONSTRAINT "requirement_step_play" CHECK (num_nonnulls("requirement_step"."round_id", "requirement_step"."vendor_play_id") = 1);--> statement-breakpoint
-- Orders that went on by themselves said so in their history.
update withdrawal w set reviewed = false where exists (select from withdrawal_step s where s.order_no = w.order_no and s.state = 'RISK_REVIEW' and s.reason = 'small');
--> statement-breakpoint

-- Locks a member's accounts and reads all a bet is judged by: also what counts for the open bonus, as it was told.
create or replace function play_purse(p_member uuid, p_asset text, p_day date, p_week date, p_month date) returns json language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from account where owner = p_member order by id for no key update;
  return (
    select json_build_object(
      'cash', (select balance::text from account where owner = p_member and asset = p_asset and kind = 'CASH'),
      'bonus', (select balance::text from account where owner = p_member and asset = p_asset and kind = 'BONUS'),
      'limits', (select coalesce(json_agg(json_build_object('kind', l.kind, 'period', l.period, 'value', l.value::text)), '[]')
        from rg_limit l where l.member_id = p_member and l.status = 'ACTIVE'),
      'used', (select coalesce(json_object_agg(w.period, json_build_object('staked', w.staked::text, 'won', w.won::text, 'seconds', w.seconds)), '{}') from (
        select p.period, sum(d.staked) as staked, sum(d.won) as won, sum(d.seconds) as seconds
        from (values ('DAY', p_day), ('WEEK', p_week), ('MONTH', p_month)) as p(period, since)
        join play_day d on d.member_id = p_member and d.day >= p.since and d.day >= least(p_week, p_month) group by p.period) w),
      'plan', (select json_build_object('loss', loss::text, 'staked', staked::text, 'won', won::text) from rg_plan
        where member_id = p_member order by set_at desc limit 1),
      'terms', (select json_build_object('maxBet', r.max_bet::text, 'expires', extract(epoch from r.expires_at), 'weights', r.weights) from requirement r
        where r.member_id = p_member and r.state = 'ACTIVE' and r.source = 'BONUS')
    )
  );
end $$;
