CREATE TABLE "lotto_issue" (
	"game_code" text NOT NULL,
	"numero" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	CONSTRAINT "lotto_issue_game_code_numero_pk" PRIMARY KEY("game_code","numero")
);
--> statement-breakpoint
CREATE TABLE "lotto_recent" (
	"member_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lotto_recent_member_id_game_code_pk" PRIMARY KEY("member_id","game_code")
);
--> statement-breakpoint
ALTER TABLE "lotto_recent" ADD CONSTRAINT "lotto_recent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lotto_issue_draw" ON "lotto_issue" USING btree ("game_code","draws_at");--> statement-breakpoint
CREATE INDEX "lotto_recent_latest" ON "lotto_recent" USING btree ("member_id","at");