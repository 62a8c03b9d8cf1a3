ALTER TABLE "drill_answer" ADD COLUMN "is_spoken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drill" ADD COLUMN "spoken_position" integer;