CREATE TABLE "member_device" (
	"member_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_device_member_id_device_hash_pk" PRIMARY KEY("member_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"friend_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"terms" jsonb NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'REGISTERED' NOT NULL,
	"reason" text,
	"accepted" boolean DEFAULT false NOT NULL,
	"qualified_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"inviter_reward_id" bigint,
	"friend_reward_id" bigint,
	CONSTRAINT "referral_friend_id_unique" UNIQUE("friend_id"),
	CONSTRAINT "referral_inviter_reward_id_unique" UNIQUE("inviter_reward_id"),
	CONSTRAINT "referral_friend_reward_id_unique" UNIQUE("friend_reward_id"),
	CONSTRAINT "referral_other" CHECK ("referral"."friend_id" <> "referral"."inviter_id"),
	CONSTRAINT "referral_reason" CHECK (("referral"."state" in ('REJECTED', 'REVOKED')) = ("referral"."reason" is not null)),
	CONSTRAINT "referral_qualified" CHECK (("referral"."state" in ('QUALIFIED', 'REVOKED')) = ("referral"."qualified_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_share" (
	"inviter_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"day" date NOT NULL,
	"level" smallint NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"deposit_rate" integer NOT NULL,
	"bet_rate" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"reward_id" bigint,
	CONSTRAINT "referral_share_inviter_id_day_friend_id_pk" PRIMARY KEY("inviter_id","day","friend_id")
);
--> statement-breakpoint
ALTER TABLE "member_device" ADD CONSTRAINT "member_device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_id_member_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_inviter_id_member_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_inviter_reward_id_reward_id_fk" FOREIGN KEY ("inviter_reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_reward_id_reward_id_fk" FOREIGN KEY ("friend_reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_share" ADD CONSTRAINT "referral_share_inviter_id_member_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_share" ADD CONSTRAINT "referral_share_friend_id_member_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_share" ADD CONSTRAINT "referral_share_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_device_hash" ON "member_device" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "referral_inviter" ON "referral" USING btree ("inviter_id","id");--> statement-breakpoint
CREATE INDEX "referral_open" ON "referral" USING btree ("until") WHERE state in ('REGISTERED', 'DEPOSITED');--> statement-breakpoint
CREATE INDEX "referral_share_open" ON "referral_share" USING btree ("day","inviter_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "referral_share_running" ON "referral_share" USING btree ("inviter_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "referral_share_reward" ON "referral_share" USING btree ("reward_id") WHERE reward_id is not null;--> statement-breakpoint
CREATE INDEX "reward_of_referrals" ON "reward" USING btree ("member_id","id") WHERE source = 'REFERRAL';