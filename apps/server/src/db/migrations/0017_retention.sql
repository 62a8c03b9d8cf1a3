-- Append-only, but for what retention takes out of it: the address, and the id of an account that is gone.
DROP TRIGGER audit_entry_append_only ON "audit_entry";
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE FUNCTION let_audit_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.id = OLD.id AND NEW.at = OLD.at AND NEW.action = OLD.action
    AND NEW.before IS NOT DISTINCT FROM OLD.before AND NEW.after IS NOT DISTINCT FROM OLD.after
    AND (NEW.ip = OLD.ip OR NEW.ip = '')
    AND (NEW.actor_id = OLD.actor_id
      OR NEW.actor_id = 'deleted' AND NOT EXISTS (SELECT 1 FROM "user" WHERE id = OLD.actor_id))
    AND (NEW.target_user_id IS NOT DISTINCT FROM OLD.target_user_id
      OR NEW.target_user_id = 'deleted' AND NOT EXISTS (SELECT 1 FROM "user" WHERE id = OLD.target_user_id))
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_forgets BEFORE UPDATE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION let_audit_forget();
