ALTER TABLE "message" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "reply_to" bigint;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_member_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_sent" ON "message" USING btree ("sender_id","id") WHERE "message"."sender_id" is not null;