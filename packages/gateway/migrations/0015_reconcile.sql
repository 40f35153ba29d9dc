CREATE TABLE "incident" (
	"round_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"vendor" text NOT NULL,
	"told" jsonb NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "incident_round_id_kind_pk" PRIMARY KEY("round_id","kind"),
	CONSTRAINT "incident_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "round"("id"),
	CONSTRAINT "incident_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "vendor"("code")
);
--> statement-breakpoint
CREATE INDEX "incident_last" ON "incident" USING btree ("last_at");
--> statement-breakpoint
CREATE TABLE "reconciliation" (
	"day" date NOT NULL,
	"vendor" text NOT NULL,
	"asset" text NOT NULL,
	"rounds" integer NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"their_rounds" integer NOT NULL,
	"their_stake" bigint NOT NULL,
	"their_win" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliation_day_vendor_asset_pk" PRIMARY KEY("day","vendor","asset"),
	CONSTRAINT "reconciliation_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "vendor"("code"),
	CONSTRAINT "reconciliation_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "asset"("code")
);
--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "asked_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "round_unfinished" ON "round" USING btree ("opened_at") WHERE "round"."state" in ('OPEN', 'REOPENED');
--> statement-breakpoint
CREATE INDEX "round_ended" ON "round" USING btree ("vendor","closed_at") WHERE "round"."state" = 'CLOSED';
