import type { Quote } from "../evidence.ts";
import { oppositions } from "../reading/contradictions.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { type Family, families, familyOf, isWish } from "../reading/themes.ts";
import { plain } from "../reading/wording.ts";
import { topicWords } from "../text/words.ts";
import { deepestWhy } from "../whys.ts";
import { type CauseNode, causeMap } from "./cause-map.ts";
import { mainProblem } from "./problem.ts";
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
/** So many passages are an idea, not a document. */
const longestIdea = 60;
/** Causes that stand below their family, because the level above had no room for them. */
const mostInGroup = 24;
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
	const goal = problem ? undefined : passages.find(({ text, topics }) => topics.length >= 3 && isWish(text));
	const rootQuestion = problem
		? say.rootQuestion(problem.text)
		: goal
			? say.inTheWay(plain(goal.text))
			: say.noProblem;

	/** Levels 1 and 2. */
	function tree(): TreeDraft {
		const branches = firstLevel().map((draft) => ({ ...draft, branches: expand([draft.option]) }));
		return { rootQuestion, branches };
	}

	/** The causes of the last option of a path, which holds the chosen options from level 1 on. */
	function expand(path: readonly string[]): WhyDraft[] {
		const depth = path.length + 1;
		const option = path.at(-1);
		if (option === undefined || depth > deepestWhy) return [];
		const family = families.find((name) => say.families[name].option === option);
		const named = family ? ungrouped().groups.get(family) : undefined;
		const found = (named ?? causesOf(option)).filter((node) => !path.includes(node.option));
		const drafts = found.slice(0, named ? mostInGroup : most).map((node) => ofCause(node, depth));
		return [...drafts, ...probes(topicWords(option, language), depth, family ?? null, drafts.length, path)];
	}

	function firstLevel(): WhyDraft[] {
		const { alone, groups } = ungrouped();
		const drafts = alone.map((node) => ofCause(node, 1));
		for (const [family, nodes] of groups) drafts.push(ofGroup(family, nodes, 1));
		return [...drafts, ...probes(problem?.topics ?? [], 1, null, drafts.length, [], new Set(groups.keys()))];
	}

	let grouping: ReturnType<typeof group> | undefined;
	const ungrouped = () => (grouping ??= group());

	/** First-level causes stand alone, the nearest to the problem first; those for which there is no room go by families. */
	function group(): { alone: CauseNode[]; groups: Map<Family, CauseNode[]> } {
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
		const known = causes.find((node) => node.option === option);
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
		const found = search.find(topics, 40).flatMap(({ at }) => passages[at] ?? []);
		// Whoever only wants to go somewhere tells of no trouble; what they say of each family counts all the same.
		const near = goal && depth === 1 ? passages.slice(0, longestIdea) : found;
		const rows = families
			.filter((family) => family !== own && !taken.has(family) && !path.includes(say.families[family].option))
			.map((family) => ({
				family,
				said: near.filter((each) => isTold(each, depth) && familyOf(each.topics, language) === family),
			}));
		return rows
			.sort((one, other) => other.said.length - one.said.length)
			.slice(0, room)
			.map(({ family, said }) => ofFamily(family, said, depth));
	}

	const isTold = (passage: ReadPassage, depth: number) =>
		goal && depth === 1 ? passage !== goal && !passage.heading : passage.trouble > 0;

	function ofCause(node: CauseNode, depth: number): WhyDraft {
		const near = search.find(node.topics, 12).flatMap(({ at }) => passages[at] ?? []);
		const agreeing = near.filter((each) => like(each.topics, node.topics) >= about && each.trouble > 0);
		const counter = against([...node.passages, ...agreeing]);
		const supporting = unique([...node.passages, ...agreeing]).filter((each) => !counter.includes(each));
		const effect = node.effects[0]?.text;
		const said = say.said(supporting.length, counter.length);
		return draft(depth, {
			option: node.option,
			question: words[node.language].question(node),
			consideration: !effect ? said : `${said} ${say.leadsTo(plain(effect))}`,
			supporting,
			counter,
		});
	}

	function ofFamily(family: Family, said: readonly ReadPassage[], depth: number): WhyDraft {
		const { option, question, findOut } = say.families[family];
		const supporting = unique(said).slice(0, quotes);
		const counter = against(supporting);
		const consideration =
			supporting.length === 0
				? say.silent(findOut)
				: say.touched(supporting.length, Math.min(counter.length, quotes), findOut);
		return draft(depth, { option, question, consideration, supporting, counter });
	}

	/** A family of causes of which the material names several: they come when it is opened. */
	function ofGroup(family: Family, nodes: readonly CauseNode[], depth: number): WhyDraft {
		const supporting = unique(nodes.flatMap((node) => node.passages));
		const { option, question } = say.families[family];
		const examples = nodes.map((node) => node.option);
		const consideration = say.grouped(examples.length, examples.slice(0, 3));
		return draft(depth, { option, question, consideration, supporting, counter: against(supporting) });
	}

	/** Passages that contradict one of these. */
	function against(said: readonly ReadPassage[]): ReadPassage[] {
		return unique(said.flatMap((passage) => opposed.get(passage) ?? []));
	}

	return { tree, expand, problem };
}

type Said = Pick<WhyDraft, "option" | "question" | "consideration"> & {
	supporting: readonly ReadPassage[];
	counter: readonly ReadPassage[];
};

function draft(depth: number, { supporting, counter, question, ...said }: Said): WhyDraft {
	return {
		...said,
		question: depth < deepestWhy ? question : "",
		supporting: supporting.slice(0, quotes).map(quoteOf),
		counter: counter.slice(0, quotes).map(quoteOf),
		isLeaf: depth === deepestWhy,
		depth,
		branches: [],
	};
}

export function quoteOf({ id, documentId, start, end, text }: ReadPassage): Quote {
	return { text, documentId, passageId: id, start, end, verified: true };
}

function unique<T>(items: readonly T[]): T[] {
	return [...new Set(items)];
}
