import type { CauseForm } from "../reading/cause-cues.ts";
import { isCircular } from "../reading/circular.ts";
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

/** Adds a cause and all deeper ones under it. */
export function withDeeper(node: CauseNode, found: Set<CauseNode>): void {
	const waiting = [node];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		if (found.has(next)) continue;
		found.add(next);
		waiting.push(...next.deeper);
	}
}

function drawn({ links, like }: Material): CauseNode[] {
	const named = links.filter(
		({ causeTopics, effectTopics }) => causeTopics.length > 0 && !isCircular(causeTopics, effectTopics),
	);
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
		const led = new Set(node.effects.flatMap(({ topics }) => search.near(topics)));
		for (const at of led) {
			const other = nodes[at];
			if (other && other !== node && leadsTo(node, other, like)) other.deeper.push(node);
		}
	}
	breakCycles(nodes);
	for (const node of nodes) for (const deeper of node.deeper) deeper.isDeeper = true;
	return nodes;
}

function leadsTo(node: CauseNode, other: CauseNode, like: Likeness): boolean {
	const enough = sameBreath(node, other) ? goingOn : related;
	return node.effects.some(({ topics }) => topics.length > 0 && like(topics, other.topics) >= enough);
}

/** Takes away each step that leads back to a cause above it. */
function breakCycles(nodes: readonly CauseNode[]): void {
	const done = new Set<CauseNode>();
	for (const node of nodes) if (!done.has(node)) breakCyclesBelow(node, done);
}

/** Without calling itself: a chain of causes may be as long as the document. */
function breakCyclesBelow(first: CauseNode, done: Set<CauseNode>): void {
	const above = new Set([first]);
	const way = [{ node: first, next: 0 }];
	for (let step = way.at(-1); step; step = way.at(-1)) {
		const deeper = step.node.deeper[step.next];
		if (deeper === undefined) {
			done.add(step.node);
			above.delete(step.node);
			way.pop();
		} else if (above.has(deeper)) step.node.deeper.splice(step.next, 1);
		else {
			step.next++;
			if (done.has(deeper)) continue;
			above.add(deeper);
			way.push({ node: deeper, next: 0 });
		}
	}
}

/** Whether one is said right after the other. */
function sameBreath(one: CauseNode, other: CauseNode): boolean {
	const places = placesOf(other);
	return one.passages.some(({ documentId, position }) => {
		for (let back = 1; back <= breath; back++)
			if (places.has(`${documentId} ${position - back}`)) return true;
		return false;
	});
}

const places = new WeakMap<CauseNode, ReadonlySet<string>>();

function placesOf(node: CauseNode): ReadonlySet<string> {
	const known =
		places.get(node) ?? new Set(node.passages.map(({ documentId, position }) => `${documentId} ${position}`));
	places.set(node, known);
	return known;
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
