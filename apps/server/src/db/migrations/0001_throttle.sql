CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "throttle_resets" ON "throttle" USING btree ("resets_at");