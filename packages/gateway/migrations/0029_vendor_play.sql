ALTER TABLE "vendor_wallet" ALTER COLUMN "played" DROP NOT NULL;
--> statement-breakpoint
-- What was played at a vendor before anybody asked counts for nothing that is open now: the first figure is where counting begins.
update vendor_wallet set played = null;
