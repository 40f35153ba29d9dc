DROP INDEX "message_member";--> statement-breakpoint
DROP INDEX "message_unread";--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "texts" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "values" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "message_deleted" ON "message" USING btree ("deleted_at") WHERE "message"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("member_id","id") WHERE "message"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("member_id") WHERE "message"."read_at" is null and "message"."deleted_at" is null;--> statement-breakpoint
-- What the gateway wrote before is known by its English title; its values stand in the English text.
UPDATE "message" SET "kind" = 'welcome', "values" = '{}' WHERE "texts"->'en'->>'title' = 'Welcome';--> statement-breakpoint
UPDATE "message" SET "kind" = x.kind, "values" = jsonb_build_object('orderNo', f[1], 'amount', jsonb_build_object('money', f[2], 'asset', f[3]))
  FROM (SELECT m."id" AS "of", CASE m."texts"->'en'->>'title' WHEN 'Your deposit is in your wallet' THEN 'depositCredited' WHEN 'A deposit could not be credited' THEN 'depositRejected' END AS kind,
    regexp_match(m."texts"->'en'->>'content', 'order (D\d+).* (\d+\.\d{2}) ([A-Z]{3})') AS f FROM "message" m) x
  WHERE x."of" = "id" AND x.kind IS NOT NULL AND f IS NOT NULL;--> statement-breakpoint
UPDATE "message" SET "kind" = 'jackpot', "category" = 'WALLET', "values" = jsonb_build_object('amount', jsonb_build_object('money', f[2], 'asset', f[1]))
  FROM (SELECT m."id" AS "of", regexp_match(m."texts"->'en'->>'content', '([A-Z]{3}) (\d+\.\d{2})') AS f FROM "message" m) x
  WHERE x."of" = "id" AND f IS NOT NULL AND "texts"->'en'->>'title' = 'You hit the jackpot';--> statement-breakpoint
UPDATE "message" SET "kind" = 'fundPasswordReset', "category" = 'SECURITY', "values" = jsonb_build_object('hours', f[1]::numeric)
  FROM (SELECT m."id" AS "of", regexp_match(m."texts"->'en'->>'content', 'For (\d+(?:\.\d+)?) hours') AS f FROM "message" m) x
  WHERE x."of" = "id" AND f IS NOT NULL AND "texts"->'en'->>'title' = 'Your fund password was reset';--> statement-breakpoint
UPDATE "message" SET "kind" = 'yearEnd', "values" = jsonb_build_object('year', f[1]::int)
  FROM (SELECT m."id" AS "of", regexp_match(m."texts"->'en'->>'title', '^Your statement of (\d{4})$') AS f FROM "message" m) x
  WHERE x."of" = "id" AND f IS NOT NULL;--> statement-breakpoint
UPDATE "message" SET "texts" = NULL WHERE "kind" IS NOT NULL;--> statement-breakpoint
-- Others stay as they were written, as plain text: paragraphs and line breaks were the only markup.
UPDATE "message" SET "texts" = (
  SELECT coalesce(jsonb_object_agg(t.key, jsonb_build_object('title', t.value->'title', 'text',
    replace(replace(replace(replace(replace(
      regexp_replace(replace(replace(t.value->>'content', '</p><p>', E'\n\n'), '<br>', E'\n'), '</?p>', '', 'g'),
      '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))), '{}')
  FROM jsonb_each("texts") t) WHERE "texts" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_kind_or_texts" CHECK (("message"."kind" is null) <> ("message"."texts" is null));
