CREATE TABLE "feedback_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"feedback_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_picture_once" UNIQUE("feedback_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "upload_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answer_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback_picture" ADD CONSTRAINT "feedback_picture_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_to_send" ON "feedback" USING btree ("answered_at") WHERE "feedback"."member_id" is null and "feedback"."answer_sent_at" is null and "feedback"."answer" is not null;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_upload_key" UNIQUE("upload_key");