/**
 * The floor that the product's throughput is measured against: bare Fastify and postgres.js with the same session
 * look-up and the same SQL as the product's lists, superjson for tRPC, and a task with its audit row in one transaction.
 * Arguments: database URL, session secret.
 */
import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { newId } from "@throughline/db/id";
import { transformer } from "@throughline/trpc/transformer";
import fastify, { type FastifyRequest } from "fastify";
import postgres, { type PendingQuery, type Row } from "postgres";
import { hashKey, keyedHash } from "../src/secret.ts";

const [databaseUrl, sessionSecret] = process.argv.slice(2);
if (!databaseUrl || !sessionSecret) throw new Error("usage: floor.ts DATABASE_URL SESSION_SECRET");

const key = hashKey(sessionSecret, "session id");
const sql = postgres(databaseUrl, { max: 10, onnotice: () => {} });
const app = fastify();

/** Who is signed in; undefined for nobody. */
async function identify({ headers }: FastifyRequest): Promise<Row | undefined> {
	const token = /(?:^|; )throughline_session=([^;]+)/.exec(headers.cookie ?? "")?.[1] ?? "";
	const [person] = await sql`
		select s.id, s.person_id, s.expires_at, s.public_id, s.last_seen_at,
			p.email, p.first_name, p.last_name, p.profile_image_url, p.role, p.version
		from session s inner join person p on s.person_id = p.id
		where s.id = ${keyedHash(key, token)} and p.disabled_at is null`;
	return person && person.expires_at > new Date() ? person : undefined;
}

/** Answers with the rows of a query, to somebody who is signed in. */
function serve(
	path: string,
	query: (programId: string) => PendingQuery<Row[]>,
	answer: (rows: Row[]) => unknown = (rows) => rows,
): void {
	app.get<{ Querystring: { programId?: string } }>(path, async (request, reply) => {
		if (!(await identify(request))) return reply.code(401).send();
		const rows = await query(request.query.programId ?? "");
		return reply.type("application/json; charset=utf-8").send(JSON.stringify(answer([...rows])));
	});
}

const programs = () => sql`
	select id, name, description, start_date, end_date, status, currency, portfolio_id, lead_id, sponsor_id, archived_at,
		version, created_at, updated_at
	from program where archived_at is null order by name asc, id asc`;

serve("/api/programs", programs);
serve("/trpc/program.list", programs, (rows) => ({ result: { data: transformer.serialize(rows) } }));
serve(
	"/api/tasks",
	(programId) => sql`
		select id, program_id, workstream_id, parent_id, summary, name, description, status,
			start_date::text, end_date::text, progress, owner_id, priority, milestone, scheduling, estimate, note,
			checklist, recurrence, position, version, created_at, updated_at
		from task where program_id = ${programId} order by position asc, id asc`,
);

app.post<{ Body: Record<string, string> }>("/api/tasks", async (request, reply) => {
	const person = await identify(request);
	if (!person) return reply.code(401).send();
	const { body } = request;
	const row = await sql.begin(async (tx) => {
		const [made] = await tx`
			insert into task ${tx({ ...body, id: newId() })}
			returning id, program_id, workstream_id, parent_id, summary, name, description, status, start_date::text,
				end_date::text, progress, owner_id, priority, milestone, scheduling, estimate, note, checklist,
				recurrence, position, version, created_at, updated_at`;
		const entry = {
			id: newId(),
			person_id: person.person_id,
			person_name: `${person.first_name} ${person.last_name}`,
			request_id: randomUUID(),
			action: "created",
			object_type: "task",
			object_id: made?.id,
			object_title: made?.name,
			program_id: made?.program_id,
			after: made,
		};
		await tx`insert into audit_entry ${tx(entry)}`;
		return made;
	});
	return reply.code(201).send(row);
});

/** Passes on what happens in a run: one look-up for all who follow it. */
const followers = new Set<ServerResponse>();
let seen = 0;
app.get("/api/strategic-consultant/runs/:id/stream", (_request, reply) => {
	reply.hijack();
	reply.raw.writeHead(200, { "content-type": "text/event-stream" });
	reply.raw.write("retry: 2000\n\n");
	followers.add(reply.raw);
	reply.raw.once("close", () => followers.delete(reply.raw));
});
await sql.listen("throughline_run", async (notice) => {
	const events = await sql`
		select sequence, data from run_event
		where run_id = ${notice.slice(-36)} and sequence > ${seen} order by sequence`;
	const text = events
		.map(({ sequence, data }) => `id: ${sequence}\ndata: ${JSON.stringify(data)}\n\n`)
		.join("");
	seen = Number(events.at(-1)?.sequence ?? seen);
	if (text) for (const follower of followers) follower.write(text);
});

await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.(app.server.address());
