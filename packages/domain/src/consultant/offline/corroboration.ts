import { statementIn } from "../reading/attribution.ts";
import { goOppositeWays } from "../reading/direction.ts";
import type { Link, Material, ReadPassage } from "../reading/material.ts";
import { type Figure, figuresOf } from "../text/figures.ts";
import { topicWords } from "../text/words.ts";

/** From here on two passages speak of the same thing. */
const sameThing = 0.5;
/** Figures closer than this are the same, rounded. */
const tolerance = 0.03;

/**
 * Says which passages of a material support another: they speak of the same thing, name the figures that it names, and
 * where it says why, they too speak of both the cause and what it leads to. The next step of a chain of causes takes up
 * its last words without saying the same.
 */
export function corroborationIn({ links, search, passages, like, language }: Material) {
	const linksOf = new Map<ReadPassage, Link[]>();
	for (const link of links)
		for (const passage of link.passages) linksOf.set(passage, [...(linksOf.get(passage) ?? []), link]);

	const claims = new Map<ReadPassage, string[]>();
	/** What a passage says, without who says so. */
	const claimOf = (passage: ReadPassage): string[] => {
		const known = claims.get(passage) ?? topicWords(statementIn(passage.text, language), language);
		claims.set(passage, known);
		return known;
	};
	const isAlike = (passage: ReadPassage, other: ReadPassage) =>
		like(other.topics, passage.topics) >= sameThing || like(claimOf(other), claimOf(passage)) >= sameThing;
	const saysWhyToo = (passage: ReadPassage, other: ReadPassage) =>
		(linksOf.get(passage) ?? []).every(({ passages: said, causeTopics, effectTopics }) => {
			// Cause and effect in two sentences are one statement; one half does not support the other.
			if (said.length > 1) return !said.includes(other);
			return [causeTopics, effectTopics].every((topics) => like(topics, other.topics) >= sameThing);
		});
	const namesFigures = (passage: ReadPassage, other: ReadPassage) => {
		const figures = figuresOf(passage.text, language);
		return figures.length === 0 || figuresOf(other.text, language).some((each) => figures.some(same(each)));
	};
	const ofSameTime = (passage: ReadPassage, other: ReadPassage) => {
		const [times, others] = [timesIn(passage.text), timesIn(other.text)];
		return times.length === 0 || others.length === 0 || times.some((time) => others.includes(time));
	};

	/** The passages that support this one, in the order in which they stand. */
	return (passage: ReadPassage): ReadPassage[] =>
		search
			.near(passage.topics)
			.flatMap((at) => passages[at] ?? [])
			.filter(
				(other) =>
					other !== passage &&
					isAlike(passage, other) &&
					!goOppositeWays(passage.text, other.text, language) &&
					ofSameTime(passage, other) &&
					saysWhyToo(passage, other) &&
					namesFigures(passage, other),
			);
}

/** The years that a text names. */
function timesIn(text: string): string[] {
	return text.match(/\b(?:FY ?\d{2,4}|(?:19|20)\d\d)\b/g) ?? [];
}

function same({ value, unit }: Figure): (other: Figure) => boolean {
	return (other) =>
		other.unit === unit &&
		Math.abs(other.value - value) <= tolerance * Math.max(Math.abs(other.value), Math.abs(value));
}
