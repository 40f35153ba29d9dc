-- The moment a row of the ledger is written with: that of its transaction, or `ledger.at` where one is set. Reports read the ledger by id as by
-- time, so a moment before the newest row is refused, and so is one that has not come.
create function ledger_time() returns timestamptz language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_given text := current_setting('ledger.at', true);
  v_at timestamptz;
begin
  if coalesce(v_given, '') = '' then return now(); end if;
  v_at := v_given::timestamptz;
  if v_at > clock_timestamp() or v_at < (select created_at from txn order by id desc limit 1) then
    raise exception 'the ledger goes on: % is not between its newest row and now', v_at using errcode = '23514', constraint = 'ledger_time_goes_on';
  end if;
  return v_at;
end $$;

-- ledger --------------------------------------------------------------------------------------------------------------

create table asset (
  code text primary key,
  scale smallint not null default 2,
  symbol text not null default ''
);

create table account (
  id bigint generated always as identity primary key,
  owner uuid,
  kind text not null,
  asset text not null,
  balance bigint,
  written_by xid8 not null default pg_current_xact_id(),
  constraint account_owner_kind_asset unique nulls not distinct (owner, kind, asset),
  constraint account_id_asset unique (id, asset),
  constraint account_balance_owner check ((owner is null) = (balance is null)),
  constraint account_balance_not_negative check (balance >= 0),
  constraint account_asset_asset_code_fk foreign key (asset) references asset (code)
);
create index account_written on account (written_by, id);
create index account_at_vendor on account (owner) where kind like 'VENDOR:%';

create table ledger_checked (
  account_id bigint primary key,
  total bigint not null,
  constraint ledger_checked_account_id_account_id_fk foreign key (account_id) references account (id)
);

create table ledger_checkpoint (
  id boolean primary key default true,
  upto xid8 not null default '0',
  full_at timestamptz,
  whole boolean not null default true
);

create table ledger_seal (
  seq bigint primary key,
  at timestamptz not null,
  upto jsonb not null,
  account bytea not null,
  txn bytea not null,
  posting bytea not null,
  prev text not null,
  hash text not null,
  key_id text not null,
  signature text not null
);

create table txn (
  id bigint generated always as identity primary key,
  kind text not null,
  vendor text,
  vendor_tx text,
  round_id bigint,
  reverses bigint,
  idem_owner text,
  idem_key text,
  created_at timestamptz not null default ledger_time(),
  written_by xid8 not null default pg_current_xact_id(),
  constraint txn_vendor_tx unique (vendor, vendor_tx),
  constraint txn_reverses unique (reverses),
  constraint txn_idem unique (idem_owner, idem_key),
  constraint txn_vendor_pair check ((vendor is null) = (vendor_tx is null)),
  constraint txn_reverses_txn_id_fk foreign key (reverses) references txn (id)
);
create index txn_written on txn (written_by, id);
create index txn_round on txn (round_id);

create table posting (
  id bigint generated always as identity primary key,
  txn_id bigint not null,
  account_id bigint not null,
  asset text not null,
  amount bigint not null,
  balance_after bigint,
  created_at timestamptz not null default ledger_time(),
  written_by xid8 not null default pg_current_xact_id(),
  constraint posting_amount_not_zero check (amount <> 0),
  constraint posting_txn_id_txn_id_fk foreign key (txn_id) references txn (id),
  constraint posting_account_asset foreign key (account_id, asset) references account (id, asset)
);
create index posting_written on posting (written_by, id);
create index posting_txn on posting (txn_id);
create index posting_account on posting (account_id, id);
create index posting_account_at on posting (account_id, created_at, id);

-- auth ----------------------------------------------------------------------------------------------------------------

create table member (
  id uuid primary key default gen_random_uuid(),
  account text not null,
  nickname text not null default '',
  type smallint not null default 0,
  password_hash text,
  language text not null default 'bn',
  asset text not null,
  registration jsonb not null default '{}'::jsonb,
  reg_at timestamptz not null default now(),
  status text not null default 'active',
  must_change_password boolean not null default false,
  last_login_at timestamptz,
  expires_at timestamptz,
  password_changed_at timestamptz,
  mobile text,
  icon text not null default '',
  upline_id uuid,
  auto_transfer boolean,
  show_wins boolean not null default true,
  invitation text not null default '',
  marketing boolean not null default false,
  terms_version text,
  constraint member_type check (type in (0, 1, 2, 4, 41, 42)),
  constraint member_status check (status in ('active', 'blocked', 'closed')),
  constraint member_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint member_upline_id_member_id_fk foreign key (upline_id) references member (id)
);
create unique index member_account_key on member (lower(account));
create unique index member_mobile_key on member (mobile);
create index member_upline on member (upline_id, reg_at, id);
create index member_upline_account on member (upline_id, lower(account) text_pattern_ops);
create index member_account_prefix on member (lower(account) text_pattern_ops, account, id, type);
create index member_invitation on member (invitation, reg_at) where invitation <> '';

create table marketing_consent (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  given boolean not null,
  source text not null,
  by text,
  at timestamptz not null,
  constraint marketing_consent_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index marketing_consent_member on marketing_consent (member_id, id);

create table member_identity (
  provider text not null,
  subject text not null,
  member_id uuid not null,
  at timestamptz not null,
  constraint member_identity_provider_subject_pk primary key (provider, subject),
  constraint member_identity_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index member_identity_member on member_identity (member_id);

create table session (
  token_hash text primary key,
  member_id uuid not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text,
  way text not null default 'password',
  device text not null default '',
  ip text not null default '',
  terms_version text not null default '',
  constraint session_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index session_member on session (member_id);
create index session_expires on session (expires_at);
create index session_seen on session (last_seen_at, member_id) where revoked_at is null;

create table captcha (
  id text primary key,
  answer_hash text not null,
  expires_at timestamptz not null
);
create index captcha_expires on captcha (expires_at);

create table spent_challenge (
  id text primary key,
  expires_at timestamptz not null
);
create index spent_challenge_expires on spent_challenge (expires_at);

create table gateway_key (
  kid text primary key,
  state text not null,
  public_jwk jsonb not null,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz
);

create table sealed_jti (
  jti text primary key,
  expires_at timestamptz not null
);
create index sealed_jti_expires on sealed_jti (expires_at);

create table login_code (
  code_hash text primary key,
  member_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_id text not null,
  constraint login_code_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index login_code_expires on login_code (expires_at);

create table login_event (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  at timestamptz not null,
  way text not null,
  result text not null,
  ip text not null,
  device text not null,
  constraint login_event_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index login_event_member on login_event (member_id, id);
create index login_event_at on login_event (at);

create table login_failure (
  account_key text not null,
  ip text,
  at timestamptz not null default now(),
  attempt uuid
);
create index login_failure_account on login_failure (account_key, at);
create index login_failure_ip on login_failure (ip, at);
create index login_failure_at on login_failure (at);

create table login_lock (
  account_key text primary key,
  until timestamptz not null
);

create table member_device (
  member_id uuid not null,
  device_hash text not null,
  at timestamptz not null,
  constraint member_device_member_id_device_hash_pk primary key (member_id, device_hash),
  constraint member_device_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index member_device_hash on member_device (device_hash);

create table member_place (
  member_id uuid not null,
  place_hash text not null,
  at timestamptz not null,
  constraint member_place_member_id_place_hash_pk primary key (member_id, place_hash),
  constraint member_place_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table remember_token (
  token_hash text primary key,
  family uuid not null,
  member_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint remember_token_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index remember_token_family on remember_token (family);
create index remember_token_member on remember_token (member_id);
create index remember_token_expires on remember_token (expires_at);

create table operator (
  name text primary key,
  roles text[] not null,
  added_at timestamptz not null default now(),
  removed_at timestamptz
);

create table operator_action (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  roles text[] not null,
  area text not null,
  command text not null,
  effect text not null,
  input jsonb not null,
  before jsonb,
  after jsonb,
  result text not null,
  code text
);
create index operator_action_operator on operator_action (operator, id);
create index operator_action_command on operator_action (area, id);

create table fund_password (
  member_id uuid primary key,
  hash text not null,
  failures integer not null default 0,
  locked_until timestamptz,
  set_at timestamptz not null,
  rule jsonb,
  constraint fund_password_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table fund_password_reset (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  by text not null,
  reason text not null,
  at timestamptz not null,
  constraint fund_password_reset_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index fund_password_reset_member on fund_password_reset (member_id, at);

create table authenticator (
  member_id uuid primary key,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  constraint authenticator_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table passkey (
  id text primary key,
  member_id uuid not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint passkey_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index passkey_member on passkey (member_id);

create table recovery_code (
  member_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  constraint recovery_code_member_id_code_hash_pk primary key (member_id, code_hash),
  constraint recovery_code_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table security_step (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  member_id uuid,
  challenge text not null default '',
  way text not null default '',
  portal text not null default 'player',
  remember boolean not null default false,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_id text,
  constraint security_step_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index security_step_expires on security_step (expires_at);

create table verification (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  target_hash text not null,
  member_id uuid,
  code_hash text not null,
  tries integer not null default 0,
  asker_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_id text,
  constraint verification_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index verification_target on verification (target_hash, created_at);
create index verification_asker on verification (asker_hash, created_at);
create index verification_expires on verification (expires_at);

-- settings ------------------------------------------------------------------------------------------------------------

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table setting_version (
  id bigint generated always as identity primary key,
  key text not null,
  value jsonb,
  by text,
  at timestamptz not null default now()
);
create index setting_version_key on setting_version (key, id);

-- workflow ------------------------------------------------------------------------------------------------------------

create table business_calendar (
  since timestamptz primary key,
  time_zone text not null
);

create table job_item (
  job text not null,
  item text not null,
  failures integer not null,
  last_error text not null,
  failed_at timestamptz not null,
  next_at timestamptz not null,
  constraint job_item_job_item_pk primary key (job, item)
);

create table journal_cursor (
  consumer text primary key,
  written_by xid8 not null default '0',
  id bigint not null default 0,
  term bigint not null default 0,
  at timestamptz not null default now()
);

create table journal_late (
  consumer text not null,
  written_by xid8 not null,
  id bigint not null,
  counted_at timestamptz not null,
  constraint journal_late_consumer_written_by_id_pk primary key (consumer, written_by, id)
);

-- jobs ----------------------------------------------------------------------------------------------------------------

create table job_leader (
  "only" boolean primary key default true,
  gateway_id uuid,
  term bigint not null default 0,
  ends_at timestamptz not null default now(),
  constraint job_leader_one_row check ("only")
);

create table job_state (
  name text primary key,
  every_ms integer not null,
  failures integer not null default 0,
  last_run_at timestamptz,
  last_ok_at timestamptz,
  failing_since timestamptz,
  last_error text,
  next_at timestamptz,
  requested_at timestamptz
);

-- http ----------------------------------------------------------------------------------------------------------------

create table idempotency (
  principal text not null,
  route text not null,
  key text not null,
  body_hash text not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settles_at timestamptz,
  constraint idempotency_principal_route_key_pk primary key (principal, route, key)
);
create index idempotency_expires on idempotency (expires_at);

create unlogged table rate_limit (
  key text primary key,
  due double precision not null
);
create index rate_limit_due on rate_limit (due);

-- games ---------------------------------------------------------------------------------------------------------------

create table catalogue_stamp (
  id boolean primary key default true,
  changes bigint not null default 0
);

create table game_word (
  word text primary key
);

create table play_quarter (
  member_id uuid not null,
  asset text not null,
  quarter timestamptz not null,
  node_id integer not null,
  rounds integer not null,
  stake bigint not null,
  valid_bet bigint not null,
  win bigint not null,
  won bigint not null,
  best bigint not null,
  last_at timestamptz,
  ranked boolean not null default false,
  constraint play_quarter_member_id_asset_quarter_node_id_pk primary key (member_id, asset, quarter, node_id)
);
create index play_quarter_game on play_quarter (member_id, node_id, quarter);
create index play_quarter_at on play_quarter (quarter);
create index play_quarter_unranked on play_quarter (member_id) where not ranked;

create table rank_total (
  member_id uuid not null,
  asset text not null,
  game_type text not null,
  rounds integer not null,
  turnover bigint not null,
  win bigint not null,
  multiplier bigint not null,
  last_at timestamptz,
  shown boolean not null,
  constraint rank_total_member_id_asset_game_type_pk primary key (member_id, asset, game_type)
);
create index rank_total_turnover on rank_total (asset, game_type, turnover desc, last_at, member_id) where shown and turnover > 0;
create index rank_total_win on rank_total (asset, game_type, win desc, last_at, member_id) where shown and win > 0;
create index rank_total_multiplier on rank_total (asset, game_type, multiplier desc, last_at, member_id) where shown and multiplier > 0;

create table rank_window (
  id boolean primary key default true,
  since timestamptz not null
);

create table round_win (
  round_id bigint primary key,
  member_id uuid not null,
  node_id integer not null,
  game_type text not null,
  asset text not null,
  won bigint not null,
  closed_at timestamptz not null,
  shown boolean not null,
  stake bigint not null,
  recent boolean not null default true,
  big boolean generated always as (stake > 0 and won >= 9 * stake) stored not null
);
create index round_win_top on round_win (asset, recent, big, won desc, closed_at desc, round_id desc) where shown;
create index round_win_top_of on round_win (asset, game_type, recent, big, won desc, closed_at desc, round_id desc) where shown;
create index round_win_closed on round_win (recent, closed_at);
create index round_win_member on round_win (member_id);

create table vendor (
  code text primary key,
  display_name text not null,
  status text not null default 'ON',
  sort integer not null default 0,
  credit_without_bet boolean not null default false,
  languages text[] not null default '{en}',
  free_spins boolean not null default false
);

create table game (
  node_id integer primary key,
  vendor text not null,
  game_type text not null,
  game_classify text not null default '',
  game_code text not null,
  is_game text not null default 'GAME',
  status text not null default 'ON',
  is_hot boolean not null default false,
  is_new boolean not null default false,
  hot_rank integer,
  rtp numeric(6, 3),
  demo boolean not null default true,
  icon_url text not null default '',
  sort integer not null default 0,
  search text not null default '',
  volatility text,
  features text[] not null default '{}',
  languages text[],
  min_bet bigint,
  max_bet bigint,
  added_at timestamptz not null default now(),
  constraint game_vendor_code unique (vendor, game_code),
  constraint game_features_known check (features <@ '{FREE_SPINS,MULTIPLIER,WILDS,RESPINS,CASCADES,BONUS_ROUND,BONUS_BUY,JACKPOT}'::text[]),
  constraint game_volatility_known check (volatility in ('LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH')),
  constraint game_bets check (min_bet > 0 and max_bet >= min_bet),
  constraint game_vendor_vendor_code_fk foreign key (vendor) references vendor (code)
);
create index game_list on game (game_type, vendor, sort);
create index game_hot on game (hot_rank);
create index game_unfolded on game (node_id) where search = '';

create table game_session (
  id uuid primary key,
  token_hash text not null,
  member_id uuid not null,
  node_id integer not null,
  language text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  login_session text,
  ip text,
  played_at timestamptz not null default now(),
  constraint game_session_token_hash_unique unique (token_hash),
  constraint game_session_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint game_session_node_id_game_node_id_fk foreign key (node_id) references game (node_id),
  constraint game_session_login_session_session_token_hash_fk foreign key (login_session) references session (token_hash) on delete set null on update cascade
);
create index game_session_login on game_session (login_session, created_at);
create index game_session_member on game_session (member_id);
create index game_session_expires on game_session (expires_at);
create index game_session_playing on game_session (node_id, played_at);

create table game_title (
  node_id integer not null,
  language text not null,
  title text not null,
  constraint game_title_node_id_language_pk primary key (node_id, language),
  constraint game_title_node_id_game_node_id_fk foreign key (node_id) references game (node_id)
);

create table launch_token (
  token_hash text primary key,
  session_id uuid not null default gen_random_uuid(),
  member_id uuid not null,
  node_id integer not null,
  language text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  login_session text,
  ip text,
  constraint launch_token_session_id_unique unique (session_id),
  constraint launch_token_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint launch_token_node_id_game_node_id_fk foreign key (node_id) references game (node_id),
  constraint launch_token_login_session_session_token_hash_fk foreign key (login_session) references session (token_hash) on delete set null on update cascade
);
create index launch_token_login on launch_token (login_session);
create index launch_token_expires on launch_token (expires_at);

create table recent_game (
  member_id uuid not null,
  node_id integer not null,
  at timestamptz not null default now(),
  launches integer not null default 1,
  constraint recent_game_member_id_node_id_pk primary key (member_id, node_id),
  constraint recent_game_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint recent_game_node_id_game_node_id_fk foreign key (node_id) references game (node_id)
);
create index recent_game_latest on recent_game (member_id, at);

-- rounds --------------------------------------------------------------------------------------------------------------

create table round (
  id bigint generated always as identity primary key,
  vendor text not null,
  vendor_round text not null,
  member_id uuid not null,
  node_id integer not null,
  asset text not null,
  state text not null default 'OPEN',
  bets integer not null default 0,
  wins integer not null default 0,
  stake bigint not null default 0,
  win bigint not null default 0,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  bonus_stake bigint not null default 0,
  valid_bet bigint not null default 0,
  contribution bigint not null default 0,
  asked_at timestamptz,
  changed_at timestamptz,
  constraint round_of_player unique (vendor, vendor_round, member_id),
  constraint round_sums check (stake >= 0 and win >= 0 and bets >= 0 and wins >= 0),
  constraint round_bonus_stake check (bonus_stake between 0 and stake),
  constraint round_vendor_vendor_code_fk foreign key (vendor) references vendor (code),
  constraint round_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint round_node_id_game_node_id_fk foreign key (node_id) references game (node_id),
  constraint round_asset_asset_code_fk foreign key (asset) references asset (code)
);
create index round_unfinished on round (opened_at) where state in ('OPEN', 'REOPENED');
create index round_ended on round (vendor, closed_at) where state = 'CLOSED';
create index round_member on round (member_id, opened_at);
create index round_of_game on round (member_id, node_id, opened_at);
create index round_settled on round (member_id, closed_at) where state = 'CLOSED';

create table vendor_call (
  vendor text not null,
  tx_id text not null,
  kind text not null,
  body_hash text not null default '',
  answer text,
  txn_id bigint,
  round_id bigint,
  amount bigint not null default 0,
  rolled_back boolean not null default false,
  created_at timestamptz not null default now(),
  bonus bigint not null default 0,
  spin_round_id bigint,
  constraint vendor_call_vendor_tx_id_pk primary key (vendor, tx_id),
  constraint vendor_call_vendor_vendor_code_fk foreign key (vendor) references vendor (code),
  constraint vendor_call_txn_id_txn_id_fk foreign key (txn_id) references txn (id),
  constraint vendor_call_round_id_round_id_fk foreign key (round_id) references round (id)
);
create index vendor_call_round on vendor_call (round_id);

-- turnover ------------------------------------------------------------------------------------------------------------

create table requirement (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  asset text not null,
  source text not null,
  ref text not null,
  base bigint not null,
  multiple numeric(8, 2) not null,
  required bigint not null,
  done bigint not null default 0,
  state text not null default 'ACTIVE',
  opened_at timestamptz not null,
  expires_at timestamptz,
  closed_at timestamptz,
  offer text,
  bonus bigint not null default 0,
  max_bet bigint,
  max_release bigint,
  released bigint not null default 0,
  completed_mark bigint,
  flagged_at timestamptz,
  weights jsonb,
  days smallint,
  turned bigint not null default 0,
  dropped bigint not null default 0,
  constraint requirement_once unique (member_id, source, ref),
  constraint requirement_done check (done >= 0 and done <= required),
  constraint requirement_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint requirement_asset_asset_code_fk foreign key (asset) references asset (code)
);
create unique index requirement_one_bonus on requirement (member_id) where source = 'BONUS' and state = 'ACTIVE';
create index requirement_waiting on requirement (member_id, id) where state = 'WAITING';
create index requirement_bonus on requirement (member_id, id) where source = 'BONUS';
create index requirement_open on requirement (member_id, id) where state = 'ACTIVE';
create index requirement_expiry on requirement (expires_at) where state = 'ACTIVE' and expires_at is not null;

create table bonus_part (
  txn_id bigint not null,
  requirement_id bigint not null,
  round_id bigint not null,
  amount bigint not null,
  constraint bonus_part_txn_id_requirement_id_pk primary key (txn_id, requirement_id),
  constraint bonus_part_txn_id_txn_id_fk foreign key (txn_id) references txn (id),
  constraint bonus_part_requirement_id_requirement_id_fk foreign key (requirement_id) references requirement (id),
  constraint bonus_part_round_id_round_id_fk foreign key (round_id) references round (id)
);
create index bonus_part_round on bonus_part (round_id);

create table requirement_step (
  id bigint generated always as identity primary key,
  requirement_id bigint not null,
  round_id bigint,
  amount bigint not null,
  at timestamptz not null,
  vendor_play_id bigint,
  constraint requirement_step_play check (num_nonnulls(round_id, vendor_play_id) = 1),
  constraint requirement_step_requirement_id_requirement_id_fk foreign key (requirement_id) references requirement (id),
  constraint requirement_step_round_id_round_id_fk foreign key (round_id) references round (id)
);
create index requirement_step_round on requirement_step (round_id);
create index requirement_step_of on requirement_step (requirement_id, id);

-- rewards -------------------------------------------------------------------------------------------------------------

create table reward (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  asset text not null,
  source text not null,
  ref text not null,
  form text not null,
  amount bigint not null,
  terms jsonb not null,
  titles jsonb,
  note text,
  state text not null default 'OFFERED',
  offered_at timestamptz not null,
  claim_by timestamptz,
  claimed_at timestamptz,
  ended_at timestamptz,
  requirement_id bigint,
  txn_id bigint,
  by text not null,
  constraint reward_requirement_id_unique unique (requirement_id),
  constraint reward_txn_id_unique unique (txn_id),
  constraint reward_once unique (member_id, source, ref),
  constraint reward_amount check (amount > 0),
  constraint reward_spins check ((form = 'SPINS') = (terms ? 'spins')),
  constraint reward_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint reward_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint reward_requirement_id_requirement_id_fk foreign key (requirement_id) references requirement (id),
  constraint reward_txn_id_txn_id_fk foreign key (txn_id) references txn (id)
);
create index reward_member on reward (member_id, id);
create index reward_offered on reward (member_id) where state = 'OFFERED';
create index reward_of_referrals on reward (member_id, id) where source = 'REFERRAL';
create index reward_claim_by on reward (claim_by) where state = 'OFFERED' and claim_by is not null;

create table spin_grant (
  reward_id bigint primary key,
  member_id uuid not null,
  node_id integer not null,
  spins integer not null,
  stake bigint not null,
  used integer not null default 0,
  unsettled integer not null default 0,
  won bigint not null default 0,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  paid bigint,
  flagged_at timestamptz,
  constraint spin_grant_used check (used between 0 and spins),
  constraint spin_grant_sums check (unsettled >= 0 and won >= 0 and stake > 0),
  constraint spin_grant_paid check (paid is null or ended_at is not null),
  constraint spin_grant_reward_id_reward_id_fk foreign key (reward_id) references reward (id),
  constraint spin_grant_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint spin_grant_node_id_game_node_id_fk foreign key (node_id) references game (node_id)
);
create index spin_grant_open on spin_grant (member_id, node_id, reward_id) where ended_at is null;
create index spin_grant_expiry on spin_grant (expires_at) where ended_at is null;

create table spin_round (
  id bigint generated always as identity primary key,
  grant_id bigint not null,
  vendor text not null,
  vendor_round text not null,
  member_id uuid not null,
  state text not null default 'OPEN',
  bets integer not null default 1,
  wins integer not null default 0,
  win bigint not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint spin_round_of_player unique (vendor, vendor_round, member_id),
  constraint spin_round_sums check (win >= 0 and wins >= 0 and bets between 0 and 1),
  constraint spin_round_grant_id_spin_grant_reward_id_fk foreign key (grant_id) references spin_grant (reward_id),
  constraint spin_round_vendor_vendor_code_fk foreign key (vendor) references vendor (code),
  constraint spin_round_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index spin_round_grant on spin_round (grant_id, id);
create index spin_round_member on spin_round (member_id, opened_at);

-- access --------------------------------------------------------------------------------------------------------------

create table account_origin (
  address text not null,
  kind text not null,
  at timestamptz not null
);
create index account_origin_address on account_origin (address, kind, at);
create index account_origin_at on account_origin (at);

create table terms_acceptance (
  member_id uuid not null,
  version text not null,
  at timestamptz not null,
  constraint terms_acceptance_member_id_version_pk primary key (member_id, version),
  constraint terms_acceptance_member_id_member_id_fk foreign key (member_id) references member (id)
);

-- agent ---------------------------------------------------------------------------------------------------------------

create table affiliate (
  code text primary key,
  agent_id uuid not null,
  domain text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  member_type smallint not null default 0,
  rates jsonb not null default '{}'::jsonb,
  channel text not null default '',
  expires_at timestamptz,
  constraint affiliate_member_type check (member_type in (0, 1)),
  constraint affiliate_agent_id_member_id_fk foreign key (agent_id) references member (id)
);
create index affiliate_agent on affiliate (agent_id, created_at, code);
create index affiliate_code_folded on affiliate (lower(code));

create table affiliate_visit (
  code text not null,
  day date not null,
  visitor text not null,
  constraint affiliate_visit_code_day_visitor_pk primary key (code, day, visitor),
  constraint affiliate_visit_code_affiliate_code_fk foreign key (code) references affiliate (code)
);

create table affiliate_visits (
  code text primary key,
  visits bigint not null default 0,
  constraint affiliate_visits_code_affiliate_code_fk foreign key (code) references affiliate (code)
);

create table downline_account (
  member_id uuid primary key,
  agent_id uuid not null,
  key_hash text not null,
  body_hash text not null,
  created_at timestamptz not null,
  constraint downline_account_key unique (agent_id, key_hash),
  constraint downline_account_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint downline_account_agent_id_member_id_fk foreign key (agent_id) references member (id)
);
create index downline_account_day on downline_account (agent_id, created_at);

create table downline_remark (
  agent_id uuid not null,
  member_id uuid not null,
  remark text not null,
  updated_at timestamptz not null,
  constraint downline_remark_agent_id_member_id_pk primary key (agent_id, member_id),
  constraint downline_remark_agent_id_member_id_fk foreign key (agent_id) references member (id),
  constraint downline_remark_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table member_line (
  ancestor_id uuid not null,
  descendant_id uuid not null,
  depth smallint not null,
  constraint member_line_ancestor_id_descendant_id_pk primary key (ancestor_id, descendant_id),
  constraint member_line_depth check ((depth = 0) = (ancestor_id = descendant_id)),
  constraint member_line_ancestor_id_member_id_fk foreign key (ancestor_id) references member (id),
  constraint member_line_descendant_id_member_id_fk foreign key (descendant_id) references member (id)
);
create index member_line_up on member_line (descendant_id, depth, ancestor_id);
create index member_line_down on member_line (ancestor_id, depth, descendant_id);

create table member_rate (
  member_id uuid not null,
  game_type text not null,
  from_day date not null,
  ppm integer not null,
  set_by text not null,
  set_at timestamptz not null,
  constraint member_rate_member_id_game_type_from_day_pk primary key (member_id, game_type, from_day),
  constraint member_rate_ppm check (ppm between 0 and 1000000),
  constraint member_rate_member_id_member_id_fk foreign key (member_id) references member (id)
);

-- chat ----------------------------------------------------------------------------------------------------------------

create table chat_block (
  member_id uuid not null,
  blocked_id uuid not null,
  at timestamptz not null,
  constraint chat_block_member_id_blocked_id_pk primary key (member_id, blocked_id),
  constraint chat_block_other check (member_id <> blocked_id),
  constraint chat_block_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint chat_block_blocked_id_member_id_fk foreign key (blocked_id) references member (id)
);

create table chat_host (
  id text primary key,
  name text not null,
  language text not null,
  icon_url text not null default '',
  online boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz,
  announced_at timestamptz
);

create table chat_follow (
  member_id uuid not null,
  host_id text not null,
  at timestamptz not null,
  constraint chat_follow_member_id_host_id_pk primary key (member_id, host_id),
  constraint chat_follow_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint chat_follow_host_id_chat_host_id_fk foreign key (host_id) references chat_host (id)
);

create table chat_person (
  member_id uuid primary key,
  ref text not null,
  rules_version smallint not null default 0,
  muted_until timestamptz,
  banned_at timestamptz,
  banned_until timestamptz,
  constraint chat_person_ref unique (ref),
  constraint chat_person_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table chat_room (
  id text primary key,
  kind text not null,
  language text not null,
  host_id text,
  titles jsonb not null default '{}'::jsonb,
  slow_ms integer,
  last_seq bigint not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint chat_room_host unique (host_id),
  constraint chat_room_kind check ((kind = 'HOST') = (host_id is not null)),
  constraint chat_room_slow check (slow_ms between 0 and 3600000),
  constraint chat_room_host_id_chat_host_id_fk foreign key (host_id) references chat_host (id)
);

create table chat_gift (
  id bigint generated always as identity primary key,
  kind text not null,
  room_id text not null,
  sender_id uuid not null,
  asset text not null,
  amount bigint not null,
  each bigint not null,
  receivers uuid[] not null,
  txn_id bigint not null,
  at timestamptz not null,
  constraint chat_gift_txn unique (txn_id),
  constraint chat_gift_amount check (each > 0 and amount = each * cardinality(receivers)),
  constraint chat_gift_other check (not (sender_id = any (receivers))),
  constraint chat_gift_room_id_chat_room_id_fk foreign key (room_id) references chat_room (id),
  constraint chat_gift_sender_id_member_id_fk foreign key (sender_id) references member (id),
  constraint chat_gift_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint chat_gift_txn_id_txn_id_fk foreign key (txn_id) references txn (id)
);
create index chat_gift_sum on chat_gift (sender_id, at);

create table chat_message (
  id bigint generated always as identity primary key,
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
  constraint chat_message_place unique (room_id, seq),
  constraint chat_message_kind check (kind in ('TEXT', 'SHARE', 'TIP', 'RAIN', 'REMOVAL')),
  constraint chat_message_author check (num_nonnulls(member_id, host_id) = (kind <> 'REMOVAL')::int),
  constraint chat_message_target check ((kind = 'REMOVAL') = (target_id is not null)),
  constraint chat_message_round check ((kind = 'SHARE') = (round_id is not null)),
  constraint chat_message_gift check ((kind in ('TIP', 'RAIN')) = (gift_id is not null)),
  constraint chat_message_room_id_chat_room_id_fk foreign key (room_id) references chat_room (id),
  constraint chat_message_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint chat_message_host_id_chat_host_id_fk foreign key (host_id) references chat_host (id),
  constraint chat_message_target_id_chat_message_id_fk foreign key (target_id) references chat_message (id),
  constraint chat_message_round_id_round_id_fk foreign key (round_id) references round (id),
  constraint chat_message_gift_id_chat_gift_id_fk foreign key (gift_id) references chat_gift (id)
);
create unique index chat_message_once on chat_message (member_id, client_id) where client_id is not null;
create unique index chat_message_removed on chat_message (target_id) where kind = 'REMOVAL';
create index chat_message_mentions on chat_message using gin (mentions);
create index chat_message_of on chat_message (member_id, id);

create table chat_presence (
  session_id text not null,
  room_id text not null,
  member_id uuid not null,
  until timestamptz not null,
  constraint chat_presence_session_id_room_id_pk primary key (session_id, room_id),
  constraint chat_presence_room_id_chat_room_id_fk foreign key (room_id) references chat_room (id),
  constraint chat_presence_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index chat_presence_room on chat_presence (room_id, until);

create table chat_reader (
  member_id uuid not null,
  room_id text not null,
  seq bigint not null,
  constraint chat_reader_member_id_room_id_pk primary key (member_id, room_id),
  constraint chat_reader_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint chat_reader_room_id_chat_room_id_fk foreign key (room_id) references chat_room (id)
);

create table chat_report (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  member_id uuid not null,
  reason text not null,
  note text not null default '',
  at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decision text,
  constraint chat_report_once unique (message_id, member_id),
  constraint chat_report_message_id_chat_message_id_fk foreign key (message_id) references chat_message (id),
  constraint chat_report_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index chat_report_open on chat_report (id) where decided_at is null;

-- commissions ---------------------------------------------------------------------------------------------------------

create table commission_day (
  agent_id uuid not null,
  day date not null,
  asset text not null,
  base bigint not null,
  members integer not null,
  earned bigint not null,
  carried_in bigint not null,
  rest bigint not null,
  paid bigint not null,
  txn_id bigint,
  at timestamptz not null,
  constraint commission_day_agent_id_asset_day_pk primary key (agent_id, asset, day),
  constraint commission_day_txn_id_unique unique (txn_id),
  constraint commission_day_sum check (carried_in + earned = paid * 1000000 + rest),
  constraint commission_day_paid check (paid >= 0 and (paid = 0) = (txn_id is null)),
  constraint commission_day_agent_id_member_id_fk foreign key (agent_id) references member (id),
  constraint commission_day_txn_id_txn_id_fk foreign key (txn_id) references txn (id)
);

create table commission_line (
  agent_id uuid not null,
  day date not null,
  asset text not null,
  member_id uuid not null,
  game_type text not null,
  rate integer not null,
  rate_below integer not null,
  base bigint not null,
  played date not null,
  constraint commission_line_pk primary key (agent_id, day, asset, member_id, game_type, played, rate, rate_below)
);
create index commission_line_day on commission_line (day);
create index commission_line_member on commission_line (member_id, played);

create table commission_paid (
  id boolean primary key default true,
  day date,
  closing date
);

create table commission_raise (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  game_type text not null,
  from_day date not null
);

create table revenue_deal (
  id bigint generated always as identity primary key,
  agent_id uuid not null,
  kind text not null,
  from_month date not null,
  tiers jsonb not null,
  ended boolean not null default false,
  set_by text not null,
  set_at timestamptz not null,
  constraint revenue_deal_month unique (agent_id, from_month),
  constraint revenue_deal_agent_id_member_id_fk foreign key (agent_id) references member (id)
);

create table revenue_member (
  agent_id uuid not null,
  month date not null,
  asset text not null,
  member_id uuid not null,
  valid_bet bigint not null,
  stake bigint not null,
  win bigint not null,
  bonus bigint not null,
  rebate bigint not null,
  payments bigint not null,
  constraint revenue_member_agent_id_month_asset_member_id_pk primary key (agent_id, month, asset, member_id)
);

create table revenue_month (
  agent_id uuid not null,
  month date not null,
  asset text not null,
  deal_id bigint not null,
  revenue bigint not null,
  bonus bigint not null,
  rebate bigint not null,
  platform_fee bigint not null,
  payment_fee bigint not null,
  net bigint not null,
  active integer not null,
  rate integer not null,
  debt bigint not null,
  rest bigint not null,
  paid bigint not null,
  txn_id bigint,
  at timestamptz not null,
  read_to jsonb,
  constraint revenue_month_agent_id_asset_month_pk primary key (agent_id, asset, month),
  constraint revenue_month_txn_id_unique unique (txn_id),
  constraint revenue_month_paid check (paid >= 0 and (paid = 0) = (txn_id is null)),
  constraint revenue_month_agent_id_member_id_fk foreign key (agent_id) references member (id),
  constraint revenue_month_deal_id_revenue_deal_id_fk foreign key (deal_id) references revenue_deal (id),
  constraint revenue_month_txn_id_txn_id_fk foreign key (txn_id) references txn (id)
);

-- content -------------------------------------------------------------------------------------------------------------

create table announcement (
  id bigint generated always as identity primary key,
  type text not null,
  promotion_type text,
  published_at timestamptz not null default now(),
  ends_at timestamptz,
  execution text
);
create index announcement_latest on announcement (published_at);

create table announcement_text (
  announcement_id bigint not null,
  language text not null,
  title text not null,
  content text not null,
  constraint announcement_text_announcement_id_language_pk primary key (announcement_id, language),
  constraint announcement_text_announcement_id_announcement_id_fk foreign key (announcement_id) references announcement (id) on delete cascade
);

create table authored_text (
  id bigint generated always as identity primary key,
  kind text not null,
  slug text not null,
  latest integer not null,
  published_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  constraint authored_text_name unique (kind, slug),
  constraint authored_text_slug check (slug ~ '^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$')
);
create index authored_text_latest on authored_text (kind, published_at desc, id desc nulls last);

create table authored_version (
  text_id bigint not null,
  version integer not null,
  tags text[] not null,
  picture text not null,
  topic text not null,
  by text not null,
  at timestamptz not null,
  constraint authored_version_text_id_version_pk primary key (text_id, version),
  constraint authored_version_text_id_authored_text_id_fk foreign key (text_id) references authored_text (id)
);

create table authored_body (
  text_id bigint not null,
  version integer not null,
  language text not null,
  title text not null,
  summary text not null,
  alt text not null,
  body text not null,
  constraint authored_body_text_id_version_language_pk primary key (text_id, version, language),
  constraint authored_body_text_id_authored_text_id_fk foreign key (text_id) references authored_text (id),
  constraint authored_body_version foreign key (text_id, version) references authored_version (text_id, version)
);

create table authored_publication (
  id bigint generated always as identity primary key,
  text_id bigint not null,
  version integer not null,
  "from" timestamptz not null,
  terms_version text not null default '',
  constraint authored_publication_text_id_authored_text_id_fk foreign key (text_id) references authored_text (id),
  constraint authored_publication_version foreign key (text_id, version) references authored_version (text_id, version)
);
create index authored_publication_text on authored_publication (text_id, "from" desc, id desc nulls last);
create index authored_publication_terms on authored_publication (terms_version) where terms_version <> '';

create table content_picture (
  id text primary key,
  type text not null,
  bytes bytea not null,
  by text not null,
  at timestamptz not null
);
create index content_picture_at on content_picture (at);

create table text_vote (
  kind text not null,
  slug text not null,
  voter text not null,
  member_id uuid,
  useful boolean not null,
  at timestamptz not null,
  constraint text_vote_kind_slug_voter_pk primary key (kind, slug, voter),
  constraint text_vote_member_id_member_id_fk foreign key (member_id) references member (id)
);

-- contracts -----------------------------------------------------------------------------------------------------------

create table contract (
  id bigint generated always as identity primary key,
  kind text not null,
  period text not null,
  asset text not null,
  upline_id uuid,
  downline_id uuid not null,
  tiers jsonb not null,
  state text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  offered_at timestamptz,
  expires_at timestamptz,
  start_at timestamptz,
  end_at timestamptz,
  follows_id bigint,
  termination_by text,
  termination_reason text,
  settled_to timestamptz,
  next_at timestamptz,
  constraint contract_period check (case kind when 'DIVIDEND' then period in ('DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY')
        when 'HOURLY' then period = 'HOUR' when 'REAL_TIME' then period = '5MIN' else period = 'DAILY' end),
  constraint contract_pair check (upline_id is distinct from downline_id),
  constraint contract_start check ((state in ('active', 'term_pending', 'terminated', 'superseded', 'auto_terminated'))
      = (start_at is not null)),
  constraint contract_end check ((state in ('terminated', 'superseded', 'auto_terminated')) = (end_at is not null)),
  constraint contract_termination check ((state = 'term_pending') <= (termination_by is not null)),
  constraint contract_upline_id_member_id_fk foreign key (upline_id) references member (id),
  constraint contract_downline_id_member_id_fk foreign key (downline_id) references member (id)
);
create index contract_up on contract (upline_id, kind, state);
create index contract_down on contract (downline_id, kind, state);
create index contract_next on contract (next_at) where next_at is not null;
create index contract_running on contract (id) where start_at is not null and (end_at is null or coalesce(settled_to, start_at) < end_at);
-- Of a kind and pair at most one offer waits, and one contract is in force; a pair without an upline is one with the operator.
create unique index contract_one_pending on contract (kind, downline_id, upline_id) nulls not distinct where state = 'pending';
create unique index contract_one_active on contract (kind, downline_id, upline_id) nulls not distinct where state in ('active', 'term_pending');

create table contract_clock (
  id boolean primary key default true,
  closed_to timestamptz not null
);

create table contract_late (
  journal text not null,
  row_id bigint not null,
  slot timestamptz not null,
  constraint contract_late_journal_row_id_pk primary key (journal, row_id)
);
create index contract_late_slot on contract_late (slot);

create table contract_play (
  member_id uuid not null,
  asset text not null,
  slot timestamptz not null,
  game_type text not null,
  valid_bet bigint not null,
  pnl bigint not null,
  constraint contract_play_member_id_asset_slot_game_type_pk primary key (member_id, asset, slot, game_type)
);
create index contract_play_slot on contract_play (slot, member_id);

create table contract_result (
  id bigint generated always as identity primary key,
  contract_id bigint not null,
  kind text not null,
  payer_id uuid,
  payee_id uuid not null,
  asset text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  part integer not null,
  valid_bet bigint not null,
  pnl bigint not null,
  active integer not null,
  tier smallint,
  rate integer not null,
  categories jsonb,
  salaries bigint not null,
  debt_before bigint not null,
  debt_after bigint not null,
  earned bigint not null,
  carried_in bigint not null,
  rest bigint not null,
  amount bigint not null,
  at timestamptz not null,
  constraint contract_result_period unique (contract_id, from_at),
  constraint contract_result_sum check (carried_in + earned = amount * 1000000 + rest),
  constraint contract_result_amount check (amount >= 0),
  constraint contract_result_debt check (debt_before <= 0 and debt_after <= 0),
  constraint contract_result_contract_id_contract_id_fk foreign key (contract_id) references contract (id)
);
create index contract_result_payee on contract_result (payee_id, kind, to_at, id);
-- A day of an upline has thousands of slots: what they cost is added up from the index alone.
create index contract_result_payer on contract_result (payer_id, kind, to_at, id)
  include (payee_id, asset, amount, valid_bet, earned, rate);

create table contract_payment (
  result_id bigint primary key,
  state text not null,
  paid_at timestamptz,
  disputed_by text,
  dispute_reason text,
  decided_at timestamptz,
  decision_reason text,
  adjustment bigint,
  constraint contract_payment_dispute check ((state in ('DISPUTED', 'ADJUSTED')) = (disputed_by is not null)),
  constraint contract_payment_decision check ((state = 'ADJUSTED') = (decision_reason is not null)
      and (state = 'ADJUSTED') = (adjustment is not null)),
  constraint contract_payment_result_id_contract_result_id_fk foreign key (result_id) references contract_result (id)
);
create index contract_payment_open on contract_payment (state, result_id) where state in ('CALCULATED', 'OWED', 'DISPUTED');
create index contract_payment_unpaid on contract_payment (result_id, state) where state <> 'PAID';

create table contract_step (
  id bigint generated always as identity primary key,
  contract_id bigint not null,
  state text not null,
  version integer not null,
  by text not null,
  at timestamptz not null,
  constraint contract_step_contract_id_contract_id_fk foreign key (contract_id) references contract (id)
);
create index contract_step_of on contract_step (contract_id, id);

create table obligation (
  id bigint generated always as identity primary key,
  result_id bigint not null,
  cause text not null,
  debtor_id uuid,
  creditor_id uuid,
  asset text not null,
  amount bigint not null,
  created_at timestamptz not null,
  owed_at timestamptz,
  txn_id bigint,
  cancelled_at timestamptz,
  constraint obligation_txn_id_unique unique (txn_id),
  constraint obligation_cause unique (result_id, cause),
  constraint obligation_amount check (amount > 0),
  constraint obligation_one_end check (txn_id is null or cancelled_at is null),
  constraint obligation_result_id_contract_result_id_fk foreign key (result_id) references contract_result (id),
  constraint obligation_txn_id_txn_id_fk foreign key (txn_id) references txn (id)
);
create index obligation_open on obligation (debtor_id, id) where txn_id is null and cancelled_at is null;

-- deposits ------------------------------------------------------------------------------------------------------------

create table deposit_order (
  order_no text primary key,
  member_id uuid not null,
  asset text not null,
  channel_id text not null,
  provider text not null,
  intent text,
  amount bigint not null,
  fee bigint not null,
  bonus_id text,
  payer jsonb not null default '{}'::jsonb,
  reference text not null,
  instructions jsonb not null default '{}'::jsonb,
  paid_reference text,
  state text not null default 'CREATED',
  received bigint,
  credited bigint,
  next_at timestamptz,
  looks integer not null default 0,
  expires_at timestamptz not null,
  submitted_at timestamptz,
  created_at timestamptz not null default now(),
  terms jsonb,
  bonus_given bigint,
  bonus_refused text,
  taken_back bigint,
  constraint deposit_order_reference unique (reference),
  constraint deposit_order_intent unique (member_id, intent),
  constraint deposit_order_amount check (amount > 0 and fee >= 0),
  constraint deposit_order_credited check ((credited is not null) = (state in ('CONFIRMED', 'CHARGED_BACK'))),
  constraint deposit_order_taken_back check ((taken_back is not null) = (state = 'CHARGED_BACK') and (taken_back is null or taken_back between 0 and credited)),
  constraint deposit_order_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint deposit_order_asset_asset_code_fk foreign key (asset) references asset (code)
);
create index deposit_order_member on deposit_order (member_id, created_at);
create index deposit_order_due on deposit_order (next_at) where next_at is not null;
create index deposit_order_owing on deposit_order (member_id) where state = 'CHARGED_BACK' and taken_back < credited;

create table deposit_event (
  id bigint generated always as identity primary key,
  order_no text not null,
  state text not null,
  by text not null,
  note text not null default '',
  remark text not null default '',
  at timestamptz not null,
  constraint deposit_event_order_no_deposit_order_order_no_fk foreign key (order_no) references deposit_order (order_no)
);
create index deposit_event_order on deposit_event (order_no, id);

create table deposit_money (
  provider text not null,
  ref text not null,
  order_no text,
  amount bigint not null,
  at timestamptz not null,
  constraint deposit_money_provider_ref_pk primary key (provider, ref),
  constraint deposit_money_amount check (amount > 0),
  constraint deposit_money_order_no_deposit_order_order_no_fk foreign key (order_no) references deposit_order (order_no)
);
create index deposit_money_order on deposit_money (order_no);

create table deposit_proof (
  id uuid primary key default gen_random_uuid(),
  order_no text not null,
  sha256 text not null,
  type text not null,
  bytes bytea not null,
  at timestamptz not null,
  constraint deposit_proof_once unique (order_no, sha256),
  constraint deposit_proof_order_no_deposit_order_order_no_fk foreign key (order_no) references deposit_order (order_no)
);

-- favourites ----------------------------------------------------------------------------------------------------------

create table favourite (
  member_id uuid not null,
  node_id integer not null,
  at timestamptz not null default now(),
  constraint favourite_member_id_node_id_pk primary key (member_id, node_id),
  constraint favourite_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint favourite_node_id_game_node_id_fk foreign key (node_id) references game (node_id)
);
create index favourite_latest on favourite (member_id, at);

-- feedback ------------------------------------------------------------------------------------------------------------

create table feedback (
  id bigint generated always as identity primary key,
  member_id uuid,
  type text not null,
  content text not null,
  contact text,
  at timestamptz not null,
  node_id integer,
  round_id bigint,
  answer text,
  answered_at timestamptz,
  answered_by text,
  language text,
  upload_key uuid not null default gen_random_uuid(),
  answer_sent_at timestamptz,
  closed_at timestamptz,
  constraint feedback_upload_key unique (upload_key),
  constraint feedback_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint feedback_node_id_game_node_id_fk foreign key (node_id) references game (node_id),
  constraint feedback_round_id_round_id_fk foreign key (round_id) references round (id)
);
create index feedback_at on feedback (at);
create index feedback_member on feedback (member_id, id);
create index feedback_to_send on feedback (answered_at) where member_id is null and answer_sent_at is null and answer is not null;

create table feedback_picture (
  id uuid primary key default gen_random_uuid(),
  feedback_id bigint not null,
  sha256 text not null,
  type text not null,
  bytes bytea not null,
  at timestamptz not null,
  constraint feedback_picture_once unique (feedback_id, sha256),
  constraint feedback_picture_feedback_id_feedback_id_fk foreign key (feedback_id) references feedback (id)
);

-- jackpots ------------------------------------------------------------------------------------------------------------

create table jackpot_cycle (
  id bigint generated always as identity primary key,
  pool text not null,
  asset text not null,
  seed text not null,
  hash text not null,
  one_per bigint not null,
  opened_at timestamptz not null,
  hit_at timestamptz,
  round_id bigint,
  member_id uuid,
  stake bigint,
  amount bigint,
  txn_id bigint,
  constraint jackpot_cycle_round_id_unique unique (round_id),
  constraint jackpot_cycle_one_per check (one_per > 0),
  constraint jackpot_cycle_hit_whole check (num_nulls(hit_at, round_id, member_id, stake, amount, txn_id) in (0, 6)),
  constraint jackpot_cycle_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint jackpot_cycle_round_id_round_id_fk foreign key (round_id) references round (id),
  constraint jackpot_cycle_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint jackpot_cycle_txn_id_txn_id_fk foreign key (txn_id) references txn (id)
);
create unique index jackpot_cycle_open on jackpot_cycle (pool, asset) where hit_at is null;
create index jackpot_cycle_hit on jackpot_cycle (asset, hit_at);

create table pool_sum (
  account_id bigint primary key,
  upto bigint not null,
  amount bigint not null,
  constraint pool_sum_account_id_account_id_fk foreign key (account_id) references account (id)
);

-- lottery -------------------------------------------------------------------------------------------------------------

create table lotto_issue (
  game_code text not null,
  numero text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  seed text not null,
  commitment text not null,
  constraint lotto_issue_game_code_numero_pk primary key (game_code, numero)
);
create index lotto_issue_draw on lotto_issue (game_code, draws_at);

create table lotto_recent (
  member_id uuid not null,
  game_code text not null,
  at timestamptz not null,
  constraint lotto_recent_member_id_game_code_pk primary key (member_id, game_code),
  constraint lotto_recent_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index lotto_recent_latest on lotto_recent (member_id, at);

-- member-transfers ----------------------------------------------------------------------------------------------------

create table member_transfer (
  id bigint generated always as identity primary key,
  direction text not null,
  sender_id uuid not null,
  receiver_id uuid not null,
  asset text not null,
  amount bigint not null,
  purpose text not null default 'OTHER',
  remark text not null default '',
  packet boolean not null default false,
  txn_id bigint not null,
  at timestamptz not null,
  constraint member_transfer_txn unique (txn_id, receiver_id),
  constraint member_transfer_direction check (direction in ('UP', 'DOWN')),
  constraint member_transfer_amount check (amount > 0),
  constraint member_transfer_other check (sender_id <> receiver_id),
  constraint member_transfer_packet check (not packet or direction = 'DOWN'),
  constraint member_transfer_sender_id_member_id_fk foreign key (sender_id) references member (id),
  constraint member_transfer_receiver_id_member_id_fk foreign key (receiver_id) references member (id),
  constraint member_transfer_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint member_transfer_txn_id_txn_id_fk foreign key (txn_id) references txn (id)
);
create index member_transfer_sum on member_transfer (sender_id, direction, at);
create index member_transfer_sent on member_transfer (sender_id, id);
create index member_transfer_received on member_transfer (receiver_id, id);

-- messages ------------------------------------------------------------------------------------------------------------

create table message (
  id bigint generated always as identity primary key,
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
  constraint message_kind_or_texts check ((kind is null) <> (texts is null)),
  constraint message_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint message_sender_id_member_id_fk foreign key (sender_id) references member (id)
);
create index message_member on message (member_id, id) where deleted_at is null;
create index message_unread on message (member_id) where read_at is null and deleted_at is null;
create index message_deleted on message (deleted_at) where deleted_at is not null;
create index message_sent on message (sender_id, id) where sender_id is not null;

create table message_picture (
  id uuid primary key default gen_random_uuid(),
  message_id bigint not null,
  sha256 text not null,
  type text not null,
  bytes bytea not null,
  at timestamptz not null,
  constraint message_picture_once unique (message_id, sha256),
  constraint message_picture_message_id_message_id_fk foreign key (message_id) references message (id)
);

-- mirrors -------------------------------------------------------------------------------------------------------------

create table mirror_speed (
  id bigint generated always as identity primary key,
  host text not null,
  country text not null,
  latency_ms integer,
  at timestamptz not null
);
create index mirror_speed_at on mirror_speed (at);

-- missions ------------------------------------------------------------------------------------------------------------

create table leaderboard (
  id text primary key,
  position integer not null,
  version integer not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  period text not null,
  metric text not null default 'VALID_BET'
);

create table leaderboard_version (
  leaderboard_id text not null,
  version integer not null,
  games jsonb not null,
  prizes jsonb not null,
  texts jsonb not null,
  by text not null,
  at timestamptz not null,
  least_stake bigint,
  constraint leaderboard_version_leaderboard_id_version_pk primary key (leaderboard_id, version),
  constraint leaderboard_version_leaderboard_id_leaderboard_id_fk foreign key (leaderboard_id) references leaderboard (id)
);

create table leaderboard_period (
  leaderboard_id text not null,
  period_key text not null,
  version integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  changed boolean not null default true,
  ranked_at timestamptz,
  frozen_at timestamptz,
  constraint leaderboard_period_leaderboard_id_period_key_pk primary key (leaderboard_id, period_key),
  constraint leaderboard_period_version foreign key (leaderboard_id, version) references leaderboard_version (leaderboard_id, version)
);
create index leaderboard_period_open on leaderboard_period (ends_at) where frozen_at is null;

create table leaderboard_round (
  leaderboard_id text not null,
  period_key text not null,
  round_id bigint not null,
  member_id uuid not null,
  multiple bigint not null,
  reached_at timestamptz not null,
  constraint leaderboard_round_leaderboard_id_period_key_round_id_pk primary key (leaderboard_id, period_key, round_id),
  constraint leaderboard_round_won check (multiple >= 100),
  constraint leaderboard_round_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint leaderboard_round_period foreign key (leaderboard_id, period_key) references leaderboard_period (leaderboard_id, period_key)
);
create index leaderboard_round_best on leaderboard_round (leaderboard_id, period_key, member_id, multiple desc nulls last, reached_at, round_id);

create table leaderboard_score (
  leaderboard_id text not null,
  period_key text not null,
  member_id uuid not null,
  asset text not null,
  score bigint not null default 0,
  reached_at timestamptz not null,
  rank integer,
  ranked_score bigint not null default 0,
  constraint leaderboard_score_leaderboard_id_period_key_member_id_pk primary key (leaderboard_id, period_key, member_id),
  constraint leaderboard_score_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint leaderboard_score_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint leaderboard_score_period foreign key (leaderboard_id, period_key) references leaderboard_period (leaderboard_id, period_key)
);
create index leaderboard_score_rank on leaderboard_score (leaderboard_id, period_key, rank);

create table mission (
  id text primary key,
  position integer not null,
  version integer not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  metric text not null,
  period text not null
);

create table mission_version (
  mission_id text not null,
  version integer not null,
  target bigint not null,
  games jsonb not null,
  gift jsonb not null,
  texts jsonb not null,
  after text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  by text not null,
  at timestamptz not null,
  constraint mission_version_mission_id_version_pk primary key (mission_id, version),
  constraint mission_version_target check (target > 0),
  constraint mission_version_period check (ends_at > starts_at),
  constraint mission_version_mission_id_mission_id_fk foreign key (mission_id) references mission (id),
  constraint mission_version_after_mission_id_fk foreign key (after) references mission (id)
);

create table mission_progress (
  member_id uuid not null,
  mission_id text not null,
  period_key text not null,
  version integer not null,
  asset text not null,
  progress bigint not null default 0,
  target bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  claim_by timestamptz,
  completed_at timestamptz,
  claimed_at timestamptz,
  reward_id bigint,
  constraint mission_progress_member_id_mission_id_period_key_pk primary key (member_id, mission_id, period_key),
  constraint mission_progress_reward_id_unique unique (reward_id),
  constraint mission_progress_claimed check ((claimed_at is null) = (reward_id is null)),
  constraint mission_progress_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint mission_progress_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint mission_progress_reward_id_reward_id_fk foreign key (reward_id) references reward (id),
  constraint mission_progress_version foreign key (mission_id, version) references mission_version (mission_id, version)
);
create index mission_progress_complete on mission_progress (member_id) where progress >= target and claimed_at is null;
create index mission_progress_over on mission_progress (claim_by);

-- points --------------------------------------------------------------------------------------------------------------

create table point_account (
  member_id uuid primary key,
  rest integer not null default 0,
  owed bigint not null default 0,
  constraint point_account_rest check (rest between 0 and 999999),
  constraint point_account_owed check (owed >= 0),
  constraint point_account_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table point_adjustment (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  key text not null,
  points bigint not null,
  reason text not null,
  txn_id bigint,
  by text not null,
  at timestamptz not null,
  constraint point_adjustment_txn_id_unique unique (txn_id),
  constraint point_adjustment_once unique (member_id, key),
  constraint point_adjustment_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint point_adjustment_txn_id_txn_id_fk foreign key (txn_id) references txn (id)
);

create table point_conversion (
  txn_id bigint primary key,
  member_id uuid not null,
  points bigint not null,
  asset text not null,
  amount bigint not null,
  ratio integer not null,
  cash_txn_id bigint not null,
  at timestamptz not null,
  constraint point_conversion_cash_txn_id_unique unique (cash_txn_id),
  constraint point_conversion_txn_id_txn_id_fk foreign key (txn_id) references txn (id),
  constraint point_conversion_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint point_conversion_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint point_conversion_cash_txn_id_txn_id_fk foreign key (cash_txn_id) references txn (id)
);
create index point_conversion_member on point_conversion (member_id, at);

create table point_factor (
  member_id uuid not null,
  day date not null,
  percent integer not null,
  constraint point_factor_member_id_day_pk primary key (member_id, day),
  constraint point_factor_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table point_item (
  id bigint generated always as identity primary key,
  key text not null,
  type text not null,
  titles jsonb not null,
  notes jsonb,
  art text not null,
  points bigint not null,
  stock integer,
  per_member integer,
  amount bigint,
  multiple numeric(8, 2),
  days smallint,
  shown boolean not null default true,
  created_at timestamptz not null,
  min_rank smallint,
  spins jsonb,
  constraint point_item_key_unique unique (key),
  constraint point_item_price check (points > 0),
  constraint point_item_rank check (min_rank > 0),
  constraint point_item_stock check (stock >= 0),
  constraint point_item_amount check ((type = 'GOODS') = (amount is null) and (amount is null) = (multiple is null)),
  constraint point_item_spins check ((type = 'SPINS') = (spins is not null))
);
create index point_item_newest on point_item (id) where shown;
create index point_item_points on point_item (points, id) where shown;

create table point_order (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  item_id bigint not null,
  type text not null,
  titles jsonb not null,
  art text not null,
  points bigint not null,
  key text not null,
  asset text not null,
  amount bigint,
  multiple numeric(8, 2),
  days smallint,
  address jsonb,
  state text not null default 'PROCESSING',
  delivery_no text,
  remark text,
  at timestamptz not null,
  closed_at timestamptz,
  by text,
  spins jsonb,
  constraint point_order_once unique (member_id, key),
  constraint point_order_closed check ((state = 'PROCESSING') = (closed_at is null)),
  constraint point_order_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint point_order_item_id_point_item_id_fk foreign key (item_id) references point_item (id),
  constraint point_order_asset_asset_code_fk foreign key (asset) references asset (code)
);
create index point_order_member on point_order (member_id, id);
create index point_order_item on point_order (member_id, item_id);
create index point_order_address on point_order (member_id, id) where address is not null;
create index point_order_open on point_order (id) where state = 'PROCESSING';

create table point_rate (
  day date primary key,
  rates jsonb not null
);

-- promotions ----------------------------------------------------------------------------------------------------------

create table promotion (
  id text primary key,
  type text not null,
  position integer not null,
  version integer not null,
  created_at timestamptz not null,
  ended_at timestamptz
);

create table promotion_version (
  promotion_id text not null,
  version integer not null,
  way text not null,
  audience text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  picture text not null,
  texts jsonb not null,
  terms jsonb not null,
  conditions jsonb not null,
  by text not null,
  at timestamptz not null,
  constraint promotion_version_promotion_id_version_pk primary key (promotion_id, version),
  constraint promotion_version_period check (ends_at > starts_at),
  constraint promotion_version_promotion_id_promotion_id_fk foreign key (promotion_id) references promotion (id)
);

create table promotion_entry (
  id bigint generated always as identity primary key,
  promotion_id text not null,
  version integer not null,
  member_id uuid not null,
  asset text not null,
  state text not null,
  terms jsonb not null,
  remark text not null default '',
  reason text,
  order_no text,
  amount bigint,
  reward_id bigint,
  at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  constraint promotion_entry_reward_id_unique unique (reward_id),
  constraint promotion_entry_issued check ((state = 'ISSUED') = (reward_id is not null)),
  constraint promotion_entry_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint promotion_entry_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint promotion_entry_order_no_deposit_order_order_no_fk foreign key (order_no) references deposit_order (order_no),
  constraint promotion_entry_reward_id_reward_id_fk foreign key (reward_id) references reward (id),
  constraint promotion_entry_version foreign key (promotion_id, version) references promotion_version (promotion_id, version)
);
create unique index promotion_entry_once on promotion_entry (member_id, promotion_id) where state <> 'REJECTED';
create index promotion_entry_member on promotion_entry (member_id, promotion_id, id);
create index promotion_entry_joined on promotion_entry (member_id, id) where state = 'JOINED';
create index promotion_entry_open on promotion_entry (id) where state in ('APPLYING', 'PROCESSING');

create table promotion_picture (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null,
  promotion_id text not null,
  entry_id bigint,
  sha256 text not null,
  type text not null,
  bytes bytea not null,
  at timestamptz not null,
  constraint promotion_picture_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint promotion_picture_promotion_id_promotion_id_fk foreign key (promotion_id) references promotion (id),
  constraint promotion_picture_entry_id_promotion_entry_id_fk foreign key (entry_id) references promotion_entry (id)
);
create index promotion_picture_entry on promotion_picture (entry_id);
create index promotion_picture_loose on promotion_picture (member_id, promotion_id, at) where entry_id is null;

-- raffles -------------------------------------------------------------------------------------------------------------

create table raffle (
  id text primary key,
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  draws_at timestamptz not null,
  bet_per_ticket bigint,
  deposit_per_ticket bigint,
  game_types jsonb,
  tickets_per_person integer not null,
  wins_per_person integer not null,
  prizes jsonb not null,
  seed text not null,
  commitment text not null,
  last_number integer not null default 0,
  last_holder integer not null default 0,
  tickets integer not null default 0,
  frozen_at timestamptz,
  tickets_hash text,
  drawn_at timestamptz,
  cancelled_at timestamptz,
  reason text,
  created_at timestamptz not null,
  by text not null,
  constraint raffle_period check (starts_at < ends_at and ends_at <= draws_at),
  constraint raffle_earned check (num_nonnulls(bet_per_ticket, deposit_per_ticket) > 0
      and coalesce(least(bet_per_ticket, deposit_per_ticket), 0) > 0),
  constraint raffle_frozen check ((frozen_at is null) = (tickets_hash is null)),
  constraint raffle_drawn check (drawn_at is null or (frozen_at is not null and cancelled_at is null))
);
create index raffle_open on raffle (draws_at) where drawn_at is null and cancelled_at is null;
create index raffle_over on raffle (coalesce(drawn_at, cancelled_at)) where drawn_at is not null or cancelled_at is not null;

create table raffle_entry (
  raffle_id text not null,
  member_id uuid not null,
  asset text not null,
  holder integer,
  valid_bet bigint not null default 0,
  deposited bigint not null default 0,
  tickets integer not null default 0,
  constraint raffle_entry_raffle_id_member_id_pk primary key (raffle_id, member_id),
  constraint raffle_entry_holder unique (raffle_id, holder),
  constraint raffle_entry_raffle_id_raffle_id_fk foreign key (raffle_id) references raffle (id),
  constraint raffle_entry_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint raffle_entry_asset_asset_code_fk foreign key (asset) references asset (code)
);

create table raffle_ticket (
  raffle_id text not null,
  number integer not null,
  member_id uuid not null,
  holder integer not null,
  issued_at timestamptz not null,
  voided_at timestamptz,
  constraint raffle_ticket_raffle_id_number_pk primary key (raffle_id, number),
  constraint raffle_ticket_raffle_id_raffle_id_fk foreign key (raffle_id) references raffle (id),
  constraint raffle_ticket_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index raffle_ticket_member on raffle_ticket (member_id, raffle_id, number);

create table raffle_winner (
  raffle_id text not null,
  place integer not null,
  number integer not null,
  member_id uuid not null,
  reward_id bigint,
  constraint raffle_winner_raffle_id_place_pk primary key (raffle_id, place),
  constraint raffle_winner_reward_id_unique unique (reward_id),
  constraint raffle_winner_ticket unique (raffle_id, number),
  constraint raffle_winner_raffle_id_raffle_id_fk foreign key (raffle_id) references raffle (id),
  constraint raffle_winner_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint raffle_winner_reward_id_reward_id_fk foreign key (reward_id) references reward (id),
  constraint raffle_winner_drawn foreign key (raffle_id, number) references raffle_ticket (raffle_id, number)
);
create index raffle_winner_member on raffle_winner (member_id, raffle_id);

-- rebates -------------------------------------------------------------------------------------------------------------

create table rebate_open (
  member_id uuid not null,
  minute timestamptz not null,
  game_type text not null,
  base bigint not null,
  constraint rebate_open_member_id_minute_game_type_pk primary key (member_id, minute, game_type),
  constraint rebate_open_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index rebate_open_minute on rebate_open (minute);

create table rebate_period (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  day date not null,
  up_to timestamptz not null,
  state text not null,
  lines jsonb not null,
  earned bigint not null,
  paid bigint not null,
  reward_id bigint,
  at timestamptz not null,
  constraint rebate_period_reward_id_unique unique (reward_id),
  constraint rebate_period_paid check (paid >= 0 and paid <= earned and (paid = 0) = (reward_id is null)),
  constraint rebate_period_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint rebate_period_reward_id_reward_id_fk foreign key (reward_id) references reward (id)
);
create index rebate_period_member on rebate_period (member_id, id);
create index rebate_period_day on rebate_period (member_id, day);

-- reconcile -----------------------------------------------------------------------------------------------------------

create table incident (
  round_id bigint not null,
  kind text not null,
  vendor text not null,
  told jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint incident_round_id_kind_pk primary key (round_id, kind),
  constraint incident_round_id_round_id_fk foreign key (round_id) references round (id),
  constraint incident_vendor_vendor_code_fk foreign key (vendor) references vendor (code)
);
create index incident_last on incident (last_at);

create table reconciliation (
  day date not null,
  vendor text not null,
  asset text not null,
  rounds integer not null,
  stake bigint not null,
  win bigint not null,
  their_rounds integer not null,
  their_stake bigint not null,
  their_win bigint not null,
  at timestamptz not null,
  constraint reconciliation_day_vendor_asset_pk primary key (day, vendor, asset),
  constraint reconciliation_vendor_vendor_code_fk foreign key (vendor) references vendor (code),
  constraint reconciliation_asset_asset_code_fk foreign key (asset) references asset (code)
);

-- records -------------------------------------------------------------------------------------------------------------

create table money_quarter (
  member_id uuid not null,
  asset text not null,
  quarter timestamptz not null,
  kind text not null,
  amount bigint not null,
  constraint money_quarter_member_id_asset_quarter_kind_pk primary key (member_id, asset, quarter, kind)
);

create table money_total (
  member_id uuid not null,
  asset text not null,
  kind text not null,
  amount bigint not null,
  constraint money_total_member_id_asset_kind_pk primary key (member_id, asset, kind)
);

-- referrals -----------------------------------------------------------------------------------------------------------

create table referral (
  id bigint generated always as identity primary key,
  friend_id uuid not null,
  inviter_id uuid not null,
  asset text not null,
  terms jsonb not null,
  joined_at timestamptz not null,
  until timestamptz not null,
  deposits bigint not null default 0,
  valid_bet bigint not null default 0,
  state text not null default 'REGISTERED',
  reason text,
  accepted boolean not null default false,
  qualified_at timestamptz,
  decided_at timestamptz,
  inviter_reward_id bigint,
  friend_reward_id bigint,
  constraint referral_friend_id_unique unique (friend_id),
  constraint referral_inviter_reward_id_unique unique (inviter_reward_id),
  constraint referral_friend_reward_id_unique unique (friend_reward_id),
  constraint referral_other check (friend_id <> inviter_id),
  constraint referral_reason check ((state in ('REJECTED', 'REVOKED')) = (reason is not null)),
  constraint referral_qualified check ((state in ('QUALIFIED', 'REVOKED')) = (qualified_at is not null)),
  constraint referral_friend_id_member_id_fk foreign key (friend_id) references member (id),
  constraint referral_inviter_id_member_id_fk foreign key (inviter_id) references member (id),
  constraint referral_asset_asset_code_fk foreign key (asset) references asset (code),
  constraint referral_inviter_reward_id_reward_id_fk foreign key (inviter_reward_id) references reward (id),
  constraint referral_friend_reward_id_reward_id_fk foreign key (friend_reward_id) references reward (id)
);
create index referral_inviter on referral (inviter_id, id);
create index referral_open on referral (until) where state in ('REGISTERED', 'DEPOSITED');

create table referral_code (
  member_id uuid primary key,
  code text not null,
  created_at timestamptz not null,
  visits bigint not null default 0,
  constraint referral_code_code_unique unique (code),
  constraint referral_code_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table referral_share (
  inviter_id uuid not null,
  friend_id uuid not null,
  day date not null,
  level smallint not null,
  deposits bigint not null default 0,
  valid_bet bigint not null default 0,
  deposit_rate integer not null,
  bet_rate integer not null,
  closed_at timestamptz,
  reward_id bigint,
  constraint referral_share_inviter_id_day_friend_id_pk primary key (inviter_id, day, friend_id),
  constraint referral_share_inviter_id_member_id_fk foreign key (inviter_id) references member (id),
  constraint referral_share_friend_id_member_id_fk foreign key (friend_id) references member (id),
  constraint referral_share_reward_id_reward_id_fk foreign key (reward_id) references reward (id)
);
create index referral_share_open on referral_share (day, inviter_id) where closed_at is null;
create index referral_share_running on referral_share (inviter_id) where closed_at is null;
create index referral_share_reward on referral_share (reward_id) where reward_id is not null;

create table referral_visit (
  code text not null,
  day date not null,
  visitor text not null,
  constraint referral_visit_code_day_visitor_pk primary key (code, day, visitor),
  constraint referral_visit_code_referral_code_code_fk foreign key (code) references referral_code (code)
);

-- responsible-gaming --------------------------------------------------------------------------------------------------

create table play_day (
  member_id uuid not null,
  day date not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  seconds integer not null default 0,
  constraint play_day_member_id_day_pk primary key (member_id, day),
  constraint play_day_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table play_session (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  next_check_at timestamptz,
  told_at timestamptz,
  unbroken_since timestamptz,
  break_told_at timestamptz,
  constraint play_session_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index play_session_member on play_session (member_id, started_at);
create index play_session_due on play_session (next_check_at) where told_at is null and next_check_at is not null;

create table rg_game_type (
  member_id uuid not null,
  game_type text not null,
  until timestamptz not null,
  constraint rg_game_type_member_id_game_type_pk primary key (member_id, game_type),
  constraint rg_game_type_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table rg_limit (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  kind text not null,
  period text not null,
  value bigint,
  status text not null,
  effective_at timestamptz not null,
  created_at timestamptz not null,
  constraint rg_limit_value check (case when value is null then status <> 'ACTIVE' else value >= 0 end),
  constraint rg_limit_bet check ((kind = 'SINGLE_BET') = (period = 'BET')),
  constraint rg_limit_member_id_member_id_fk foreign key (member_id) references member (id)
);
create unique index rg_limit_active on rg_limit (member_id, kind, period) where status = 'ACTIVE';
create unique index rg_limit_pending on rg_limit (member_id, kind, period) where status = 'PENDING_INCREASE';

create table rg_member (
  member_id uuid primary key,
  timeout_until timestamptz,
  excluded_until timestamptz,
  reality_minutes integer,
  constraint rg_member_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table rg_plan (
  member_id uuid not null,
  set_at timestamptz not null,
  ends_at timestamptz not null,
  loss bigint not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  last_at timestamptz,
  told_at timestamptz,
  pause_min integer not null,
  constraint rg_plan_member_id_set_at_pk primary key (member_id, set_at),
  constraint rg_plan_loss check (loss > 0),
  constraint rg_plan_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index rg_plan_due on rg_plan (ends_at) where told_at is null;

create table rg_self_test (
  member_id uuid not null,
  at timestamptz not null,
  score smallint not null,
  constraint rg_self_test_member_id_at_pk primary key (member_id, at),
  constraint rg_self_test_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table rg_statement (
  member_id uuid not null,
  year smallint not null,
  told_at timestamptz not null,
  constraint rg_statement_member_id_year_pk primary key (member_id, year),
  constraint rg_statement_member_id_member_id_fk foreign key (member_id) references member (id)
);

-- sandbox -------------------------------------------------------------------------------------------------------------

create table sandbox_player (
  member_id uuid primary key,
  until timestamptz,
  constraint sandbox_player_member_id_member_id_fk foreign key (member_id) references member (id)
);

-- security ------------------------------------------------------------------------------------------------------------

create table safe_phrase (
  member_id uuid primary key,
  phrase text not null,
  set_at timestamptz not null,
  constraint safe_phrase_member_id_member_id_fk foreign key (member_id) references member (id)
);

-- settlements ---------------------------------------------------------------------------------------------------------

create table settlement (
  id bigint generated always as identity not null,
  source text not null,
  round_id bigint,
  vendor_play_id bigint,
  member_id uuid not null,
  asset text not null,
  trial boolean not null,
  vendor text not null,
  game_type text,
  node_id integer,
  rounds smallint not null default 0,
  stake bigint not null default 0,
  valid_bet bigint not null default 0,
  win bigint not null default 0,
  bonus_stake bigint not null default 0,
  jackpot bigint not null default 0,
  settled_at timestamptz not null,
  written_by xid8 not null default pg_current_xact_id(),
  constraint settlement_id_settled_at_pk primary key (id, settled_at),
  constraint settlement_origin check (num_nonnulls(round_id, vendor_play_id) = 1)
) partition by range (settled_at);
create index settlement_written on settlement (written_by, id);
create index settlement_member on settlement (member_id, settled_at);
create index settlement_round on settlement (round_id);

create table settlement_day (
  member_id uuid not null,
  asset text not null,
  day date not null,
  game_type text,
  rounds integer not null default 0,
  stake bigint not null default 0,
  valid_bet bigint not null default 0,
  win bigint not null default 0,
  bonus_stake bigint not null default 0,
  jackpot bigint not null default 0,
  unreported integer not null default 0,
  constraint settlement_day_of unique nulls not distinct (member_id, asset, day, game_type)
);
create index settlement_day_at on settlement_day (day);

-- stream --------------------------------------------------------------------------------------------------------------

create table news (
  id bigint generated always as identity primary key,
  member_id uuid,
  event jsonb not null,
  at timestamptz not null,
  constraint news_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index news_at on news (at);

-- team ----------------------------------------------------------------------------------------------------------------

create table agent_export (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  agent_id uuid not null,
  report text not null,
  from_day date not null,
  to_day date not null,
  scope text not null,
  member_id uuid
);
create index agent_export_agent on agent_export (agent_id, id);

create table member_play (
  member_id uuid primary key,
  last_on date not null
);
create index member_play_last on member_play (last_on, member_id);

create table member_start (
  member_id uuid primary key,
  agent boolean not null,
  registered_on date not null,
  first_deposit_on date
);
create index member_start_registered on member_start (registered_on, member_id);
create index member_start_deposited on member_start (first_deposit_on, member_id);

create table money_day (
  member_id uuid not null,
  asset text not null,
  day date not null,
  kind text not null,
  amount bigint not null,
  constraint money_day_member_id_asset_day_kind_pk primary key (member_id, asset, day, kind)
);
create index money_day_at on money_day (day);

create table team_balance (
  member_id uuid not null,
  scope text not null,
  asset text not null,
  amount bigint not null default 0,
  constraint team_balance_member_id_scope_asset_pk primary key (member_id, scope, asset)
);

create table team_money_day (
  member_id uuid not null,
  scope text not null,
  asset text not null,
  day date not null,
  kind text not null,
  amount bigint not null default 0,
  constraint team_money_day_member_id_scope_asset_day_kind_pk primary key (member_id, scope, asset, day, kind)
);

create table team_play_day (
  member_id uuid not null,
  scope text not null,
  asset text not null,
  day date not null,
  game_type text,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  valid_bet bigint not null default 0,
  win bigint not null default 0,
  bonus_stake bigint not null default 0,
  jackpot bigint not null default 0,
  unreported bigint not null default 0,
  constraint team_play_day_of unique nulls not distinct (member_id, scope, asset, day, game_type)
);

create table team_size (
  member_id uuid not null,
  scope text not null,
  members integer not null default 0,
  agents integer not null default 0,
  constraint team_size_member_id_scope_pk primary key (member_id, scope)
);

create table team_start_day (
  member_id uuid not null,
  scope text not null,
  day date not null,
  members integer not null default 0,
  agents integer not null default 0,
  first_deposits integer not null default 0,
  constraint team_start_day_member_id_scope_day_pk primary key (member_id, scope, day)
);

-- tickets -------------------------------------------------------------------------------------------------------------

create table ticket (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  intent text not null,
  state text not null default 'OPEN',
  subject_kind text,
  subject_id text,
  question text not null,
  at timestamptz not null,
  last_at timestamptz not null,
  waiting_since timestamptz,
  answered_at timestamptz,
  answer_minutes integer,
  unread boolean not null default false,
  closed_at timestamptz,
  constraint ticket_intent unique (member_id, intent),
  constraint ticket_subject check ((subject_kind is null) = (subject_id is null)),
  constraint ticket_waits check ((state in ('OPEN', 'REOPENED')) = (waiting_since is not null)),
  constraint ticket_closed check ((state = 'CLOSED') = (closed_at is not null)),
  constraint ticket_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index ticket_member on ticket (member_id, last_at);
create index ticket_unread on ticket (member_id) where unread;
create index ticket_waiting on ticket (waiting_since) where waiting_since is not null;
create index ticket_answered on ticket (answered_at) where answered_at is not null;
create index ticket_silent on ticket (last_at) where state in ('ANSWERED', 'WAITING');

create table ticket_message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null,
  "from" text not null,
  event text,
  operator text,
  name text,
  text text not null default '',
  intent text,
  choices jsonb not null default '[]'::jsonb,
  chosen integer,
  at timestamptz not null,
  constraint ticket_message_intent unique (ticket_id, intent),
  constraint ticket_message_event check (("from" = 'SYSTEM') = (event is not null)),
  constraint ticket_message_ticket_id_ticket_id_fk foreign key (ticket_id) references ticket (id)
);
create index ticket_message_of on ticket_message (ticket_id, id);

create table ticket_picture (
  id uuid primary key default gen_random_uuid(),
  message_id bigint not null,
  sha256 text not null,
  type text not null,
  bytes bytea not null,
  at timestamptz not null,
  constraint ticket_picture_once unique (message_id, sha256),
  constraint ticket_picture_message_id_ticket_message_id_fk foreign key (message_id) references ticket_message (id)
);

-- transfers -----------------------------------------------------------------------------------------------------------

create table vendor_play (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  vendor text not null,
  asset text not null,
  result bigint not null,
  played jsonb,
  at timestamptz not null,
  staked jsonb,
  constraint vendor_play_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint vendor_play_vendor_vendor_code_fk foreign key (vendor) references vendor (code),
  constraint vendor_play_asset_asset_code_fk foreign key (asset) references asset (code)
);
create index vendor_play_member on vendor_play (member_id, id);

create table vendor_wallet (
  member_id uuid not null,
  vendor text not null,
  asset text not null,
  moves bigint not null default 0,
  recall_at timestamptz,
  played jsonb default '{}'::jsonb,
  staked jsonb not null default '{}'::jsonb,
  constraint vendor_wallet_member_id_vendor_asset_pk primary key (member_id, vendor, asset),
  constraint vendor_wallet_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint vendor_wallet_vendor_vendor_code_fk foreign key (vendor) references vendor (code),
  constraint vendor_wallet_asset_asset_code_fk foreign key (asset) references asset (code)
);
create index vendor_wallet_recall on vendor_wallet (recall_at) where recall_at is not null;

create table wallet_transfer (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null,
  vendor text not null,
  asset text not null,
  direction text not null,
  amount bigint not null,
  state text not null default 'INIT',
  reason text,
  queries integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint wallet_transfer_amount check (amount > 0),
  constraint wallet_transfer_settled check ((settled_at is not null) = (state in ('CONFIRMED', 'REVERSED'))),
  constraint wallet_transfer_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint wallet_transfer_vendor_vendor_code_fk foreign key (vendor) references vendor (code),
  constraint wallet_transfer_asset_asset_code_fk foreign key (asset) references asset (code)
);
create unique index wallet_transfer_one_open on wallet_transfer (member_id, vendor, asset) where state not in ('CONFIRMED', 'REVERSED');
create index wallet_transfer_due on wallet_transfer (next_at) where state not in ('CONFIRMED', 'REVERSED');
create index wallet_transfer_member on wallet_transfer (member_id, created_at);

-- vip -----------------------------------------------------------------------------------------------------------------

create table vip_member (
  member_id uuid primary key,
  level smallint not null default 0,
  reached smallint not null default 0,
  since timestamptz,
  total bigint not null default 0,
  constraint vip_member_level check (level >= 0 and reached >= 0),
  constraint vip_member_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table vip_month (
  member_id uuid not null,
  month date not null,
  valid_bet bigint not null default 0,
  level smallint,
  salary bigint,
  offered_at timestamptz,
  constraint vip_month_member_id_month_pk primary key (member_id, month),
  constraint vip_month_member_id_member_id_fk foreign key (member_id) references member (id)
);
create index vip_month_of on vip_month (month);
create index vip_month_due on vip_month (month, member_id) where salary is not null and offered_at is null;

create table vip_open (
  id boolean primary key default true,
  month date not null,
  constraint vip_open_one check (id)
);

-- withdrawals ---------------------------------------------------------------------------------------------------------

create table payout_account (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null,
  method_id text not null,
  holder text not null,
  fields jsonb not null,
  fingerprint text not null,
  edits integer not null default 0,
  created_at timestamptz not null,
  removed_at timestamptz,
  replaced_at timestamptz,
  constraint payout_account_member_id_member_id_fk foreign key (member_id) references member (id)
);
create unique index payout_account_once on payout_account (member_id, fingerprint) where removed_at is null;
create index payout_account_member on payout_account (member_id);
create index payout_account_shared on payout_account (fingerprint) where removed_at is null;

create table real_name (
  member_id uuid primary key,
  name text not null,
  set_at timestamptz not null,
  constraint real_name_member_id_member_id_fk foreign key (member_id) references member (id)
);

create table withdrawal (
  order_no text primary key,
  member_id uuid not null,
  asset text not null,
  intent text not null,
  method_id text not null,
  card jsonb not null,
  amount bigint not null,
  fee bigint not null,
  receipt text not null,
  state text not null default 'REQUESTED',
  flags jsonb not null default '[]'::jsonb,
  channel_id text,
  tried jsonb not null default '[]'::jsonb,
  paying_since timestamptz,
  next_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  reviewed boolean not null default true,
  terms jsonb,
  constraint withdrawal_intent unique (member_id, intent),
  constraint withdrawal_amount check (fee >= 0 and amount > fee),
  constraint withdrawal_closed check ((closed_at is not null) = (state in ('COMPLETED', 'REJECTED', 'CANCELLED'))),
  constraint withdrawal_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint withdrawal_asset_asset_code_fk foreign key (asset) references asset (code)
);
create index withdrawal_member on withdrawal (member_id, created_at);
create index withdrawal_due on withdrawal (next_at) where next_at is not null;
create index withdrawal_paid on withdrawal (method_id, paid_at) where paid_at is not null;

create table payout_part (
  order_no text not null,
  part_no integer not null,
  amount bigint not null,
  payer_id uuid,
  state text not null,
  paid_at timestamptz not null,
  deadline timestamptz,
  reason text not null default '',
  remark text not null default '',
  forced_by text,
  settled_at timestamptz,
  constraint payout_part_order_no_part_no_pk primary key (order_no, part_no),
  constraint payout_part_amount check (amount > 0),
  constraint payout_part_deadline check ((deadline is not null) = (state in ('AWAITING_RECEIPT', 'RESENT'))),
  constraint payout_part_order_no_withdrawal_order_no_fk foreign key (order_no) references withdrawal (order_no),
  constraint payout_part_payer_id_member_id_fk foreign key (payer_id) references member (id)
);
create index payout_part_due on payout_part (deadline) where deadline is not null;

create table receipt_picture (
  id uuid primary key default gen_random_uuid(),
  order_no text not null,
  part_no integer not null,
  by text not null,
  sha256 text not null,
  type text not null,
  bytes bytea not null,
  at timestamptz not null,
  constraint receipt_picture_once unique (order_no, part_no, by, sha256),
  constraint receipt_picture_order_no_withdrawal_order_no_fk foreign key (order_no) references withdrawal (order_no)
);

create table withdrawal_step (
  id bigint generated always as identity primary key,
  order_no text not null,
  part_no integer,
  state text not null,
  owner text not null,
  reason text not null default '',
  remark text not null default '',
  by text not null default '',
  at timestamptz not null,
  expected_at timestamptz,
  constraint withdrawal_step_order_no_withdrawal_order_no_fk foreign key (order_no) references withdrawal (order_no)
);
create index withdrawal_step_order on withdrawal_step (order_no, id);
create index withdrawal_step_state on withdrawal_step (state, at);

-- References to tables that are made later ---------------------------------------------------------------------------

alter table account add constraint account_owner_member_id_fk foreign key (owner) references member (id);
alter table txn add constraint txn_round_id_round_id_fk foreign key (round_id) references round (id);
alter table vendor_call add constraint vendor_call_spin_round_id_spin_round_id_fk foreign key (spin_round_id) references spin_round (id);
alter table requirement_step add constraint requirement_step_vendor_play_id_vendor_play_id_fk foreign key (vendor_play_id) references vendor_play (id);
