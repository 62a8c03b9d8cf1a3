CREATE TABLE "element_standing" (
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"last_grade" text NOT NULL,
	"held" integer NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "element_standing_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "digest" jsonb;--> statement-breakpoint
ALTER TABLE "element_standing" ADD CONSTRAINT "element_standing_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "conversation" SET "digest" = jsonb_build_object(
  'result', "debrief" #> '{outcome,result}',
  'satisfactory', jsonb_array_length(jsonb_path_query_array("debrief", '$.lines[*] ? (@.grade == "satisfactory")')),
  'unsatisfactory', jsonb_array_length(jsonb_path_query_array("debrief", '$.lines[*] ? (@.grade == "unsatisfactory")')),
  'notAssessed', jsonb_array_length(jsonb_path_query_array("debrief", '$.lines[*] ? (@.grade == "not-assessed")'))
) WHERE "debrief" IS NOT NULL;
