CREATE TABLE "job_leader" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"gateway_id" uuid,
	"term" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_leader_one_row" CHECK ("job_leader"."only")
);
--> statement-breakpoint
INSERT INTO "job_leader" DEFAULT VALUES;
