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
