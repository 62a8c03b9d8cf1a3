CREATE TABLE "product_switch" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_entry" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"engine" text NOT NULL,
	"seconds" integer NOT NULL,
	"counted_seconds" integer NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usage_entry" ADD CONSTRAINT "usage_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_entry_user" ON "usage_entry" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "usage_entry_started" ON "usage_entry" USING btree ("started_at");--> statement-breakpoint
-- What was talked before there was a ledger counts too.
INSERT INTO "usage_entry" ("conversation_id", "user_id", "kind", "engine", "seconds", "counted_seconds", "source", "started_at")
SELECT "id", "user_id", "kind", "engine", "seconds_used", "seconds_used", 'own-clock', "started_at"
FROM "conversation" WHERE "status" = 'ended' AND "started_at" IS NOT NULL AND "seconds_used" > 0;
