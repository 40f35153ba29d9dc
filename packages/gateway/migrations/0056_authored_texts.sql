CREATE TABLE "terms_acceptance" (
	"member_id" uuid NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptance_member_id_version_pk" PRIMARY KEY("member_id","version")
);
--> statement-breakpoint
CREATE TABLE "authored_body" (
	"text_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"alt" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "authored_body_text_id_version_language_pk" PRIMARY KEY("text_id","version","language")
);
--> statement-breakpoint
CREATE TABLE "authored_publication" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authored_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"terms_version" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authored_text" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authored_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"latest" integer NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "authored_text_name" UNIQUE("kind","slug"),
	CONSTRAINT "authored_text_slug" CHECK ("authored_text"."slug" ~ '^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "authored_version" (
	"text_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"tags" text[] NOT NULL,
	"picture" text NOT NULL,
	"topic" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "authored_version_text_id_version_pk" PRIMARY KEY("text_id","version")
);
--> statement-breakpoint
CREATE TABLE "text_vote" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"voter" text NOT NULL,
	"member_id" uuid,
	"useful" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_vote_kind_slug_voter_pk" PRIMARY KEY("kind","slug","voter")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "marketing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "terms_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_body" ADD CONSTRAINT "authored_body_text_id_authored_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."authored_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_publication" ADD CONSTRAINT "authored_publication_text_id_authored_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."authored_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_version" ADD CONSTRAINT "authored_version_text_id_authored_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."authored_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_vote" ADD CONSTRAINT "text_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authored_publication_text" ON "authored_publication" USING btree ("text_id","from" DESC NULLS FIRST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "authored_publication_terms" ON "authored_publication" USING btree ("terms_version") WHERE "authored_publication"."terms_version" <> '';--> statement-breakpoint
CREATE INDEX "authored_text_latest" ON "authored_text" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS LAST);