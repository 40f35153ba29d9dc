-- The moment a row of the ledger is written with: that of its transaction, or `ledger.at` where one is set. Reports read the ledger by id as by
-- time, so a moment before the newest row is refused, and so is one that has not come.
create function ledger_time() returns timestamptz language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_given text := current_setting('ledger.at', true);
  v_at timestamptz;
begin
  if coalesce(v_given, '') = '' then return now(); end if;
  v_at := v_given::timestamptz;
  if v_at > clock_timestamp() or v_at < (select created_at from txn order by id desc limit 1) then
    raise exception 'the ledger goes on: % is not between its newest row and now', v_at using errcode = '23514', constraint = 'ledger_time_goes_on';
  end if;
  return v_at;
end $$;
--> statement-breakpoint
CREATE TABLE "sandbox_player" (
	"member_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting" ALTER COLUMN "created_at" SET DEFAULT ledger_time();--> statement-breakpoint
ALTER TABLE "txn" ALTER COLUMN "created_at" SET DEFAULT ledger_time();--> statement-breakpoint
ALTER TABLE "sandbox_player" ADD CONSTRAINT "sandbox_player_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;