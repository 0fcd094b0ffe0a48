-- Similar words are found by their three-letter parts.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"parent_id" text,
	"program_id" uuid,
	"person_id" uuid,
	"code" text,
	"title" text NOT NULL,
	"body" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', coalesce(body, '')), 'B')) STORED NOT NULL,
	CONSTRAINT "search_entry_pk" PRIMARY KEY("object_type","object_id")
);
--> statement-breakpoint
CREATE INDEX "search_entry_code_index" ON "search_entry" USING btree (lower("code")) WHERE "search_entry"."code" is not null;--> statement-breakpoint
CREATE INDEX "search_entry_title_index" ON "search_entry" USING btree ("object_type",lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_entry_program_id_index" ON "search_entry" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "search_entry_trigram_index" ON "search_entry" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_entry_document_index" ON "search_entry" USING gin ("document");--> statement-breakpoint
CREATE INDEX "notification_object_index" ON "notification" USING btree ("object_type","object_id");
--> statement-breakpoint
-- Keeps the entries of the rows that a statement changed; a change that leaves the words alone writes nothing. The
-- trigger's arguments are the kind of object, and then pairs: a column of search_entry, and what one row has in it.
CREATE FUNCTION keep_search_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	names text[] := ARRAY[]::text[];
	contents text[] := ARRAY[]::text[];
	changes text[] := ARRAY[]::text[];
	differences text[] := ARRAY[]::text[];
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM search_entry USING removed
		WHERE search_entry.object_type = TG_ARGV[0] AND search_entry.object_id = removed.id::text;
		RETURN NULL;
	END IF;
	FOR i IN 1 .. TG_NARGS - 1 BY 2 LOOP
		names := names || TG_ARGV[i];
		contents := contents || format('%s AS %I', TG_ARGV[i + 1], TG_ARGV[i]);
		changes := changes || format('%1$I = entry.%1$I', TG_ARGV[i]);
		differences := differences || format('kept.%1$I IS DISTINCT FROM entry.%1$I', TG_ARGV[i]);
	END LOOP;
	IF TG_OP = 'INSERT' THEN
		EXECUTE format(
			'INSERT INTO search_entry (object_type, object_id, updated_at, %s) SELECT %L, id::text, updated_at, %s FROM added AS t',
			array_to_string(names, ', '), TG_ARGV[0], array_to_string(contents, ', ')
		);
		RETURN NULL;
	END IF;
	EXECUTE format(
		'WITH entry AS (SELECT id::text AS object_id, updated_at, %s FROM added AS t)
		UPDATE search_entry AS kept SET updated_at = entry.updated_at, %s FROM entry
		WHERE kept.object_type = %L AND kept.object_id = entry.object_id AND (%s)',
		array_to_string(contents, ', '), array_to_string(changes, ', '), TG_ARGV[0],
		array_to_string(differences, ' OR ')
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- The objects that exist already get their entries as new ones do.
DO $$
DECLARE
	found record;
	event record;
	arguments text;
	names text[];
	contents text[];
BEGIN
	FOR found IN VALUES
		('program', ARRAY['program',
			'program_id', 'id', 'title', 'name', 'body', 'description']),
		('workstream', ARRAY['workstream',
			'program_id', 'program_id', 'title', 'name', 'body', 'description']),
		('task', ARRAY['task',
			'program_id', 'program_id', 'title', 'name', 'body', 'description']),
		('kpi', ARRAY['kpi',
			'program_id', 'program_id', 'title', 'name', 'body', 'description']),
		('risk', ARRAY['risk',
			'program_id', 'program_id', 'code', 'risk_id', 'title', 'left(regexp_replace(description, ''\s+'', '' '', ''g''), 500)',
			'body', 'concat_ws('' '', category, description, mitigation_plan)']),
		('risk_mitigation', ARRAY['mitigation',
			'program_id', '(SELECT risk.program_id FROM risk WHERE risk.id = t.risk_id)', 'parent_id', 'risk_id::text',
			'title', 'left(regexp_replace(description, ''\s+'', '' '', ''g''), 500)', 'body', 'concat_ws('' '', description, effect)']),
		('benefit', ARRAY['benefit',
			'program_id', 'program_id', 'title', 'name', 'body', 'concat_ws('' '', category, description)']),
		('funding_source', ARRAY['funding source',
			'program_id', 'program_id', 'title', 'source_name']),
		('expense', ARRAY['expense',
			'program_id', 'program_id', 'title', 'left(regexp_replace(description, ''\s+'', '' '', ''g''), 500)',
			'body', 'concat_ws('' '', category, vendor, description)']),
		('resource', ARRAY['team member',
			'title', 'name', 'body', 'concat_ws('' '', role, department, email)']),
		('stage_gate', ARRAY['stage gate',
			'code', 'code', 'title', 'name', 'body', 'description']),
		('strategy_session', ARRAY['strategy',
			'person_id', 'creator_id', 'title', 'title',
			'body', 'concat_ws('' '', root_question, root_cause, left(input_text, 20000))'])
	LOOP
		arguments := (SELECT string_agg(quote_literal(word), ', ' ORDER BY place)
			FROM unnest(found.column2) WITH ORDINALITY AS words (word, place));
		FOR event IN VALUES
			('insert', 'NEW TABLE AS added'),
			('update', 'OLD TABLE AS removed NEW TABLE AS added'),
			('delete', 'OLD TABLE AS removed')
		LOOP
			EXECUTE format(
				'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION keep_search_entries(%s)',
				found.column1 || '_search_' || event.column1, event.column1, found.column1, event.column2, arguments
			);
		END LOOP;
		names := ARRAY[]::text[];
		contents := ARRAY[]::text[];
		FOR i IN 2 .. cardinality(found.column2) BY 2 LOOP
			names := names || found.column2[i];
			contents := contents || found.column2[i + 1];
		END LOOP;
		EXECUTE format(
			'INSERT INTO search_entry (object_type, object_id, updated_at, %s) SELECT %L, id::text, updated_at, %s FROM %I AS t',
			array_to_string(names, ', '), found.column2[1], array_to_string(contents, ', '), found.column1
		);
	END LOOP;
END
$$;
