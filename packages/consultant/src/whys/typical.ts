import { deepestWhy, type WhyDraft } from "@throughline/domain/consultant/whys";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { likeness } from "../case/likeness.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import { wording } from "../wording/wording.ts";

export const typicalOnLevel = 2;

/** An option without capitals and double spaces, as one is known again. */
export function plain(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** Typical causes of the field: marked as such, without evidence. What shares words with the level above comes first. */
export function typical(
	case_: Case,
	playbook: Playbook | null,
	path: readonly string[],
	depth: number,
	most: number,
): WhyDraft[] {
	if (!playbook) return [];
	const { language } = case_.reading;
	const words = wording(language);
	const onPath = new Set(path.map(plain));
	const isStated = statedIn(case_);
	const left = playbook.causes
		.map((cause) => ({
			text: inLanguage(cause.text, language).text,
			evidence: cause.evidence ? inLanguage(cause.evidence, language).text : null,
		}))
		.filter(({ text }) => !onPath.has(plain(text)) && !isStated(text));
	const from =
		path.length === 0
			? hash(case_.problem?.text ?? "") % Math.max(1, left.length)
			: ((depth - 1) * typicalOnLevel + hash(path.at(-1) ?? "")) % Math.max(1, left.length);
	const upper = stemsOf(wordsOf(path.at(-1) ?? ""), language);
	const fitness = (text: string) => likeness(stemsOf(wordsOf(text), language), upper, case_.rarity);
	const turned = [...left.slice(from), ...left.slice(0, from)];
	const fitting = turned.toSorted((one, other) => fitness(other.text) - fitness(one.text));
	return fitting.slice(0, most).map(({ text, evidence }) => ({
		option: text,
		question: depth < deepestWhy ? words.whyIs(text) : "",
		consideration: words.typicalCause(inLanguage(playbook.name, language).text, evidence),
		supporting: [],
		counter: [],
		isLeaf: depth === deepestWhy,
		depth,
		branches: [],
	}));
}

/** What the text says itself is offered in its own words. */
function statedIn({ causes, reading: { language }, rarity }: Case): (typical: string) => boolean {
	return (text) => {
		const stems = stemsOf(wordsOf(text), language);
		return causes.some(
			(cause) =>
				new Set(cause.stems.filter((stem) => stems.includes(stem))).size >= leastShared &&
				likeness(stems, cause.stems, rarity) >= sameThing,
		);
	};
}

/** So much in common, and both say the same. */
const sameThing = 0.3;
const leastShared = 3;

/** Whether an option is a cause of the playbook's, in whichever of its languages. */
export function isTypical(playbook: Playbook | null, option: string): boolean {
	const asked = plain(option);
	return (
		playbook?.causes.some(({ text }) => Object.values(text).some((each) => plain(each) === asked)) ?? false
	);
}

/** So that sisters do not show the same typical causes. */
function hash(text: string): number {
	let sum = 0;
	for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) % 9973;
	return sum;
}
