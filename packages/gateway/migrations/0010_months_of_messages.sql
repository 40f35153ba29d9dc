-- Tables with a partition for each month (UTC), and what is detached from them.
create schema archive;
--> statement-breakpoint
create view table_months as
  select p.relname::text as of, c.relname::text as name,
    (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'FROM \(''([^'']+)''\)'))[1]::timestamptz as from_at,
    (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz as to_at
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where p.relkind = 'p' and p.relnamespace = 'public'::regnamespace and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT';
--> statement-breakpoint
create view archived_months as
  select d.description::json ->> 'of' as of, c.relname::text as name, (d.description::json ->> 'from')::timestamptz as from_at,
    (d.description::json ->> 'to')::timestamptz as to_at, (d.description::json ->> 'rows')::bigint as rows
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_description d on d.objoid = c.oid and d.classoid = 'pg_class'::regclass and d.objsubid = 0
  where n.nspname = 'archive' and c.relkind = 'r';
--> statement-breakpoint

-- What was written before is the first partition, up to the end of this month: none of it is copied.
create function split_by_month(p_table text) returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_before text := p_table || '_before';
  v_rest text := p_table || '_rest';
  v_end timestamptz := (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  v_next bigint;
begin
  execute format('create table public.%I partition of public.%I default', v_rest, p_table);
  execute format('with later as (delete from public.%I where at >= %L returning *) insert into public.%I overriding system value select * from later', v_before, v_end, p_table);
  execute format('select greatest((select max(id) from public.%I), (select max(id) from public.%I))', v_before, v_rest) into v_next;
  execute format('alter table public.%I alter column id drop identity', v_before);
  execute format('alter table public.%I add constraint %I primary key (id, at)', v_before, v_before || '_id_at_pk');
  execute format('alter table public.%I attach partition public.%I for values from (minvalue) to (%L)', p_table, v_before, v_end);
  if v_next is not null then perform setval(pg_get_serial_sequence('public.' || p_table, 'id'), v_next); end if;
end $$;
--> statement-breakpoint

alter table login_event rename to login_event_before;
--> statement-breakpoint
alter table login_event_before rename constraint login_event_member_id_member_id_fk to login_event_before_member_id_member_id_fk;
--> statement-breakpoint
alter table login_event_before drop constraint login_event_pkey;
--> statement-breakpoint
alter index login_event_member rename to login_event_before_member;
--> statement-breakpoint
alter index login_event_at rename to login_event_before_at;
--> statement-breakpoint
create table login_event (
  id bigint generated always as identity,
  member_id uuid not null,
  at timestamptz not null,
  way text not null,
  result text not null,
  ip text not null,
  device text not null,
  constraint login_event_id_at_pk primary key (id, at),
  constraint login_event_member_id_member_id_fk foreign key (member_id) references member (id)
) partition by range (at);
--> statement-breakpoint
create index login_event_member on login_event (member_id, id);
--> statement-breakpoint
create index login_event_at on login_event (at);
--> statement-breakpoint
select split_by_month('login_event');
--> statement-breakpoint

drop view messages;
--> statement-breakpoint
-- A month is detached as it is: its pictures stay where they are.
alter table message_picture drop constraint message_picture_message_id_message_id_fk;
--> statement-breakpoint
alter table message rename to message_before;
--> statement-breakpoint
alter table message_before rename constraint message_member_id_member_id_fk to message_before_member_id_member_id_fk;
--> statement-breakpoint
alter table message_before rename constraint message_sender_id_member_id_fk to message_before_sender_id_member_id_fk;
--> statement-breakpoint
alter table message_before drop constraint message_pkey;
--> statement-breakpoint
alter index message_member rename to message_before_member;
--> statement-breakpoint
alter index message_unread rename to message_before_unread;
--> statement-breakpoint
alter index message_deleted rename to message_before_deleted;
--> statement-breakpoint
alter index message_sent rename to message_before_sent;
--> statement-breakpoint
create table message (
  id bigint generated always as identity,
  member_id uuid not null,
  at timestamptz not null,
  read_at timestamptz,
  category text not null,
  texts jsonb,
  kind text,
  values jsonb,
  deleted_at timestamptz,
  sender_id uuid,
  reply_to bigint,
  constraint message_id_at_pk primary key (id, at),
  constraint message_kind_or_texts check ((kind is null) <> (texts is null)),
  constraint message_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint message_sender_id_member_id_fk foreign key (sender_id) references member (id)
) partition by range (at);
--> statement-breakpoint
create index message_member on message (member_id, id) where deleted_at is null;
--> statement-breakpoint
create index message_unread on message (member_id) where read_at is null and deleted_at is null;
--> statement-breakpoint
create index message_deleted on message (deleted_at) where deleted_at is not null;
--> statement-breakpoint
create index message_sent on message (sender_id, id) where sender_id is not null;
--> statement-breakpoint
select split_by_month('message');
--> statement-breakpoint
drop function split_by_month(text);
--> statement-breakpoint
create view messages with (security_invoker = true) as
  select id, member_id, kind, "values", sender_id, at, deleted_at from message;
--> statement-breakpoint

-- Makes the partition of a month of a table where there is none. What came before its month had one moves there.
create function open_month(p_table text, p_at timestamptz) returns boolean language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_month timestamp := date_trunc('month', p_at at time zone 'UTC');
  v_from timestamptz := v_month at time zone 'UTC';
  v_to timestamptz := (v_month + interval '1 month') at time zone 'UTC';
  v_name text := p_table || '_' || to_char(v_month, 'YYYYMM');
begin
  if p_table not in ('login_event', 'message') then raise exception '% has no months', p_table; end if;
  if exists (select from table_months where of = p_table and (from_at is null or from_at <= p_at) and p_at < to_at) then return false; end if;
  perform pg_advisory_xact_lock(7203132);
  if exists (select from table_months where of = p_table and (from_at is null or from_at <= p_at) and p_at < to_at) then return false; end if;
  if exists (select from archived_months where of = p_table and name = v_name) then
    raise exception '% is archived', v_name using errcode = '55000', constraint = 'month_archived';
  end if;
  execute format('create table public.%I (like public.%I including defaults including constraints)', v_name, p_table);
  execute format('with due as (delete from public.%I where at >= %L and at < %L returning *) insert into public.%I select * from due',
    p_table || '_rest', v_from, v_to, v_name);
  execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', p_table, v_name, v_from, v_to);
  return true;
end $$;
--> statement-breakpoint

-- Removes the months of logins that have ended before a moment and have no rows any more.
create function drop_empty_months(p_before timestamptz) returns integer language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v record;
  v_some boolean;
  v_count integer := 0;
begin
  for v in select name from table_months where of = 'login_event' and to_at <= p_before loop
    execute format('select exists (select from public.%I)', v.name) into v_some;
    continue when v_some;
    execute format('drop table public.%I', v.name);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
--> statement-breakpoint

-- Detaches the months of messages that ended before a day. Nobody reads them in the schema archive but the owner of the tables.
create function archive_messages(p_before date) returns table (name text, rows bigint) language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v record;
begin
  perform pg_advisory_xact_lock(7203132);
  for v in select m.name, m.from_at, m.to_at from table_months m where m.of = 'message' and m.to_at <= least(p_before::timestamp at time zone 'UTC', now()) order by m.to_at loop
    name := v.name;
    execute format('alter table public.message detach partition public.%I', v.name);
    execute format('select count(*) from public.%I', v.name) into rows;
    execute format('comment on table public.%I is %L', v.name, json_build_object('of', 'message', 'from', v.from_at, 'to', v.to_at, 'rows', rows));
    execute format('alter table public.%I set schema archive', v.name);
    return next;
  end loop;
end $$;
--> statement-breakpoint

-- Attaches a month of messages again. Returns how many rows it has; null where none of this name is archived.
create function restore_messages(p_name text) returns bigint language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v archived_months;
begin
  perform pg_advisory_xact_lock(7203132);
  select * into v from archived_months where of = 'message' and name = p_name;
  if v.name is null then return null; end if;
  execute format('alter table archive.%I set schema public', v.name);
  execute format('alter table public.message attach partition public.%I for values from (%s) to (%L)', v.name,
    coalesce(quote_literal(v.from_at), 'minvalue'), v.to_at);
  return v.rows;
end $$;
