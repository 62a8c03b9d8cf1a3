ALTER TABLE "subscription" ADD COLUMN "calendar_months" integer;--> statement-breakpoint
UPDATE "subscription" SET "calendar_months" = 3
WHERE "source" = 'purchase'
  AND "ends_at" = ("starts_at" AT TIME ZONE 'UTC' + interval '3 months') AT TIME ZONE 'UTC';
