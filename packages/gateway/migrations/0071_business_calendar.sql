CREATE TABLE "business_calendar" (
	"since" timestamp with time zone PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_late" (
	"consumer" text NOT NULL,
	"written_by" "xid8" NOT NULL,
	"id" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_late_consumer_written_by_id_pk" PRIMARY KEY("consumer","written_by","id")
);
--> statement-breakpoint
create trigger journal_late_append_only before update or delete on journal_late for each row execute function refuse_change();
--> statement-breakpoint
create trigger journal_late_no_truncate before truncate on journal_late for each statement execute function refuse_change();
--> statement-breakpoint
-- The zone that days were counted in so far; the consumers took it from the same setting.
insert into business_calendar (since, time_zone)
  select timestamptz 'epoch', time_zone from journal_cursor where time_zone is not null order by consumer limit 1;
--> statement-breakpoint
ALTER TABLE "journal_cursor" DROP COLUMN "time_zone";
--> statement-breakpoint
-- The day of a moment by the calendar of the house; before anything was counted there is none.
create function business_day(moment timestamptz) returns date language sql stable parallel safe as $$
  select (moment at time zone coalesce(
    (select time_zone from business_calendar where since <= moment order by since desc limit 1), 'UTC'))::date
$$;
