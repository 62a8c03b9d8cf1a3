CREATE TABLE "study_preference" (
	"user_id" text PRIMARY KEY NOT NULL,
	"checkride_asked_at" timestamp with time zone,
	"weekly_mail_since" timestamp with time zone,
	"weekly_mail_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "study_preference" ADD CONSTRAINT "study_preference_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_preference_weekly" ON "study_preference" USING btree ("weekly_mail_since");