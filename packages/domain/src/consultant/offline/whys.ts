import type { Quote } from "../evidence.ts";
import { oppositions } from "../reading/contradictions.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { type Family, families, familyOf } from "../reading/themes.ts";
import { searchIn } from "../text/search.ts";
import { topicWords } from "../text/words.ts";
import { deepestWhy } from "../whys.ts";
import { type CauseNode, causeMap } from "./cause-map.ts";
import { words } from "./words.ts";

/** An option before it is stored and gets its id. */
export type WhyDraft = {
	option: string;
	question: string;
	consideration: string;
	supporting: Quote[];
	counter: Quote[];
	isLeaf: boolean;
	depth: number;
	branches: WhyDraft[];
};

export type TreeDraft = { rootQuestion: string; branches: WhyDraft[] };

/** Options that a level offers, and quotes that one shows. */
const fewest = 3;
const most = 8;
const quotes = 4;
/** From here on a passage speaks of an option. */
const about = 0.45;

/** The Five Whys of one material. The same material gives the same tree. */
export function offlineWhys(material: Material) {
	const { language, passages, search, like } = material;
	const say = words[language];
	const causes = causeMap(material);
	const opposed = oppositions(material);
	const problem = mainProblem(material);

	/** Levels 1 and 2. */
	function tree(): TreeDraft {
		const branches = firstLevel().map((draft) => ({ ...draft, branches: expand([draft.option]) }));
		return { rootQuestion: problem ? say.rootQuestion(problem.text) : say.noProblem, branches };
	}

	/** The causes of the last option of a path, which holds the chosen options from level 1 on. */
	function expand(path: readonly string[]): WhyDraft[] {
		const depth = path.length + 1;
		const option = path.at(-1);
		if (option === undefined || depth > deepestWhy) return [];
		const family = families.find((name) => say.families[name].option === option);
		const named = family ? ungrouped().groups.get(family) : undefined;
		const found = named ?? causesOf(option).filter(({ text }) => !path.includes(sentence(text)));
		const drafts = found.slice(0, most).map((node) => ofCause(node, depth));
		return [...drafts, ...probes(topicWords(option, language), depth, family ?? null, drafts.length, path)];
	}

	function firstLevel(): WhyDraft[] {
		const { alone, groups } = ungrouped();
		const drafts = alone.map((node) => ofCause(node, 1));
		for (const [family, nodes] of groups)
			drafts.push(
				ofFamily(
					family,
					nodes.flatMap((node) => node.passages),
					1,
				),
			);
		return [...drafts, ...probes(problem?.topics ?? [], 1, null, drafts.length, [], new Set(groups.keys()))];
	}

	/** First-level causes stand alone, the nearest to the problem first; those for which there is no room go by families. */
	function ungrouped(): { alone: CauseNode[]; groups: Map<Family, CauseNode[]> } {
		const target = problem?.topics ?? [];
		const weight = ({ effects, passages: said }: CauseNode) =>
			Math.max(...effects.map(({ topics }) => like(topics, target))) * 3 +
			said.length +
			Math.max(...said.map(({ trouble }) => trouble)) / 4;
		const top = causes
			.filter(({ isDeeper }) => !isDeeper)
			.map((node) => ({ node, weight: weight(node) }))
			.sort((one, other) => other.weight - one.weight)
			.map(({ node }) => node);
		if (top.length <= most) return { alone: top, groups: new Map() };
		const alone = top.slice(0, most - 4);
		const groups = new Map<Family, CauseNode[]>();
		for (const node of top.slice(most - 4)) {
			const family = familyOf([...node.topics, ...(node.passages[0]?.topics ?? [])], language) ?? "process";
			groups.set(family, [...(groups.get(family) ?? []), node]);
		}
		return { alone, groups };
	}

	/** The deeper causes that the material names for an option: its own, or those of what it speaks of. */
	function causesOf(option: string): CauseNode[] {
		const known = causes.find(({ text }) => sentence(text) === option);
		if (known) return known.deeper;
		const topics = topicWords(option, language);
		return causes.filter(({ effects }) => effects.some((effect) => like(effect.topics, topics) >= about));
	}

	/** The families of causes that the field knows, those first of which the material speaks in connection with the option. */
	function probes(
		topics: readonly string[],
		depth: number,
		own: Family | null,
		already: number,
		path: readonly string[],
		taken: ReadonlySet<Family> = new Set(),
	): WhyDraft[] {
		const room = Math.max(fewest - already, 0);
		if (room === 0) return [];
		const near = search.find(topics, 40).flatMap(({ at }) => passages[at] ?? []);
		const rows = families
			.filter((family) => family !== own && !taken.has(family) && !path.includes(say.families[family].option))
			.map((family) => ({
				family,
				said: near.filter((each) => each.trouble > 0 && familyOf(each.topics, language) === family),
			}));
		return rows
			.sort((one, other) => other.said.length - one.said.length)
			.slice(0, room)
			.map(({ family, said }) => ofFamily(family, said, depth));
	}

	function ofCause(node: CauseNode, depth: number): WhyDraft {
		const option = sentence(node.text);
		const near = search.find(node.topics, 12).flatMap(({ at }) => passages[at] ?? []);
		const agreeing = near.filter((each) => like(each.topics, node.topics) >= about && each.trouble > 0);
		const counter = against([...node.passages, ...agreeing]);
		const supporting = unique([...node.passages, ...agreeing]).filter((each) => !counter.includes(each));
		const effect = node.effects[0]?.text;
		return draft(
			option,
			depth,
			supporting.slice(0, quotes),
			counter.slice(0, quotes),
			effect && say.leadsTo(effect),
		);
	}

	function ofFamily(family: Family, said: readonly ReadPassage[], depth: number): WhyDraft {
		const { option, findOut } = say.families[family];
		const supporting = unique(said).slice(0, quotes);
		return draft(option, depth, supporting, against(supporting).slice(0, quotes), say.silent(findOut));
	}

	/** Passages that contradict one of these. */
	function against(said: readonly ReadPassage[]): ReadPassage[] {
		return unique(said.flatMap((passage) => opposed.get(passage) ?? []));
	}

	function draft(
		option: string,
		depth: number,
		supporting: readonly ReadPassage[],
		counter: readonly ReadPassage[],
		more: string | undefined,
	): WhyDraft {
		const silent = supporting.length === 0;
		const consideration = silent
			? (more ?? "")
			: [say.said(supporting.length, counter.length), more !== undefined && isEffect(more) ? more : ""]
					.join(" ")
					.trim();
		return {
			option,
			question: depth < deepestWhy ? say.question(option) : "",
			consideration,
			supporting: supporting.map(quoteOf),
			counter: counter.map(quoteOf),
			isLeaf: depth === deepestWhy,
			depth,
			branches: [],
		};
	}

	/** What a family asks to find out is said only while the material is silent. */
	function isEffect(text: string): boolean {
		return !families.some((family) => text === say.silent(say.families[family].findOut));
	}

	return { tree, expand, problem };
}

/** The problem of a material: its words, without their reason, and the passage that says it. */
export type Problem = { text: string; topics: string[]; passage: ReadPassage };

/**
 * What the material tells most plainly to be wrong: by words of trouble, figures, what is led back to others, and its
 * place near the top. A passage that already gives the reason comes behind one that only states the problem.
 */
export function mainProblem({ passages, links, like }: Material): Problem | null {
	const reasons = new Map(links.flatMap((link) => link.passages.map((passage) => [passage, link] as const)));
	const effects = links.map(({ effectTopics }) => effectTopics);
	const { near } = searchIn(effects);
	let best: { passage: ReadPassage; score: number } | null = null;
	for (const [at, passage] of passages.entries()) {
		if (passage.trouble === 0 || passage.topics.length < 3 || passage.text.length > 400) continue;
		const caused = near(passage.topics).filter((link) => like(effects[link] ?? [], passage.topics) >= about);
		const figures = /\d/.test(passage.text) ? 1 : 0;
		const explained = reasons.has(passage) ? 3 : 0;
		const score =
			passage.trouble + figures + 1.5 * Math.min(caused.length, 4) + 1 / (1 + at / 10) - explained;
		if (!best || score > best.score) best = { passage, score };
	}
	if (!best) return null;
	const { passage } = best;
	const reason = reasons.get(passage);
	return reason
		? { text: plain(reason.effect), topics: reason.effectTopics, passage }
		: { text: plain(passage.text), topics: passage.topics, passage };
}

export function quoteOf({ id, documentId, start, end, text }: ReadPassage): Quote {
	return { text, documentId, passageId: id, start, end, verified: true };
}

function unique<T>(items: readonly T[]): T[] {
	return [...new Set(items)];
}

/** A stretch of a text as an option: with a capital, without the mark at its end. */
function sentence(text: string): string {
	const bare = plain(text);
	return bare.charAt(0).toUpperCase() + bare.slice(1);
}

function plain(text: string): string {
	return text.replaceAll(/\s+/g, " ").replace(/[\s.!?;:,]+$/u, "");
}
