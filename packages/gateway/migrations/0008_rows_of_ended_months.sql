-- Rows of journals that were counted after the month of their day had ended: few, and found without reading the journal.
create table journal_behind (
  consumer text not null,
  written_by xid8 not null,
  id bigint not null,
  constraint journal_behind_consumer_written_by_id_pk primary key (consumer, written_by, id)
);
--> statement-breakpoint
create trigger journal_behind_append_only before update or delete on journal_behind for each row execute function refuse_change();
--> statement-breakpoint
create trigger journal_behind_no_truncate before truncate on journal_behind for each statement execute function refuse_change();
--> statement-breakpoint
insert into journal_behind (consumer, written_by, id)
  select 'days', s.written_by, s.id from settlement s
  where (s.written_by, s.id) > (select (read_to -> 'days' ->> 'writtenBy')::xid8, (read_to -> 'days' ->> 'id')::bigint from revenue_month
      where read_to -> 'days' is not null order by month desc, at limit 1)
    and business_day(s.settled_at) < date_trunc('month', business_day(now()))
    and s.settled_at > now() - interval '3 months';
--> statement-breakpoint
insert into journal_behind (consumer, written_by, id)
  select 'money-days', p.written_by, p.id from posting p
  where (p.written_by, p.id) > (select (read_to -> 'money-days' ->> 'writtenBy')::xid8, (read_to -> 'money-days' ->> 'id')::bigint from revenue_month
      where read_to -> 'money-days' is not null order by month desc, at limit 1)
    and business_day(p.created_at) < date_trunc('month', business_day(now()));
