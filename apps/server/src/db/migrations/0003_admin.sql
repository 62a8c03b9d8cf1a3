CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"target_user_id" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "end_requested_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit_entry" USING btree ("target_user_id","at");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_entry" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "user_created" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_search" ON "user" USING gin ((lower("email") || chr(10) || lower("name")) gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
