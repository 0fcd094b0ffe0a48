import type { CauseForm } from "../reading/cause-cues.ts";
import type { Link, Material, ReadPassage } from "../reading/material.ts";
import { type Likeness, searchIn } from "../text/search.ts";
import type { Language } from "../text/words.ts";

/** A cause that the material names, with everything that says so, and the deeper causes that it names for it. */
export type CauseNode = {
	/** In the text's words, how it is put, as an option that can stand alone, and as it goes on a question. */
	text: string;
	form: CauseForm;
	language: Language;
	option: string;
	asked: string;
	topics: string[];
	/** What it leads to, in the text's words. */
	effects: { text: string; topics: string[] }[];
	passages: ReadPassage[];
	deeper: CauseNode[];
	/** Whether it is itself the deeper cause of another one. */
	isDeeper: boolean;
};

/** From here on two texts speak of the same thing. */
const same = 0.75;
const related = 0.55;
/** Sentences that follow each other go on with one thought, in other words. */
const goingOn = 0.3;
const breath = 3;

const maps = new WeakMap<Material, CauseNode[]>();

/** All causes of the material, each once, with the deeper ones under what they lead to. No cause is its own ancestor. */
export function causeMap(material: Material): CauseNode[] {
	const known = maps.get(material) ?? drawn(material);
	maps.set(material, known);
	return known;
}

/** A cause and all deeper ones under it. */
export function withDeeper(node: CauseNode, found = new Set<CauseNode>()): Set<CauseNode> {
	if (found.has(node)) return found;
	found.add(node);
	for (const deeper of node.deeper) withDeeper(deeper, found);
	return found;
}

function drawn({ links, like }: Material): CauseNode[] {
	const named = links.filter(({ causeTopics }) => causeTopics.length > 0);
	const near = searchIn(named.map(({ causeTopics }) => causeTopics)).near;
	const nodeAt = new Map<number, CauseNode>();
	for (const [at, link] of named.entries()) {
		const known = near(link.causeTopics)
			.flatMap((other) => (other < at ? (nodeAt.get(other) ?? []) : []))
			.find(({ topics }) => isSame(topics, link.causeTopics, like));
		if (known) join(known, link);
		nodeAt.set(at, known ?? nodeOf(link));
	}
	const nodes = [...new Set(nodeAt.values())];
	const search = searchIn(nodes.map(({ topics }) => topics));
	for (const node of nodes) {
		const led = node.effects.flatMap(({ topics }) => search.near(topics).flatMap((at) => nodes[at] ?? []));
		putUnder(node, new Set(led), like);
	}
	return nodes;
}

/** Puts a cause under every other one that it leads to. */
function putUnder(node: CauseNode, nodes: Iterable<CauseNode>, like: Likeness): void {
	for (const other of nodes) {
		if (other === node || reaches(node, other)) continue;
		const enough = sameBreath(node, other) ? goingOn : related;
		if (!node.effects.some(({ topics }) => topics.length > 0 && like(topics, other.topics) >= enough))
			continue;
		other.deeper.push(node);
		node.isDeeper = true;
	}
}

function sameBreath(one: CauseNode, other: CauseNode): boolean {
	return one.passages.some((a) =>
		other.passages.some(
			(b) => a.documentId === b.documentId && a.position > b.position && a.position - b.position <= breath,
		),
	);
}

/** A single shared word makes two long texts alike to each other, not the same. */
function isSame(one: readonly string[], other: readonly string[], like: Likeness): boolean {
	const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
	return like(one, other) >= same && shorter.length * 2 >= longer.length;
}

function nodeOf({
	cause,
	form,
	language,
	option,
	asked,
	causeTopics,
	effect,
	effectTopics,
	passages,
}: Link): CauseNode {
	return {
		text: cause,
		form,
		language,
		option,
		asked,
		topics: causeTopics,
		effects: [{ text: effect, topics: effectTopics }],
		passages: [...passages],
		deeper: [],
		isDeeper: false,
	};
}

function join(node: CauseNode, { effect, effectTopics, passages }: Link): void {
	node.effects.push({ text: effect, topics: effectTopics });
	for (const passage of passages) if (!node.passages.includes(passage)) node.passages.push(passage);
}

function reaches(from: CauseNode, to: CauseNode, seen = new Set<CauseNode>()): boolean {
	for (const deeper of from.deeper) {
		if (deeper === to) return true;
		if (seen.has(deeper)) continue;
		seen.add(deeper);
		if (reaches(deeper, to, seen)) return true;
	}
	return false;
}
