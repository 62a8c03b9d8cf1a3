CREATE TABLE "reply_feedback" (
	"conversation_id" text NOT NULL,
	"connection" integer NOT NULL,
	"event_id" integer NOT NULL,
	"score" text NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reply_feedback_conversation_id_connection_event_id_pk" PRIMARY KEY("conversation_id","connection","event_id")
);
--> statement-breakpoint
ALTER TABLE "reply_feedback" ADD CONSTRAINT "reply_feedback_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;