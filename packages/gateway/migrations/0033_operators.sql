CREATE TABLE "operator" (
	"name" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_action" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"roles" text[] NOT NULL,
	"area" text NOT NULL,
	"command" text NOT NULL,
	"effect" text NOT NULL,
	"input" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"result" text NOT NULL,
	"code" text
);
--> statement-breakpoint
CREATE TABLE "setting_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" jsonb,
	"by" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "operator_action_operator" ON "operator_action" USING btree ("operator","id");--> statement-breakpoint
CREATE INDEX "operator_action_command" ON "operator_action" USING btree ("area","id");--> statement-breakpoint
CREATE INDEX "setting_version_key" ON "setting_version" USING btree ("key","id");
--> statement-breakpoint
create trigger operator_action_append_only before update or delete on operator_action for each row execute function refuse_change();
--> statement-breakpoint
create trigger operator_action_no_truncate before truncate on operator_action for each statement execute function refuse_change();
--> statement-breakpoint
create trigger setting_version_append_only before update or delete on setting_version for each row execute function refuse_change();
--> statement-breakpoint
create trigger setting_version_no_truncate before truncate on setting_version for each statement execute function refuse_change();
--> statement-breakpoint
-- Groups of settings have plain names; secrets and sandbox accounts, whose keys have a colon or a dot, are never kept here.
insert into setting_version (key, value, at) select key, value, updated_at from setting where key ~ '^[A-Za-z]+$';
--> statement-breakpoint
-- Each state of a group, whoever made it: a gateway, an operator's command or a statement by hand.
create function keep_setting_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into setting_version (key, by) select key, nullif(current_setting('gateway.operator', true), '') from setting where key ~ '^[A-Za-z]+$';
    return null;
  end if;
  if tg_op <> 'INSERT' and old.key ~ '^[A-Za-z]+$' and (tg_op = 'DELETE' or new.key <> old.key) then
    insert into setting_version (key, by) values (old.key, nullif(current_setting('gateway.operator', true), ''));
  end if;
  if tg_op <> 'DELETE' and new.key ~ '^[A-Za-z]+$' and (tg_op = 'INSERT' or new.key <> old.key or new.value is distinct from old.value) then
    insert into setting_version (key, value, by) values (new.key, new.value, nullif(current_setting('gateway.operator', true), ''));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger setting_kept after insert or update or delete on setting for each row execute function keep_setting_version();
--> statement-breakpoint
create trigger setting_kept_truncate before truncate on setting for each statement execute function keep_setting_version();
