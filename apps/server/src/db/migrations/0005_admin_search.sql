-- Every single character and every pair of neighbours: what a search term of one or two characters is looked up in.
CREATE FUNCTION search_grams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT substr(words, place, size)
    FROM generate_series(1, length(words)) AS place, (VALUES (1), (2)) AS sizes(size)
  )
$$;
--> statement-breakpoint
CREATE INDEX "user_search_short" ON "user" USING gin (search_grams((lower("email") || chr(10) || lower("name"))));--> statement-breakpoint
CREATE INDEX "user_unverified" ON "user" USING btree ("id") WHERE "user"."email_verified_at" is null;
