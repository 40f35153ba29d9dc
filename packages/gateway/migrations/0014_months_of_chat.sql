-- Messages of the chat have a partition for each month (UTC), as messages of members since 0010. What was written before is the first of them.

drop trigger chat_message_append_only on chat_message;
--> statement-breakpoint
drop trigger chat_message_no_truncate on chat_message;
--> statement-breakpoint
-- A month that something refers to could not be detached.
alter table chat_report drop constraint chat_report_message_id_chat_message_id_fk;
--> statement-breakpoint
alter table chat_message drop constraint chat_message_target_id_chat_message_id_fk;
--> statement-breakpoint
alter table chat_message rename to chat_message_before;
--> statement-breakpoint
alter table chat_message_before drop constraint chat_message_pkey;
--> statement-breakpoint
alter table chat_message_before drop constraint chat_message_place;
--> statement-breakpoint
alter index chat_message_once rename to chat_message_before_once;
--> statement-breakpoint
alter index chat_message_removed rename to chat_message_before_removed;
--> statement-breakpoint
alter index chat_message_mentions rename to chat_message_before_mentions;
--> statement-breakpoint
alter index chat_message_of rename to chat_message_before_of;
--> statement-breakpoint
create table chat_message (
  id bigint generated always as identity,
  room_id text not null,
  seq bigint not null,
  kind text not null,
  member_id uuid,
  host_id text,
  body jsonb not null default '[]'::jsonb,
  mentions uuid[] not null default '{}'::uuid[],
  client_id uuid,
  target_id bigint,
  round_id bigint,
  receipt jsonb,
  gift_id bigint,
  at timestamptz not null,
  constraint chat_message_id_at_pk primary key (id, at),
  constraint chat_message_place unique (room_id, seq, at),
  constraint chat_message_kind check (kind in ('TEXT', 'SHARE', 'TIP', 'RAIN', 'REMOVAL')),
  constraint chat_message_author check (num_nonnulls(member_id, host_id) = (kind <> 'REMOVAL')::int),
  constraint chat_message_target check ((kind = 'REMOVAL') = (target_id is not null)),
  constraint chat_message_round check ((kind = 'SHARE') = (round_id is not null)),
  constraint chat_message_gift check ((kind in ('TIP', 'RAIN')) = (gift_id is not null)),
  constraint chat_message_room_id_chat_room_id_fk foreign key (room_id) references chat_room (id),
  constraint chat_message_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint chat_message_host_id_chat_host_id_fk foreign key (host_id) references chat_host (id),
  constraint chat_message_round_id_round_id_fk foreign key (round_id) references round (id),
  constraint chat_message_gift_id_chat_gift_id_fk foreign key (gift_id) references chat_gift (id)
) partition by range (at);
--> statement-breakpoint
create index chat_message_client on chat_message (member_id, client_id) where client_id is not null;
--> statement-breakpoint
-- For a gateway of the release before, which looks for removals here.
create index chat_message_removal on chat_message (target_id) where kind = 'REMOVAL';
--> statement-breakpoint
create index chat_message_mentions on chat_message using gin (mentions);
--> statement-breakpoint
create index chat_message_of on chat_message (member_id, id);
--> statement-breakpoint
create index chat_message_of_gift on chat_message (gift_id) where gift_id is not null;
--> statement-breakpoint
do $$
declare
  v_end timestamptz := (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  v_last bigint;
begin
  select max(id) into v_last from chat_message_before;
  alter table chat_message_before alter column id drop identity;
  -- Both may have been made by hand before, concurrently.
  create unique index if not exists chat_message_before_id_at_pk on chat_message_before (id, at);
  create unique index if not exists chat_message_before_place on chat_message_before (room_id, seq, at);
  alter table chat_message_before add constraint chat_message_before_id_at_pk primary key using index chat_message_before_id_at_pk;
  alter table chat_message_before add constraint chat_message_before_place unique using index chat_message_before_place;
  create table chat_message_rest partition of chat_message default;
  with later as (delete from chat_message_before where at >= v_end returning *) insert into chat_message_rest overriding system value select * from later;
  execute format('alter table chat_message attach partition chat_message_before for values from (minvalue) to (%L)', v_end);
  if v_last is not null then perform setval(pg_get_serial_sequence('chat_message', 'id'), v_last); end if;
end $$;
--> statement-breakpoint
-- The partition keeps these beside those of the whole table, which say the same but for the month.
drop index chat_message_before_removed;
--> statement-breakpoint
drop index chat_message_before_once;
--> statement-breakpoint

-- What a client sends again is written once, whatever the month: the identifiers it gave, and where the message is.
create table chat_sent (
  member_id uuid not null,
  client_id uuid not null,
  at timestamptz not null,
  constraint chat_message_once primary key (member_id, client_id),
  constraint chat_sent_member_id_member_id_fk foreign key (member_id) references member (id)
);
--> statement-breakpoint
-- Messages that were removed: a list asks for each of its messages, and looks into no month for it.
create table chat_removed (
  target_id bigint not null,
  constraint chat_message_removed primary key (target_id)
);
--> statement-breakpoint
insert into chat_sent select member_id, client_id, at from chat_message where client_id is not null;
--> statement-breakpoint
insert into chat_removed select target_id from chat_message where kind = 'REMOVAL';
--> statement-breakpoint
create function note_chat_message() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.client_id is not null then insert into chat_sent (member_id, client_id, at) values (new.member_id, new.client_id, new.at); end if;
  if new.kind = 'REMOVAL' then insert into chat_removed (target_id) values (new.target_id); end if;
  return new;
end $$;
--> statement-breakpoint
create trigger chat_message_noted before insert on chat_message for each row execute function note_chat_message();
--> statement-breakpoint
create trigger chat_message_append_only before update or delete on chat_message for each row execute function refuse_change();
--> statement-breakpoint
create trigger chat_sent_append_only before update or delete on chat_sent for each row execute function refuse_change();
--> statement-breakpoint
create trigger chat_removed_append_only before update or delete on chat_removed for each row execute function refuse_change();
--> statement-breakpoint
do $$ declare whole text; begin
  foreach whole in array array['chat_message', 'chat_message_before', 'chat_message_rest', 'chat_sent', 'chat_removed'] loop
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()', whole || '_no_truncate', whole);
  end loop;
end $$;
--> statement-breakpoint

-- As 0012 has it, for the chat too.
create or replace function open_month(p_table text, p_at timestamptz) returns boolean language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '300ms' as $$
declare
  v_month timestamp := date_trunc('month', p_at at time zone 'UTC');
  v_from timestamptz := v_month at time zone 'UTC';
  v_to timestamptz := (v_month + interval '1 month') at time zone 'UTC';
  v_name text := p_table || '_' || to_char(v_month, 'YYYYMM');
  v_rest text := p_table || '_rest';
  v_column text := case p_table when 'posting' then 'created_at' else 'at' end;
  v_waits boolean;
begin
  if p_table not in ('chat_message', 'login_event', 'message', 'posting') then raise exception '% has no months', p_table; end if;
  if exists (select from table_months where of = p_table and (from_at is null or from_at <= p_at) and p_at < to_at) then return false; end if;
  for v_try in 1 .. 20 loop
    begin
      perform pg_advisory_xact_lock(7203132);
      if exists (select from table_months where of = p_table and (from_at is null or from_at <= p_at) and p_at < to_at) then return false; end if;
      if exists (select from archived_months where of = p_table and name = v_name) then
        raise exception '% is archived', v_name using errcode = '55000', constraint = 'month_archived';
      end if;
      execute format('create table public.%I (like public.%I including defaults including constraints)', v_name, p_table);
      execute format('select exists (select from public.%I where %I >= %L and %I < %L)', v_rest, v_column, v_from, v_column, v_to) into v_waits;
      if v_waits then
        execute format('alter table public.%I disable trigger user', v_rest);
        execute format('with due as (delete from public.%I where %I >= %L and %I < %L returning *) insert into public.%I select * from due',
          v_rest, v_column, v_from, v_column, v_to, v_name);
        execute format('alter table public.%I enable trigger user', v_rest);
      end if;
      -- Triggers of rows come with the table it belongs to.
      if p_table in ('chat_message', 'posting') then
        execute format('create trigger %I before truncate on public.%I for each statement execute function public.refuse_change()', v_name || '_no_truncate', v_name);
      end if;
      if p_table = 'posting' then
        execute format('create trigger posting_followed after insert on public.%I referencing new table as added for each statement execute function public.follow_postings()', v_name);
      end if;
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', p_table, v_name, v_from, v_to);
      return true;
    exception when lock_not_available then
      if v_try = 20 then raise; end if;
      perform pg_sleep(0.1);
    end;
  end loop;
end $$;
--> statement-breakpoint
select open_month('chat_message', now() + make_interval(months => n)) from generate_series(1, 3) n;
--> statement-breakpoint

-- Messages of members and of the chat are archived by the same two.
drop function archive_messages(date);
--> statement-breakpoint
drop function restore_messages(text);
--> statement-breakpoint
-- Detaches the months that ended before a day; those of the chat once no report about them waits. Nobody reads them in the schema archive but the owner of the tables.
create function archive_months(p_table text, p_before date) returns table (name text, rows bigint) language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v record;
  v_waits boolean := false;
begin
  if p_table not in ('chat_message', 'message') then raise exception 'months of % are not archived', p_table; end if;
  perform pg_advisory_xact_lock(7203132);
  for v in select m.name, m.from_at, m.to_at from table_months m where m.of = p_table and m.to_at <= least(p_before::timestamp at time zone 'UTC', now()) order by m.to_at loop
    name := v.name;
    if p_table = 'chat_message' then
      execute format('select exists (select from chat_report r join public.%I c on c.id = r.message_id where r.decided_at is null)', v.name) into v_waits;
      continue when v_waits;
    end if;
    execute format('alter table public.%I detach partition public.%I', p_table, v.name);
    execute format('select count(*) from public.%I', v.name) into rows;
    execute format('comment on table public.%I is %L', v.name, json_build_object('of', p_table, 'from', v.from_at, 'to', v.to_at, 'rows', rows));
    execute format('alter table public.%I set schema archive', v.name);
    return next;
  end loop;
end $$;
--> statement-breakpoint

-- Attaches an archived month again. Returns how many rows it has; null where none of this name is archived.
create function restore_month(p_table text, p_name text) returns bigint language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v archived_months;
begin
  if p_table not in ('chat_message', 'message') then raise exception 'months of % are not archived', p_table; end if;
  perform pg_advisory_xact_lock(7203132);
  select * into v from archived_months where of = p_table and name = p_name;
  if v.name is null then return null; end if;
  execute format('alter table archive.%I set schema public', v.name);
  execute format('alter table public.%I attach partition public.%I for values from (%s) to (%L)', p_table, v.name,
    coalesce(quote_literal(v.from_at), 'minvalue'), v.to_at);
  return v.rows;
end $$;
