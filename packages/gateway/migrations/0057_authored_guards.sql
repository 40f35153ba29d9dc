-- What an operator wrote, and what a person accepted, is only added to.
create trigger authored_version_append_only before update or delete on authored_version for each row execute function refuse_change();
--> statement-breakpoint
create trigger authored_version_no_truncate before truncate on authored_version for each statement execute function refuse_change();
--> statement-breakpoint
create trigger authored_body_append_only before update or delete on authored_body for each row execute function refuse_change();
--> statement-breakpoint
create trigger authored_body_no_truncate before truncate on authored_body for each statement execute function refuse_change();
--> statement-breakpoint
create trigger terms_acceptance_append_only before update or delete on terms_acceptance for each row execute function refuse_change();
--> statement-breakpoint
create trigger terms_acceptance_no_truncate before truncate on terms_acceptance for each statement execute function refuse_change();
--> statement-breakpoint
-- A publication names a version that is there.
alter table authored_publication add constraint authored_publication_version
  foreign key (text_id, version) references authored_version (text_id, version);
--> statement-breakpoint
alter table authored_body add constraint authored_body_version
  foreign key (text_id, version) references authored_version (text_id, version);
