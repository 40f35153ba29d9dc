ALTER TABLE "deposit_order" ADD COLUMN "taken_back" bigint;--> statement-breakpoint
ALTER TABLE "deposit_order" DROP CONSTRAINT "deposit_order_credited";--> statement-breakpoint
ALTER TABLE "deposit_order" ADD CONSTRAINT "deposit_order_credited" CHECK (("deposit_order"."credited" is not null) = ("deposit_order"."state" in ('CONFIRMED', 'CHARGED_BACK')));--> statement-breakpoint
ALTER TABLE "deposit_order" ADD CONSTRAINT "deposit_order_taken_back" CHECK (("deposit_order"."taken_back" is not null) = ("deposit_order"."state" = 'CHARGED_BACK') and ("deposit_order"."taken_back" is null or "deposit_order"."taken_back" between 0 and "deposit_order"."credited"));--> statement-breakpoint
CREATE INDEX "deposit_order_owing" ON "deposit_order" USING btree ("member_id") WHERE state = 'CHARGED_BACK' and taken_back < credited;--> statement-breakpoint
CREATE TABLE "marketing_consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"given" boolean NOT NULL,
	"source" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketing_consent" ADD CONSTRAINT "marketing_consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_consent_member" ON "marketing_consent" USING btree ("member_id","id");--> statement-breakpoint
INSERT INTO "marketing_consent" ("member_id", "given", "source", "at") SELECT "id", true, 'EARLIER', now() FROM "member" WHERE "marketing";--> statement-breakpoint
create trigger marketing_consent_append_only before update or delete on marketing_consent for each row execute function refuse_change();--> statement-breakpoint
create trigger marketing_consent_no_truncate before truncate on marketing_consent for each statement execute function refuse_change();
