CREATE TABLE "catalogue_stamp" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"changes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "volatility" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "languages" text[];--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "min_bet" bigint;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "max_bet" bigint;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "languages" text[] DEFAULT '{"en"}' NOT NULL;--> statement-breakpoint
CREATE INDEX "game_unfolded" ON "game" USING btree ("node_id") WHERE search = '';--> statement-breakpoint
CREATE INDEX "round_of_game" ON "round" USING btree ("member_id","node_id","opened_at");--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_features_known" CHECK ("game"."features" <@ '{FREE_SPINS,MULTIPLIER,WILDS,RESPINS,CASCADES,BONUS_ROUND,BONUS_BUY,JACKPOT}'::text[]);--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_volatility_known" CHECK ("game"."volatility" in ('LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'));--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_bets" CHECK ("game"."min_bet" > 0 and "game"."max_bet" >= "game"."min_bet");
--> statement-breakpoint

insert into catalogue_stamp default values;
--> statement-breakpoint

-- Whoever keeps lists of games looks at one number to know whether they are still good.
create function count_catalogue_change() returns trigger language plpgsql as $$
begin
  update catalogue_stamp set changes = changes + 1;
  return null;
end $$;
--> statement-breakpoint
create trigger game_changes after insert or update or delete or truncate on game for each statement execute function count_catalogue_change();
--> statement-breakpoint
create trigger game_title_changes after insert or update or delete or truncate on game_title for each statement execute function count_catalogue_change();
--> statement-breakpoint
create trigger vendor_changes after insert or update or delete or truncate on vendor for each statement execute function count_catalogue_change();
--> statement-breakpoint

-- A game with another title, or of a vendor with another name, is folded anew before the next search.
create function unfold_titled() returns trigger language plpgsql as $$
begin
  update game set search = '' where search <> '' and node_id in (select node_id from changed);
  return null;
end $$;
--> statement-breakpoint
create trigger game_title_new after insert on game_title referencing new table as changed for each statement execute function unfold_titled();
--> statement-breakpoint
create trigger game_title_other after update on game_title referencing new table as changed for each statement execute function unfold_titled();
--> statement-breakpoint
create trigger game_title_gone after delete on game_title referencing old table as changed for each statement execute function unfold_titled();
--> statement-breakpoint
create function unfold_renamed() returns trigger language plpgsql as $$
begin
  update game set search = '' where search <> '' and vendor = new.code;
  return null;
end $$;
--> statement-breakpoint
create trigger vendor_renamed after update of display_name on vendor for each row when (old.display_name is distinct from new.display_name)
  execute function unfold_renamed();
--> statement-breakpoint

do $$
begin
  create index game_word_trgm on game_word using gin (word gin_trgm_ops);
exception when undefined_object then
  raise notice 'pg_trgm is not to be had: misspelt searches find less';
end $$;
--> statement-breakpoint

-- Games that are there already are folded by the first search, which also writes down their words.
update game set search = '';
