-- hand-written
create trigger chat_message_append_only before update or delete on chat_message for each row execute function refuse_change();
--> statement-breakpoint
create trigger chat_message_no_truncate before truncate on chat_message for each statement execute function refuse_change();
--> statement-breakpoint
create trigger chat_gift_append_only before update or delete on chat_gift for each row execute function refuse_change();
--> statement-breakpoint
create trigger chat_gift_no_truncate before truncate on chat_gift for each statement execute function refuse_change();
--> statement-breakpoint

-- Hosts used to be a setting, beside the address of a chat service; they are rows now, with a room each.
insert into chat_host (id, name, language, icon_url, online, created_at)
  select distinct on (lower(m ->> 'modelId')) lower(replace(m ->> 'modelId', '_', '-')), m ->> 'name', m ->> 'language',
    coalesce(m ->> 'iconUrl', ''), coalesce((m ->> 'online')::boolean, true), now()
  from setting s, jsonb_array_elements(s.value -> 'models') m
  where s.key = 'chat' and jsonb_typeof(s.value -> 'models') = 'array'
  on conflict do nothing;
--> statement-breakpoint
insert into chat_room (id, kind, language, host_id, created_at)
  select left('host-' || id, 64), 'HOST', language, id, now() from chat_host on conflict do nothing;
--> statement-breakpoint
update setting set value = value - 'url' - 'models', updated_at = now() where key = 'chat' and jsonb_typeof(value) = 'object';
