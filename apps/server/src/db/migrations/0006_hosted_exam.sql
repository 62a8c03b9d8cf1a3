CREATE TABLE "hosted_exam" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"initial_state" jsonb NOT NULL,
	"provider_conversation_id" text,
	"address_hash" text,
	"turns_answered" integer DEFAULT 0 NOT NULL,
	"turns_recorded" integer DEFAULT -1 NOT NULL,
	"closing_from_turn" integer,
	"closed_at_turn" integer,
	"last_request_at" timestamp with time zone,
	"provider_seconds" integer,
	CONSTRAINT "hosted_exam_provider_conversation_id_unique" UNIQUE("provider_conversation_id")
);
--> statement-breakpoint
ALTER TABLE "hosted_exam" ADD CONSTRAINT "hosted_exam_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;