CREATE TABLE "instructor_note" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instructor_note" ADD CONSTRAINT "instructor_note_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instructor_note_conversation" ON "instructor_note" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "instructor_note_reviewed_once" ON "instructor_note" USING btree ("conversation_id") WHERE "instructor_note"."kind" = 'reviewed';