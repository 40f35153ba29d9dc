ALTER TABLE "deposit_order" ADD COLUMN "taken_back" bigint;--> statement-breakpoint
ALTER TABLE "deposit_order" DROP CONSTRAINT "deposit_order_credited";--> statement-breakpoint
ALTER TABLE "deposit_order" ADD CONSTRAINT "deposit_order_credited" CHECK (("deposit_order"."credited" is not null) = ("deposit_order"."state" in ('CONFIRMED', 'CHARGED_BACK')));--> statement-breakpoint
ALTER TABLE "deposit_order" ADD CONSTRAINT "deposit_order_taken_back" CHECK (("deposit_order"."taken_back" is not null) = ("deposit_order"."state" = 'CHARGED_BACK') and ("deposit_order"."taken_back" is null or "deposit_order"."taken_back" between 0 and "deposit_order"."credited"));--> statement-breakpoint
CREATE INDEX "deposit_order_owing" ON "deposit_order" USING btree ("member_id") WHERE state = 'CHARGED_BACK' and taken_back < credited;
