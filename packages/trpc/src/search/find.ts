import type { Executor } from "@throughline/db/connect";
import {
	excerptOf,
	type Found,
	type MatchKind,
	matchKinds,
	type SearchKind,
	type SearchQuery,
	searchWords,
} from "@throughline/domain/search";
import { type SQL, sql } from "drizzle-orm";
import { directMatches, isOwn, leastSimilarity, similarMatches, titleHasWords } from "./matches.ts";

/** With fewer objects than these, names with similar words are looked for as well. */
const enough = 5;
/** A similar name is left out when another is so much nearer to the query. */
const nearBest = 0.75;

type Row = Omit<Found, "excerpt" | "match"> & { match: MatchKind; score: number; body: string | null };

/**
 * The objects that `personId` may see and whose code, name or text matches the query, best first: the exact code, then
 * names that begin with the query, then all its words in the name, then anywhere, then names with similar words. Of
 * equals the selected program's come first, then those written last.
 */
export async function find(db: Executor, personId: string, query: SearchQuery): Promise<Found[]> {
	const words = searchWords(query.q);
	const direct = await ranked(db, query, directMatches(query, personId));
	const similar = direct.length < enough ? await similarOnes(db, personId, query) : [];
	return atMost(query, [...direct, ...similar]).map(({ body, score: _score, ...row }) => ({
		...row,
		excerpt: row.match === "text" ? excerptOf(body, words) : null,
	}));
}

/** Each object once, and no more of them than were asked for. */
function atMost({ limit, perKind }: SearchQuery, rows: Row[]): Row[] {
	const seen = new Set<string>();
	const counts = new Map<SearchKind, number>();
	const kept = rows.filter(({ kind, id }) => {
		const count = counts.get(kind) ?? 0;
		if (count >= perKind || seen.has(`${kind} ${id}`)) return false;
		seen.add(`${kind} ${id}`);
		counts.set(kind, count + 1);
		return true;
	});
	return kept.slice(0, limit);
}

async function similarOnes(db: Executor, personId: string, query: SearchQuery): Promise<Row[]> {
	const matches = similarMatches(query, personId);
	if (!matches) return [];
	const rows = await db.transaction(async (tx) => {
		await tx.execute(
			sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`,
		);
		return await ranked(tx, query, matches);
	});
	const best = Math.max(...rows.map(({ score }) => score));
	return rows.filter(({ score }) => score >= best * nearBest);
}

/** `matches` (object_type, object_id, match, score) in the order of the answer, no more of a kind than were asked for. */
async function ranked(db: Executor, query: SearchQuery, matches: SQL): Promise<Row[]> {
	return await db.execute<Row>(sql`
		with found as (
			select object_type, object_id, min(match) as match, max(score) as score
			from (${matches}) as matches group by object_type, object_id
		),
		judged as (
			select entry.*, found.score, ${isOwn(query)} as own,
				case when found.match = ${place("text")} and ${titleHasWords(query)} then ${place("title")}
					else found.match end as match
			from found join search_entry as entry using (object_type, object_id)
		),
		placed as (
			select *, row_number() over (partition by object_type order by ${order}) as place_in_kind from judged
		)
		select object_type as kind, object_id as id, parent_id as "parentId", program_id as "programId",
			(select name from program where program.id = program_id) as "programName", code, title, body,
			(array[${names}])[match + 1] as match, score::float8 as score
		from placed where place_in_kind <= ${query.perKind} order by ${order} limit ${query.limit}`);
}

const order = sql.raw("match, score desc, own desc, updated_at desc, object_id");
const names = sql.raw(matchKinds.map((kind) => `'${kind}'`).join(", "));

function place(kind: MatchKind): SQL {
	return sql.raw(String(matchKinds.indexOf(kind)));
}
