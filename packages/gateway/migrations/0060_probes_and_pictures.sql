CREATE TABLE "content_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mirror_speed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mirror_speed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host" text NOT NULL,
	"country" text NOT NULL,
	"latency_ms" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_host" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "content_picture_at" ON "content_picture" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mirror_speed_at" ON "mirror_speed" USING btree ("at");