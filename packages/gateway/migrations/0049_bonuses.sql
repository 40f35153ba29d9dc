DROP INDEX "requirement_step_of";--> statement-breakpoint
CREATE INDEX "requirement_bonus" ON "requirement" USING btree ("member_id","id") WHERE source = 'BONUS';--> statement-breakpoint
CREATE INDEX "requirement_step_of" ON "requirement_step" USING btree ("requirement_id","id");