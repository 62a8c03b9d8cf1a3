CREATE TABLE "pilot_flight" (
	"user_id" text PRIMARY KEY NOT NULL,
	"flight" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pilot_flight" ADD CONSTRAINT "pilot_flight_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;