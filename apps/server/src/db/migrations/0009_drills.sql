CREATE TABLE "drill_answer" (
	"drill_id" text NOT NULL,
	"position" integer NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"codes" jsonb NOT NULL,
	"grade" text NOT NULL,
	"line" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "drill_answer_drill_id_position_pk" PRIMARY KEY("drill_id","position")
);
--> statement-breakpoint
CREATE TABLE "drill" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"rating" text NOT NULL,
	"ground" jsonb NOT NULL,
	"question_ids" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"remaining_ms" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "drill_answer" ADD CONSTRAINT "drill_answer_drill_id_drill_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."drill"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_answer" ADD CONSTRAINT "drill_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill" ADD CONSTRAINT "drill_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drill_answer_user" ON "drill_answer" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "drill_user" ON "drill" USING btree ("user_id","started_at");