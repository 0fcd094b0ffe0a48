import type { Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { whysNode } from "@throughline/db/schema";
import { sameOption } from "@throughline/domain/consultant/same-option";
import { languageAsked } from "@throughline/domain/consultant/why-words";
import {
	deepestWhy,
	questionOfOption,
	type TreeDraft,
	type WhyDraft,
} from "@throughline/domain/consultant/whys";
import { eq, inArray, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { WhyRow } from "./entity.ts";
import { isAssumed } from "./evidence.ts";
import { different, insertWhys, type Making, type NewWhy, wordsOf } from "./store.ts";

/** A tree made anew, and what may explain the whys that a person wrote in the old one, by their ids. */
export type NewTree = TreeDraft & { below: Readonly<Record<string, WhyDraft[]>> };

/** More levels are found again once somebody goes there. */
const mostExpanded = 60;

/** A new tree with causes of whatever the old one had causes of, as far as it says the same. */
export async function grownAsBefore(
	tree: TreeDraft,
	old: readonly WhyRow[],
	expand: (path: readonly string[]) => Promise<WhyDraft[]>,
): Promise<NewTree> {
	const childrenOf = childrenIn(old);
	const below: Record<string, WhyDraft[]> = {};
	let left = mostExpanded;
	async function under(
		path: readonly string[],
		drafts: readonly WhyDraft[],
		was: WhyRow,
	): Promise<WhyDraft[]> {
		const before = childrenOf(was.id);
		if (before.length === 0 || path.length >= deepestWhy) return [...drafts];
		const found = drafts.length === 0 && left-- > 0 ? await expand(path) : drafts;
		return await level(path, found, before);
	}
	async function level(
		path: readonly string[],
		drafts: readonly WhyDraft[],
		before: readonly WhyRow[],
	): Promise<WhyDraft[]> {
		const grown: WhyDraft[] = [];
		for (const draft of drafts) {
			const was = before.find(({ option }) => sameOption(option, draft.option));
			const branches = was && (await under([...path, draft.option], draft.branches, was));
			grown.push(branches ? { ...draft, branches } : draft);
		}
		for (const own of before)
			if (own.isCustom && !drafts.some(({ option }) => sameOption(option, own.option)))
				below[own.id] = await under([...path, own.option], [], own);
		return grown;
	}
	return { ...tree, branches: await level([], tree.branches, childrenOf(null)), below };
}

type Renewal = { sessionId: string; old: readonly WhyRow[]; making: Making };

/**
 * Puts a new tree in place of a stored one. A why that says the same at the same place stays the one it was. What a person
 * wrote or changed stays below the same why where the new tree has it, and stands on level 1 otherwise, with what they put
 * below it.
 */
export async function renewWhys(
	tx: Transaction,
	{ sessionId, old, making }: Renewal,
	tree: NewTree,
): Promise<void> {
	const { moved, added } = renewed({ sessionId, old, making }, tree);
	await insertWhys(tx, added);
	const keepsPath = old.every(({ id, chosen }) => !chosen || moved.get(id)?.depth === depthOf(old, id));
	for (const [id, change] of moved)
		await tx
			.update(whysNode)
			.set({ ...change, ...(keepsPath ? {} : { chosen: false }) })
			.where(eq(whysNode.id, id));
	const gone = old.flatMap(({ id }) => (moved.has(id) ? [] : id));
	if (gone.length > 0) await tx.delete(whysNode).where(inArray(whysNode.id, gone));
}

type Change = PgUpdateSetSource<typeof whysNode> & { depth: number };
type Above = { id: string; depth: number } | null;

/** What becomes of the stored whys that stay, and what is new. */
function renewed(
	{ sessionId, old, making }: Renewal,
	{ rootQuestion, branches, below }: NewTree,
): { moved: ReadonlyMap<string, Change>; added: NewWhy[] } {
	const childrenOf = childrenIn(old);
	const language = languageAsked([rootQuestion]);
	const moved = new Map<string, Change>();
	const added: NewWhy[] = [];
	const homeless: WhyRow[] = [];

	function keep(row: WhyRow, above: Above, position: number, draft: WhyDraft | null): void {
		const depth = (above?.depth ?? 0) + 1;
		const said =
			draft && !row.isCustom
				? { ...withGivenEvidence(wordsOf(draft, depth, making), row), createdAt: sql`now()` }
				: {};
		const isMoved = row.depth !== depth;
		moved.set(row.id, {
			...said,
			...(isMoved && {
				question: questionOfOption(row.option, depth, language),
				isLeaf: depth === deepestWhy,
			}),
			parentId: above?.id ?? null,
			depth,
			position,
			version: row.version + 1,
		});
		level(draft?.branches ?? below[row.id] ?? [], childrenOf(row.id), { id: row.id, depth });
	}
	function add(draft: WhyDraft, above: Above, position: number): void {
		const [id, depth] = [newId(), (above?.depth ?? 0) + 1];
		const parentId = above?.id ?? null;
		added.push({ id, sessionId, parentId, depth, position, ...wordsOf(draft, depth, making) });
		level(draft.branches, [], { id, depth });
	}
	function level(drafts: readonly WhyDraft[], before: readonly WhyRow[], above: Above): void {
		const fresh = above?.depth === deepestWhy ? [] : different(drafts);
		const same = (draft: WhyDraft) => before.find(({ option }) => sameOption(option, draft.option));
		const stays = new Set(fresh.map(same));
		for (const [at, draft] of fresh.entries()) {
			const was = same(draft);
			if (was) keep(was, above, at, draft);
			else add(draft, above, at);
		}
		const others = before.filter((row) => !stays.has(row));
		for (const [at, own] of others.filter(({ isCustom }) => isCustom).entries())
			keep(own, above, fresh.length + at, null);
		homeless.push(...others.filter(({ isCustom }) => !isCustom).flatMap(({ id }) => ownBelow(id)));
	}
	const ownBelow = (id: string): WhyRow[] =>
		childrenOf(id).flatMap((row) => (row.isCustom ? row : ownBelow(row.id)));

	level(branches, childrenOf(null), null);
	const onTop = branches.map(({ option }) => option);
	onTop.push(...childrenOf(null).flatMap(({ id, option }) => (moved.has(id) ? option : [])));
	for (let own = homeless.shift(); own; own = homeless.shift()) {
		const { option, id } = own;
		if (onTop.some((each) => sameOption(each, option))) homeless.push(...ownBelow(id));
		else keep(own, null, onTop.push(option) - 1, null);
	}
	return { moved, added };
}

/** Evidence that a person gave for a why that the text itself does not back. */
function withGivenEvidence(
	said: ReturnType<typeof wordsOf>,
	row: WhyRow,
): Partial<ReturnType<typeof wordsOf>> {
	if (!isAssumed(said) || isAssumed(row)) return said;
	const { supportingQuotes: _, supportingEvidence: __, passageId: ___, ...others } = said;
	return others;
}

function childrenIn(rows: readonly WhyRow[]): (id: string | null) => readonly WhyRow[] {
	const children = Map.groupBy(rows, ({ parentId }) => parentId);
	return (id) => children.get(id) ?? [];
}

function depthOf(rows: readonly WhyRow[], id: string): number | undefined {
	return rows.find((row) => row.id === id)?.depth;
}
