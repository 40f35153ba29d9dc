-- When an issue of a lottery was drawn: it stays so when the clock is put back. What was drawn before is told by the time of its draw, so none of it is written again.
alter table lotto_issue add column drawn_at timestamptz;
--> statement-breakpoint
-- Draws are counted from the index alone.
create index if not exists lotto_issue_drawn on lotto_issue (game_code, draws_at, drawn_at);
--> statement-breakpoint
drop index lotto_issue_draw;
