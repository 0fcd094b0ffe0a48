import { expect, test } from "vitest";
import { type PlacedLabel, placeLabels } from "../src/charts/bubble-labels.ts";

const bounds = { left: 40, right: 340, top: 12, floor: 370 };
const bubble = (label: string, cx: number, cy: number, r = 12) => ({ label, cx, cy, r });

test("A name stands above its bubble, below it at the top, and beside it between two others", () => {
	expect(placeLabels([bubble("Quay", 200, 200)], bounds)).toEqual([{ text: "Quay", x: 200, y: 184 }]);
	expect(placeLabels([bubble("Quay", 200, 24)], bounds)[0]?.y).toBe(50);
	const [label] = placeLabels(
		[bubble("Quay", 200, 200), bubble("A", 200, 168), bubble("B", 200, 232)],
		bounds,
	);
	expect(label?.x).toBeGreaterThan(212);
});

test("A name that finds room only in short is shortened, and one that finds none is left out", () => {
	const name = "Warehouse automation Rotterdam";
	const wall = Array.from({ length: 14 }, (_, row) => bubble("", 60, 20 + row * 26, 14));
	const [short] = placeLabels([bubble(name, 90, 200), ...wall], { ...bounds, right: 190 });
	expect(short?.text).toMatch(/^Warehouse .*…$/);
	const around = [-30, 0, 30].flatMap((dx) => [-30, 0, 30].map((dy) => bubble("", 200 + dx, 200 + dy, 20)));
	expect(placeLabels([bubble("Quay", 200, 200), ...around], bounds)[0]).toBeNull();
});

test("A long name stands in full where that takes no other name's room", () => {
	const name = "Regional service desk consolidation";
	expect(placeLabels([bubble(name, 200, 200)], bounds)[0]?.text).toBe(name);
	const crowd = [bubble(name, 150, 200, 20), bubble(name, 250, 200, 20)];
	expect(placeLabels(crowd, { ...bounds, top: 160, floor: 240 }).every((label) => label !== null)).toBe(true);
});

/** Points along the middle of a name. */
function pointsOf({ text, x, y }: PlacedLabel): [number, number][] {
	return Array.from({ length: text.length + 1 }, (_, letter) => [x + (letter - text.length / 2) * 6, y - 4]);
}

function bubblesOf(seed: number) {
	let state = seed;
	const random = (most: number) => {
		state = (state * 16_807) % 2_147_483_647;
		return (state / 2_147_483_647) * most;
	};
	return Array.from({ length: 14 }, (_, index) =>
		bubble(`Program ${index} of many`, 60 + random(270), 30 + random(330), 5 + random(20)),
	);
}

test("However bubbles lie, no name lies on another name or on another's bubble", () => {
	for (let seed = 1; seed <= 200; seed += 1) {
		const bubbles = bubblesOf(seed);
		const labels = placeLabels(bubbles, bounds);
		const covered = labels.flatMap((label, index) =>
			(label ? pointsOf(label) : []).filter(([x, y]) => {
				const onBubble = bubbles.some(
					({ cx, cy, r }, other) => other !== index && Math.hypot(x - cx, y - cy) < r,
				);
				const onName = labels.some(
					(other) =>
						other &&
						other !== label &&
						Math.abs(other.y - 4 - y) < 11 &&
						Math.abs(other.x - x) < other.text.length * 3,
				);
				return onBubble || onName;
			}),
		);
		expect(covered).toEqual([]);
	}
});
