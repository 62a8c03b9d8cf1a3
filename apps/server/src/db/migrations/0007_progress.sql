CREATE TABLE "assessment" (
	"conversation_id" text NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"grade" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessment_conversation_id_position_code_pk" PRIMARY KEY("conversation_id","position","code")
);
--> statement-breakpoint
CREATE TABLE "challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"position" integer NOT NULL,
	"user_id" text NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"ruling" text,
	"ruled_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ruled_at" timestamp with time zone,
	CONSTRAINT "challenge_line" UNIQUE("conversation_id","position")
);
--> statement-breakpoint
CREATE TABLE "checkride_plan" (
	"user_id" text PRIMARY KEY NOT NULL,
	"checkride_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debrief_share" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkride_plan" ADD CONSTRAINT "checkride_plan_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debrief_share" ADD CONSTRAINT "debrief_share_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_user" ON "assessment" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "challenge_queue" ON "challenge" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "debrief_share_conversation" ON "debrief_share" USING btree ("conversation_id");--> statement-breakpoint
INSERT INTO "assessment" ("conversation_id", "position", "code", "user_id", "grade", "at")
SELECT c."id", (l.ord - 1)::int, element.code, c."user_id", l.line->>'grade', coalesce(c."ended_at", c."created_at")
FROM "conversation" c
CROSS JOIN LATERAL jsonb_array_elements(c."debrief"->'lines') WITH ORDINALITY AS l(line, ord)
CROSS JOIN LATERAL jsonb_array_elements_text(l.line->'acs') AS element(code)
WHERE c."kind" = 'coach' AND c."user_id" IS NOT NULL AND c."debrief" IS NOT NULL
ON CONFLICT DO NOTHING;
