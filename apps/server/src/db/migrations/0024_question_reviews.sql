CREATE TABLE "question_review" (
	"question_id" text PRIMARY KEY NOT NULL,
	"wording" text NOT NULL,
	"name" text NOT NULL,
	"read_on" date NOT NULL
);
