/** Times are milliseconds since 1970, amounts minor units. */
export const schema = `
CREATE TABLE IF NOT EXISTS session (
  token_hash TEXT PRIMARY KEY,
  vass TEXT NOT NULL,
  player_id TEXT NOT NULL,
  game_code TEXT NOT NULL,
  game_id TEXT NOT NULL,
  game_name TEXT NOT NULL,
  game_type TEXT NOT NULL,
  currency TEXT NOT NULL,
  demo INTEGER NOT NULL,
  gateway_token TEXT NOT NULL,
  balance TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  wallet TEXT NOT NULL DEFAULT 'house',
  min_bet INTEGER NOT NULL DEFAULT 1,
  max_bet INTEGER NOT NULL DEFAULT 100000000,
  step_bet INTEGER NOT NULL DEFAULT 1,
  min_cycle_ms INTEGER NOT NULL DEFAULT 0,
  free_spins TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS seed (
  id INTEGER PRIMARY KEY,
  vass TEXT NOT NULL,
  player_id TEXT NOT NULL,
  -- NEXT: only its hash is known; ACTIVE: rounds are drawn from it; REVEALED: the seed itself may be told.
  status TEXT NOT NULL CHECK (status IN ('NEXT', 'ACTIVE', 'REVEALED')),
  server_seed TEXT NOT NULL,
  server_hash TEXT NOT NULL,
  client_seed TEXT,
  nonce INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  revealed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS seed_one_each ON seed (vass, player_id, status) WHERE status <> 'REVEALED';

CREATE TABLE IF NOT EXISTS secret (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

-- Events somebody has bet on; their seed follows from the secret, and is kept as it was.
CREATE TABLE IF NOT EXISTS event (
  id INTEGER PRIMARY KEY,
  vass TEXT NOT NULL,
  game_code TEXT NOT NULL,
  board TEXT NOT NULL,
  number INTEGER NOT NULL,
  opens_at INTEGER NOT NULL,
  closes_at INTEGER NOT NULL,
  settles_at INTEGER NOT NULL,
  server_seed TEXT NOT NULL,
  server_hash TEXT NOT NULL,
  UNIQUE (vass, game_code, number)
) STRICT;

CREATE TABLE IF NOT EXISTS round (
  id TEXT PRIMARY KEY,
  -- The client's own name for the spin: asked twice, played once.
  ref TEXT NOT NULL,
  vass TEXT NOT NULL,
  player_id TEXT NOT NULL,
  game_code TEXT NOT NULL,
  game_id TEXT NOT NULL,
  gateway_token TEXT NOT NULL,
  currency TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  state TEXT NOT NULL CHECK (state IN ('PENDING', 'PLAYING', 'CREDITING', 'CLOSED', 'REFUSED', 'CANCELLING', 'VOIDED')),
  reason TEXT,
  -- Of the reels: drawn from the player's own seed. Of a board: bets on an event everybody sees.
  seed_id INTEGER REFERENCES seed (id),
  nonce INTEGER,
  event_id INTEGER REFERENCES event (id),
  picks TEXT,
  outcome TEXT,
  win INTEGER,
  balance TEXT,
  created_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL,
  ended_at INTEGER,
  wallet TEXT NOT NULL DEFAULT 'house',
  -- Played with a free spin of the operator: which it was, and what was left and won after the latest booking.
  free_grant TEXT,
  free_spins TEXT,
  UNIQUE (vass, player_id, ref),
  UNIQUE (seed_id, nonce),
  CHECK ((seed_id IS NULL) <> (event_id IS NULL))
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS round_one_open_spin ON round (vass, player_id, game_code)
  WHERE event_id IS NULL AND state IN ('PENDING', 'PLAYING', 'CREDITING', 'CANCELLING');
CREATE INDEX IF NOT EXISTS round_by_state ON round (state, touched_at);
CREATE INDEX IF NOT EXISTS round_by_player ON round (vass, player_id, game_code, created_at);

-- Calls to the gateway that must arrive: the very bytes, sent until accepted.
CREATE TABLE IF NOT EXISTS outbox (
  tx_id TEXT PRIMARY KEY,
  round_id TEXT NOT NULL REFERENCES round (id),
  vass TEXT NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('credit', 'rollback')),
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  last_error TEXT,
  done_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_at) WHERE done_at IS NULL;

-- Money an operator has moved to us (transfer wallet), and everything that moved it. A buried id was asked about before it came.
CREATE TABLE IF NOT EXISTS purse (
  vass TEXT NOT NULL,
  player_id TEXT NOT NULL,
  currency TEXT NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  PRIMARY KEY (vass, player_id, currency)
) STRICT;
CREATE TABLE IF NOT EXISTS purse_move (
  vass TEXT NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdraw', 'debit', 'credit', 'rollback', 'buried')),
  player_id TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  -- Why it did not move anything; null where it did.
  reason TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (vass, id)
) STRICT;
`

/**
 * Columns added later: table, name, and the value of old rows. 'own': the player plays from a wallet here, else from
 * the operator's wallet; the last are the operator's terms.
 */
export const added = [
  ['session', 'wallet', `TEXT NOT NULL DEFAULT 'house'`],
  ['round', 'wallet', `TEXT NOT NULL DEFAULT 'house'`],
  ['session', 'min_bet', 'INTEGER NOT NULL DEFAULT 1'],
  ['session', 'max_bet', 'INTEGER NOT NULL DEFAULT 100000000'],
  ['session', 'step_bet', 'INTEGER NOT NULL DEFAULT 1'],
  ['session', 'min_cycle_ms', 'INTEGER NOT NULL DEFAULT 0'],
  ['session', 'free_spins', 'TEXT'],
  ['round', 'free_grant', 'TEXT'],
  ['round', 'free_spins', 'TEXT'],
] as const

/** Migrates rounds of a folder from before there were boards. */
export const fromReelsOnly = `
PRAGMA foreign_keys = OFF;
BEGIN IMMEDIATE;
ALTER TABLE round RENAME TO round_of_reels;
DROP INDEX round_one_open;
DROP INDEX round_by_state;
DROP INDEX round_by_player;
ALTER TABLE outbox RENAME TO outbox_of_reels;
DROP INDEX outbox_due;
${schema}
INSERT INTO round (id, ref, vass, player_id, game_code, game_id, gateway_token, currency, stake, state, reason,
    seed_id, nonce, outcome, win, balance, created_at, touched_at, ended_at, wallet)
  SELECT id, ref, vass, player_id, game_code, game_id, gateway_token, currency, stake, state, reason,
    seed_id, nonce, outcome, win, balance, created_at, touched_at, ended_at, wallet
  FROM round_of_reels;
INSERT INTO outbox SELECT * FROM outbox_of_reels;
DROP TABLE outbox_of_reels;
DROP TABLE round_of_reels;
COMMIT;
PRAGMA foreign_keys = ON;
`
