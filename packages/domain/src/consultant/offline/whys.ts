import type { Quote } from "../evidence.ts";
import { isCircular, isRemedy } from "../reading/circular.ts";
import { oppositions } from "../reading/contradictions.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import { registerIn } from "../reading/register.ts";
import { saidIn } from "../reading/row.ts";
import { type Family, families, familyOf, isWish, troubleIn } from "../reading/themes.ts";
import { plain } from "../reading/wording.ts";
import { isGibberish } from "../text/gibberish.ts";
import { topicWords } from "../text/words.ts";
import { deepestWhy } from "../whys.ts";
import { type CauseNode, causeMap } from "./cause-map.ts";
import { factsIn } from "./facts.ts";
import { hypothesisIn, suppose } from "./hypothesis.ts";
import { mainProblem, type Problem } from "./problem.ts";
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
/** In which order the field asks for what lies under a cause: who answers for it, how it is done, with what. */
const deeperFirst: readonly Family[] = [
	"governance",
	"process",
	"technology",
	"people",
	"money",
	"product",
	"market",
];
/** From here on what a person wrote speaks of the same as an effect, and a passage of an option. */
const about = 0.45;
const speaksOf = 0.6;

/** Whether a text names nothing: keys hit at random, or a single word that tells of no trouble. */
function saysNothing({ passages, language }: Material): boolean {
	return passages.every(
		({ text }) =>
			isGibberish(text) || (troubleIn(text, language) === 0 && (text.match(/\p{L}+/gu)?.length ?? 0) < 2),
	);
}

/** What is asked of the problem, of the goal, or of a few words that name what is wrong without a sentence. */
function askedAbout(
	{ passages, language }: Material,
	problem: Problem | null,
	goal: ReadPassage | undefined,
): string {
	const say = words[language];
	if (problem) return say.rootQuestion(problem.text);
	if (goal) return say.inTheWay(plain(goal.text));
	const named = passages.find(({ text }) => troubleIn(text, language) > 0);
	return named ? say.rootQuestion(plain(named.text)) : say.noProblem;
}

/** The Five Whys of one material. The same material gives the same tree. */
export function offlineWhys(material: Material) {
	const { language, passages, search, like } = material;
	const say = words[language];
	const causes = causeMap(material);
	const opposed = oppositions(material);
	const facts = factsIn(material);
	const problem = mainProblem(material);
	const goal = problem ? undefined : passages.find(({ text, topics }) => topics.length >= 3 && isWish(text));
	const register = registerIn(material);
	const isEmpty = saysNothing(material);
	const amountOf = (sum: number) =>
		register?.amount && sum > 0 ? `${register.amount.label}: ${sum.toLocaleString(language)}` : null;
	const kinds = new Map(
		register?.kinds.map((kind) => {
			const { name, sum, passages: rows } = kind;
			return [say.kind({ name, cases: rows.length, amount: amountOf(sum) }), kind] as const;
		}),
	);
	const rootQuestion =
		(isEmpty ? say.nothing : null) ??
		(register ? say.register({ ...register, amount: amountOf(register.amount?.sum ?? 0) }) : null) ??
		askedAbout(material, problem, goal);

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
		const named = depth === 2 ? namedIn(option) : null;
		const above = path.map((each) => topicWords(each, language));
		const found = (named ?? causesOf(option)).filter(
			(node) =>
				!path.includes(node.option) &&
				(standsWithin(node) || !above.some((topics) => isCircular(node.topics, topics))),
		);
		const drafts = onceEach(found.slice(0, named ? mostInGroup : most).map((node) => ofCause(node, depth)));
		return [...drafts, ...supposedUnder(path, drafts.length)];
	}

	/** The causes that stand below an option of the first level because it is a kind of case or a family; null for others. */
	function namedIn(option: string): CauseNode[] | null {
		const kind = kinds.get(option);
		if (kind) return causesIn(kind.passages);
		const family = hypothesisIn(option, language)?.family;
		return (family && ungrouped().groups.get(family)) ?? null;
	}

	/** What the field supposes under the last option of a path: each time in that option's words. */
	function supposedUnder(path: readonly string[], already: number): WhyDraft[] {
		const depth = path.length + 1;
		const option = path.at(-1) ?? "";
		const supposed = hypothesisIn(option, language);
		if (!supposed) {
			const about = kinds.get(option)?.name ?? option;
			return probes(topicWords(about, language), depth, already, path, { about });
		}
		const { family, step, text, about } = supposed;
		if (step !== "rung") {
			return rungsOf(family, step === "deeper" ? aboutOf(path) : null, depth).slice(
				0,
				Math.max(fewest - already, 0),
			);
		}
		const said = about === null ? text : `${text} – ${about}`;
		return probes(topicWords(said, language), depth, already, path, { about: said });
	}

	/** What the path was about before the field supposed something; below that, what was last supposed about it. */
	function aboutOf(path: readonly string[]): string | null {
		const rung = path.findLast((each) => hypothesisIn(each, language)?.step === "rung");
		const last = rung === undefined ? null : hypothesisIn(rung, language);
		if (last && last.about !== null) return `${last.text} – ${last.about}`;
		const said = path.findLast((each) => !hypothesisIn(each, language));
		if (said !== undefined) return kinds.get(said)?.name ?? said;
		return (
			path.flatMap((each) => hypothesisIn(each, language) ?? []).find(({ step }) => step === "rung")?.text ??
			null
		);
	}

	/** What may lie under a family of causes. */
	function rungsOf(family: Family, about: string | null, depth: number): WhyDraft[] {
		const { rungs, findOut } = say.families[family];
		return rungs.map((rung) => {
			const option = suppose(rung, about, language);
			const question = say.question({ asked: rung, option: rung, form: "note" });
			const consideration = isEmpty ? say.nothingSaid : say.silent(findOut);
			return draft(depth, { option, question, consideration, supporting: [], counter: [] });
		});
	}

	/** The causes that some rows of a register name. */
	function causesIn(rows: readonly ReadPassage[]): CauseNode[] {
		return causes.filter((node) => node.passages.some((passage) => rows.includes(passage)));
	}

	function firstLevel(): WhyDraft[] {
		if (kinds.size > 0) {
			const drafts = [...kinds].map(([option, { name, passages: rows }]) => {
				const examples = causesIn(rows).map((node) => node.option);
				const consideration = say.grouped(examples.length, examples.slice(0, 3));
				return draft(1, {
					option,
					question: say.kindQuestion(name),
					consideration,
					supporting: rows,
					counter: [],
				});
			});
			return [...drafts, ...probes([], 1, drafts.length, [], {})];
		}
		const { alone, groups, apart } = ungrouped();
		const drafts = alone.map((node) => ofCause(node, 1));
		for (const [family, nodes] of groups) drafts.push(ofGroup(family, nodes, apart));
		const taken = new Set(groups.keys());
		return onceEach([...drafts, ...probes(problem?.topics ?? [], 1, drafts.length, [], { taken })]);
	}

	let grouping: ReturnType<typeof group> | undefined;
	const ungrouped = () => (grouping ??= group());

	/**
	 * First-level causes stand alone, the nearest to the problem first. Those for which there is no room, and those of which
	 * the text does not say that they lead to the problem, go by families.
	 */
	function group(): { alone: CauseNode[]; groups: Map<Family, CauseNode[]>; apart: Set<CauseNode> } {
		const target = problem?.topics ?? [];
		const weight = (node: CauseNode) =>
			Math.max(...node.effects.map(({ topics }) => like(topics, target))) * 3 +
			node.passages.length +
			Math.max(...node.passages.map(({ trouble }) => trouble)) / 4 +
			(explains(node) ? 3 : 0);
		const answers = causes
			.filter((node) => (!node.isDeeper || explains(node)) && !isRemedy(node.effects))
			// The problem again, in other words: what leads to it stands in its place.
			.flatMap((node) => (isCircular(node.topics, target) ? node.deeper : [node]));
		const top = unique(answers)
			.map((node) => ({ node, weight: weight(node) }))
			.sort((one, other) => other.weight - one.weight)
			.map(({ node }) => node);
		const linked = top.filter(isLinked);
		// Where none is linked in words that can be told, each may be what leads there.
		const { nearest, apart } =
			linked.length === 0
				? { nearest: top, apart: [] }
				: { nearest: linked, apart: top.filter((node) => !isLinked(node)) };
		if (nearest.length <= most && apart.length === 0)
			return { alone: nearest, groups: new Map(), apart: new Set() };
		const alone = nearest.slice(0, most - 4);
		const groups = new Map<Family, CauseNode[]>();
		for (const node of [...nearest.slice(most - 4), ...apart]) {
			const family = familyOf([...node.topics, ...(node.passages[0]?.topics ?? [])], language) ?? "process";
			groups.set(family, [...(groups.get(family) ?? []), node]);
		}
		// Level 1 stays short: the smallest families go with the largest.
		const bySize = [...groups].sort((one, other) => other[1].length - one[1].length);
		const kept = new Map(bySize.slice(0, most - alone.length));
		const [largest] = kept.values();
		for (const [, nodes] of bySize.slice(most - alone.length)) largest?.push(...nodes);
		// A single cause needs no family over it, unless it answers another question.
		const needsNone = (nodes: readonly CauseNode[]) =>
			nodes.length === 1 && !nodes.some((node) => apart.includes(node));
		const single = [...kept.values()].filter(needsNone).flat();
		const several = [...kept].filter(([, nodes]) => !needsNone(nodes));
		return { alone: [...alone, ...single], groups: new Map(several), apart: new Set(apart) };
	}

	/** Whether the text says of a cause that it leads to the problem; what leads to the cause stands under it. */
	function isLinked({ effects }: CauseNode): boolean {
		const target = problem?.topics ?? [];
		return effects.some(({ topics }) => like(topics, target) >= about);
	}

	/** Whether a sentence gives it as the reason for the very one before it that states the problem. */
	function explains({ passages: said, effects }: CauseNode): boolean {
		const target = problem?.topics ?? [];
		return (
			problem !== null &&
			said.length > 1 &&
			said.includes(problem.passage) &&
			effects.some(({ topics }) => like(topics, target) >= speaksOf)
		);
	}

	/** The deeper causes that the material names for an option: its own, or those of what it speaks of. */
	function causesOf(option: string): CauseNode[] {
		const known = causes.find((node) => node.option === option);
		if (known) return known.deeper;
		if (hypothesisIn(option, language)) return [];
		const topics = topicWords(option, language);
		return causes.filter(({ effects }) => effects.some((effect) => like(effect.topics, topics) >= about));
	}

	/** The families of causes that the field knows, those first of which the material speaks in connection with the option. */
	function probes(
		topics: readonly string[],
		depth: number,
		already: number,
		path: readonly string[],
		{ about = null, taken = new Set() }: { about?: string | null; taken?: ReadonlySet<Family> },
	): WhyDraft[] {
		const room = Math.max(fewest - already, 0);
		if (room === 0) return [];
		const over = causes
			.filter(({ option }) => path.includes(option))
			.flatMap((node) => [node, ...node.deeper])
			.flatMap((node) => node.passages);
		const found = search
			.find(topics, 40)
			.flatMap(({ at }) => passages[at] ?? [])
			.filter((each) => each !== problem?.passage && !over.includes(each) && !opposed.has(each))
			.filter((each) => speaks(each, topics));
		// Whoever only wants to go somewhere tells of no trouble; what they say of each family counts all the same.
		const near = goal && depth === 1 ? passages.slice(0, longestIdea) : found;
		const gone = new Set(path.map((each) => hypothesisIn(each, language)?.family));
		// The option's own family first; then each level goes on with others, so that a walk meets no answer twice.
		const own = depth > 1 ? familyOf(topics, language) : null;
		const from = depth > 1 ? (depth - 2) * 2 : 0;
		const order = depth > 1 ? deeperFirst : families;
		const turned = order.map((_, at) => order[(at + from) % order.length] ?? "process");
		const rows = unique([...(own ? [own] : []), ...turned])
			.filter((family) => !taken.has(family) && !gone.has(family))
			.map((family) => ({
				family,
				said: near.filter((each) => isTold(each, depth) && familyOf(each.topics, language) === family),
			}));
		return rows
			.sort((one, other) => other.said.length - one.said.length)
			.slice(0, room)
			.map(({ family, said }) => ofFamily(family, said, about, depth));
	}

	/** Whether a passage speaks of an option: it shares its telling words, and more than one where there are more. */
	function speaks({ topics: said }: ReadPassage, topics: readonly string[]): boolean {
		const shared = new Set(topics.filter((word) => said.includes(word))).size;
		return shared >= Math.min(2, new Set(topics).size) && like(said, topics) >= speaksOf;
	}

	const isTold = (passage: ReadPassage, depth: number) =>
		goal && depth === 1 ? passage !== goal && !passage.heading : passage.trouble > 0;

	function ofCause(node: CauseNode, depth: number): WhyDraft {
		const near = search.find(node.topics, 12).flatMap(({ at }) => passages[at] ?? []);
		const agreeing = near.filter(
			(each) =>
				each.trouble > 0 && each !== problem?.passage && !opposed.has(each) && speaks(each, node.topics),
		);
		const counter = against(node.passages);
		const backing = node.passages.map((passage) => facts.confirming(passage));
		const supporting = unique([...node.passages, ...backing.flat(), ...agreeing]).filter(
			(each) => !counter.includes(each),
		);
		const effect = node.effects.find(({ text }) => isTelling(text) && !saysBoth(node, text))?.text;
		// Counted as the research counts it: the passage that is best confirmed, and what confirms it.
		const saying = 1 + Math.max(0, ...backing.map(({ length }) => length));
		const own = new Set([...node.passages, ...backing.flat()]);
		const speaking = supporting.filter((each) => !own.has(each)).length;
		const said = say.said(saying, speaking, counter.length);
		return draft(depth, {
			option: node.option,
			question: words[node.language].question(node),
			consideration: !effect ? said : `${said} ${say.leadsTo(plain(effect))}`,
			supporting,
			counter,
		});
	}

	function ofFamily(
		family: Family,
		said: readonly ReadPassage[],
		about: string | null,
		depth: number,
	): WhyDraft {
		const { option, deeper, question, findOut } = say.families[family];
		const supporting = unique(said).slice(0, quotes);
		const silent = supporting.length === 0;
		const consideration = isEmpty
			? say.nothingSaid
			: silent
				? say.silent(findOut)
				: say.touched(supporting.length, findOut);
		return draft(depth, {
			option: depth === 1 ? option : suppose(deeper, about, language),
			question,
			consideration,
			supporting,
			counter: [],
		});
	}

	/** A family of causes of which the material names several: they come when it is opened. */
	function ofGroup(family: Family, nodes: readonly CauseNode[], apart: ReadonlySet<CauseNode>): WhyDraft {
		const supporting = unique(nodes.flatMap((node) => node.passages));
		const { option, question } = say.families[family];
		const examples = nodes.map((node) => node.option).slice(0, 3);
		const told = nodes.every((node) => apart.has(node)) ? say.apart : say.grouped;
		const consideration = told(nodes.length, examples);
		return draft(1, { option, question, consideration, supporting, counter: [] });
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

const pointing = /^(?:they|it|he|she|them|this|that|these|those|the (?:first|second|third|other)) /iu;
const pointingInGerman = /^(?:[Ss]ie|[Ee]r|[Ee]s|[Dd]as|[Dd]ies\p{Ll}*) (?!\p{Lu})/u;

/** Whether a cause is named in the middle of what follows from it, which then holds its words without saying it again. */
function standsWithin({ text, effects }: CauseNode): boolean {
	return effects.some((effect) => plain(effect.text).includes(plain(text)));
}

/** Whether a cause and its effect are named in one breath already. */
function saysBoth({ text, option }: CauseNode, effect: string): boolean {
	const said = plain(effect).toLowerCase();
	return said.includes(plain(text).toLowerCase()) || option.toLowerCase().includes(said);
}

/** Whether an effect says by itself what it is: `they stack them so high` and `the second` do not. */
function isTelling(effect: string): boolean {
	const said = effect.trim();
	return /\s/u.test(said) && !pointing.test(said) && !pointingInGerman.test(said);
}

/** What a passage says, word for word: of a table's row the cell that says it. */
export function quoteOf({ id, documentId, start, text }: ReadPassage): Quote {
	const said = saidIn(text) ?? { start: 0, end: text.length };
	return {
		text: text.slice(said.start, said.end),
		documentId,
		passageId: id,
		start: start + said.start,
		end: start + said.end,
		verified: true,
	};
}

/** No answer is offered twice. */
function onceEach(drafts: readonly WhyDraft[]): WhyDraft[] {
	return [...new Map(drafts.toReversed().map((each) => [each.option, each])).values()].toReversed();
}

function unique<T>(items: readonly T[]): T[] {
	return [...new Set(items)];
}
