import {
	type MatchKind,
	matchKinds,
	type SearchQuery,
	searchKinds,
	searchWords,
	typedCode,
} from "@throughline/domain/search";
import { type SQL, sql } from "drizzle-orm";

/**
 * How many objects are looked at, so that a word that stands everywhere costs no more than a rare one: past these
 * numbers the answer is a choice of what fits, not all of it.
 */
const most = { withCode: 200, beginningPerKind: 30, withWords: 10_000, ranked: 300, similar: 500 } as const;

/** The least part of a word's three-letter groups that a similar word shares with it (`word_similarity`, 0–1). */
export const leastSimilarity = 0.4;
/** Shorter words have too few letters to be like others. */
const shortestSimilar = 3;

const match = (kind: MatchKind) => sql.raw(`${matchKinds.indexOf(kind)} as match`);
const kinds = sql.raw(searchKinds.map((kind) => `'${kind}'`).join(", "));

/** What matches the query as it is written: rows of object_type, object_id, match (place in `matchKinds`) and score. */
export function directMatches(query: SearchQuery, personId: string): SQL {
	const lower = query.q.toLowerCase();
	const visible = visibleTo(personId);
	return sql`
		(select object_type, object_id, ${match("code")}, 0 as score from search_entry
			where lower(code) = ${typedCode(query.q)} and ${visible} ${preferred(query)} limit ${most.withCode})
		union all
		select named.* from unnest(array[${kinds}]) as kinds (kind) cross join lateral (
			select object_type, object_id, ${match("beginning")}, (lower(title) = ${lower})::int as score from search_entry
			where object_type = kind and lower(title) like ${escaped(lower)} || '%' and ${visible}
			order by lower(title) using ~<~ limit ${most.beginningPerKind}) as named
		union all
		(select object_type, object_id, ${match("text")}, 0
			from (select * from search_entry where document @@ ${wordsOf(query)} and ${visible}
				limit ${most.withWords}) as search_entry
			${preferred(query)} limit ${most.ranked})`;
}

/** What has words in its name that are like the query's; null when the query has none that could be mistyped. */
export function similarMatches(query: SearchQuery, personId: string): SQL | null {
	const words = searchWords(query.q).filter((word) => word.length >= shortestSimilar);
	if (words.length === 0) return null;
	const alike = sql.join(
		words.map((word) => sql`${word} <% lower(title)`),
		sql` and `,
	);
	const likeness = sql.join(
		words.map((word) => sql`word_similarity(${word}, lower(title))`),
		sql` + `,
	);
	const some = (condition: SQL) => sql`
		(select object_type, object_id, ${match("similar")}, (${likeness}) / ${words.length}::float8 as score
			from search_entry where ${alike} and ${visibleTo(personId)} ${condition} limit ${most.similar})`;
	if (query.programId === undefined) return some(sql``);
	// What belongs to the selected program must not be lost among the others'.
	return sql`${some(sql`and program_id = ${query.programId}`)} union all ${some(sql``)}`;
}

/** That every word of the query stands in the name of `entry`. */
export function titleHasWords(query: SearchQuery): SQL {
	return sql`entry.document @@ ${wordsOf(query, "A")}`;
}

/** What a person may find: strategies are their maker's own, and of an archived program its name alone. */
function visibleTo(personId: string): SQL {
	return sql`(object_type <> 'strategy' or person_id = ${personId})
		and (program_id is null or object_type = 'program'
			or program_id in (select id from program where archived_at is null))`;
}

/** The selected program's first, then those written last. */
function preferred(query: SearchQuery): SQL {
	return sql`order by ${isOwn(query)} desc, updated_at desc`;
}

/** That an entry belongs to the selected program. */
export function isOwn({ programId }: SearchQuery): SQL {
	return sql`coalesce(program_id = ${programId ?? null}::uuid, false)`;
}

/** Every word of the query, or one that begins with it; `weight` A: in the name. */
function wordsOf({ q }: SearchQuery, weight = ""): SQL {
	const words = searchWords(q).map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*${weight}`);
	return sql`to_tsquery('simple', ${words.join(" & ")})`;
}

/** A text as a pattern of LIKE that means just this text. */
function escaped(text: string): string {
	return text.replace(/[\\%_]/g, "\\$&");
}
