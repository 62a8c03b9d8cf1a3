ALTER TABLE "hosted_exam" ADD COLUMN "first_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hosted_exam" ADD COLUMN "seconds_before" integer DEFAULT 0 NOT NULL;