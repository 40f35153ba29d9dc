-- Every session set before this had the one pause that profiles knew.
ALTER TABLE "rg_plan" ADD COLUMN "pause_min" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "rg_plan" ALTER COLUMN "pause_min" DROP DEFAULT;
