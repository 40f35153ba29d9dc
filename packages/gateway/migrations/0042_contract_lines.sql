DROP INDEX "contract_result_payer";--> statement-breakpoint
CREATE INDEX "contract_payment_unpaid" ON "contract_payment" USING btree ("result_id","state") WHERE "contract_payment"."state" <> 'PAID';--> statement-breakpoint

-- hand-written
-- A day of an upline has thousands of slots: what they cost is added up from the index alone.
create index contract_result_payer on contract_result (payer_id, kind, to_at, id)
  include (payee_id, asset, amount, valid_bet, earned, rate);
