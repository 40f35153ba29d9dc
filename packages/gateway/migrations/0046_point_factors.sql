CREATE TABLE "point_factor" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "point_factor_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
ALTER TABLE "point_factor" ADD CONSTRAINT "point_factor_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_rate" DROP COLUMN "factors";