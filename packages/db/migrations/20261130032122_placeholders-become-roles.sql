-- Early plans made a team member of each role that nobody filled: "Analyst (to be named)". One that only has work becomes
-- an open role of each program in which that work is, with all of it. One that owns something else stays.
CREATE TEMPORARY TABLE placeholder ON COMMIT DROP AS
SELECT resource.id, regexp_replace(resource.name, '\s*\(to be named\)\s*$', '') AS name, resource.name AS title
FROM resource
WHERE resource.name ~ '\S\s*\(to be named\)\s*$'
	AND resource.person_id IS NULL
	AND NOT EXISTS (SELECT FROM risk WHERE owner_id = resource.id)
	AND NOT EXISTS (SELECT FROM risk_mitigation WHERE owner_id = resource.id)
	AND NOT EXISTS (SELECT FROM kpi WHERE owner_id = resource.id)
	AND NOT EXISTS (SELECT FROM benefit WHERE resource.id IN (owner_id, owner_after_closure_id))
	AND NOT EXISTS (SELECT FROM stage_gate_review WHERE owner_id = resource.id)
	AND NOT EXISTS (SELECT FROM program WHERE resource.id IN (lead_id, sponsor_id))
	AND NOT EXISTS (SELECT FROM portfolio WHERE owner_id = resource.id)
	AND NOT EXISTS (SELECT FROM open_role WHERE filled_by_id = resource.id);--> statement-breakpoint
CREATE TEMPORARY TABLE placeholder_work ON COMMIT DROP AS
SELECT placeholder.id AS member_id, task.program_id, task.id AS task_id, task.owner_id = placeholder.id AS owns,
	(SELECT max(percent) FROM task_assignment WHERE task_id = task.id AND resource_id = placeholder.id) AS percent
FROM placeholder
JOIN task ON task.owner_id = placeholder.id
	OR EXISTS (SELECT FROM task_assignment WHERE task_id = task.id AND resource_id = placeholder.id);--> statement-breakpoint
CREATE TEMPORARY TABLE placeholder_role ON COMMIT DROP AS
SELECT gen_random_uuid() AS id, found.member_id, found.program_id, placeholder.name, placeholder.title
FROM (
	SELECT member_id, program_id FROM placeholder_work
	UNION
	SELECT lead_id, program_id FROM workstream WHERE lead_id IN (SELECT id FROM placeholder)
) AS found
JOIN placeholder ON placeholder.id = found.member_id;--> statement-breakpoint
INSERT INTO open_role (id, program_id, name)
SELECT id, program_id, name FROM placeholder_role;--> statement-breakpoint
INSERT INTO open_role_task (open_role_id, task_id, owns, percent)
SELECT role.id, work.task_id, coalesce(work.owns, false), work.percent
FROM placeholder_work AS work
JOIN placeholder_role AS role USING (member_id, program_id);--> statement-breakpoint
INSERT INTO open_role_lead (open_role_id, workstream_id)
SELECT role.id, workstream.id
FROM workstream
JOIN placeholder_role AS role ON role.member_id = workstream.lead_id AND role.program_id = workstream.program_id;--> statement-breakpoint
INSERT INTO audit_entry (id, person_name, action, object_type, object_id, object_title, program_id, after)
SELECT gen_random_uuid(), 'Throughline', 'created', 'open role', id::text, name, program_id, jsonb_build_object('name', name)
FROM placeholder_role;--> statement-breakpoint
INSERT INTO audit_entry (id, person_name, action, object_type, object_id, object_title, before)
SELECT DISTINCT gen_random_uuid(), 'Throughline', 'deleted', 'team member', member_id::text, title, jsonb_build_object('name', title)
FROM (SELECT DISTINCT member_id, title FROM placeholder_role) AS gone;--> statement-breakpoint
DELETE FROM resource WHERE id IN (SELECT member_id FROM placeholder_role);
