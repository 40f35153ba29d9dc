CREATE TABLE "job_state" (
	"name" text PRIMARY KEY NOT NULL,
	"every_ms" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_run_at" timestamp with time zone,
	"last_ok_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_error" text,
	"next_at" timestamp with time zone,
	"requested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_item" (
	"job" text NOT NULL,
	"item" text NOT NULL,
	"failures" integer NOT NULL,
	"last_error" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_item_job_item_pk" PRIMARY KEY("job","item")
);
