-- The first demo portfolio kept strategies in shapes of its own, from before the consultant wrote any. What they lack is
-- added as empty, so that today's screens can show them; what they say stays.
CREATE FUNCTION pg_temp.completed(items jsonb, defaults jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT coalesce(jsonb_agg(defaults || item ORDER BY place), '[]')
	FROM jsonb_array_elements(coalesce(items, '[]')) WITH ORDINALITY AS listed (item, place)
$$;
--> statement-breakpoint
-- A source without an address is cited by its title.
CREATE FUNCTION pg_temp.addressed(sources jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT coalesce(jsonb_agg(source || jsonb_build_object('url', coalesce(source ->> 'url', source ->> 'title')) ORDER BY place), '[]')
	FROM jsonb_array_elements(coalesce(sources, '[]')) WITH ORDINALITY AS listed (source, place)
$$;
--> statement-breakpoint
UPDATE strategy_version SET research = '{"gaps": []}' || research || jsonb_build_object(
	'validation', pg_temp.completed(research -> 'validation', '{"contradiction": null}'),
	'findings', (
		SELECT jsonb_object_agg(name, CASE name
			WHEN 'sources' THEN pg_temp.addressed(found)
			ELSE pg_temp.completed(found, '{"quote": null}')
		END)
		FROM jsonb_each(research -> 'findings') AS groups (name, found)
	)
)
WHERE research ? 'findings' AND NOT research ? 'gaps';
--> statement-breakpoint
UPDATE strategy_version SET analysis = '{"research": null}' || analysis || jsonb_build_object(
	'five_whys', '{"why_4": null, "why_5": null}' || (analysis -> 'five_whys') || jsonb_build_object(
		'strategic_implications', CASE jsonb_typeof(analysis -> 'five_whys' -> 'strategic_implications')
			WHEN 'array' THEN analysis -> 'five_whys' -> 'strategic_implications'
			WHEN 'string' THEN jsonb_build_array(analysis -> 'five_whys' -> 'strategic_implications')
			ELSE '[]'
		END
	)
)
WHERE analysis ? 'five_whys' AND NOT analysis ? 'research';
--> statement-breakpoint
UPDATE strategy_version SET enhanced_analysis = enhanced_analysis || jsonb_build_object(
	'citations', pg_temp.addressed(enhanced_analysis -> 'citations'),
	'portersAnalysis', (
		SELECT jsonb_object_agg(name, CASE WHEN jsonb_typeof(force) <> 'object' THEN force ELSE
			jsonb_build_object(
				'confidence', coalesce(enhanced_analysis -> 'confidenceScore', '0'),
				'insufficientData', force -> 'factors' = '[]'
			) || force || jsonb_build_object('factors', (
				SELECT coalesce(jsonb_agg(
					jsonb_build_object('factor', factor, 'citations', '[]'::jsonb, 'quote', NULL) ORDER BY place), '[]')
				FROM jsonb_array_elements(force -> 'factors') WITH ORDINALITY AS listed (factor, place)
			))
		END)
		FROM jsonb_each(enhanced_analysis -> 'portersAnalysis') AS forces (name, force)
	)
)
WHERE jsonb_path_exists(enhanced_analysis, '$.portersAnalysis.* ? (@.type() == "object" && !exists(@.confidence))');
--> statement-breakpoint
UPDATE strategy_version SET decisions = (
	SELECT jsonb_agg('{"assumptions": [], "quotes": []}' || decision || jsonb_build_object(
		'options', pg_temp.completed(decision -> 'options', '{"cost_basis": "Not recorded"}')) ORDER BY place)
	FROM jsonb_array_elements(decisions) WITH ORDINALITY AS listed (decision, place)
)
WHERE jsonb_path_exists(decisions, '$[*] ? (!exists(@.assumptions))');
--> statement-breakpoint
UPDATE strategy_version SET program = program || jsonb_build_object(
	'kpis', pg_temp.completed(program -> 'kpis', '{"unit": null, "lower_is_better": false}'),
	'workstreams', (
		SELECT jsonb_agg(
			jsonb_build_object('id', 'w' || place, 'decisionId', '', 'optionId', '', 'start_month', 0) || workstream
			|| jsonb_build_object('tasks', (
				SELECT coalesce(jsonb_agg(
					jsonb_build_object('id', 'w' || place || '-t' || task_place, 'description', '', 'start_day', 0,
						'duration_days', 5, 'depends_on', '[]'::jsonb) || task ORDER BY task_place), '[]')
				FROM jsonb_array_elements(workstream -> 'tasks') WITH ORDINALITY AS tasks (task, task_place)
			)) ORDER BY place)
		FROM jsonb_array_elements(program -> 'workstreams') WITH ORDINALITY AS listed (workstream, place)
	)
)
WHERE jsonb_path_exists(program, '$.workstreams[*] ? (!exists(@.id))');
--> statement-breakpoint
DROP FUNCTION pg_temp.completed(jsonb, jsonb), pg_temp.addressed(jsonb);
