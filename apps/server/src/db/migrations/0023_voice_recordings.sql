CREATE TABLE "voice_recording" (
	"conversation_id" text NOT NULL,
	"position" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"peaks" jsonb NOT NULL,
	"wav" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voice_recording_conversation_id_position_pk" PRIMARY KEY("conversation_id","position")
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "keeps_voice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_recording" ADD CONSTRAINT "voice_recording_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_recording_created" ON "voice_recording" USING btree ("created_at");