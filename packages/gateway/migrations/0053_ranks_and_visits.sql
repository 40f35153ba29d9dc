CREATE TABLE "referral_visit" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "referral_visit_code_day_visitor_pk" PRIMARY KEY("code","day","visitor")
);
--> statement-breakpoint
ALTER TABLE "point_item" ADD COLUMN "min_rank" smallint;--> statement-breakpoint
ALTER TABLE "referral_code" ADD COLUMN "visits" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_visit" ADD CONSTRAINT "referral_visit_code_referral_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."referral_code"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_item" ADD CONSTRAINT "point_item_rank" CHECK ("point_item"."min_rank" > 0);